import type { OutputOf } from '#platform/contract/endpoint.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import type { stockPeriods } from '../../contract/stock-manage.ts'
import { manageTexts } from './manage.text.ts'

interface Props {
  list: OutputOf<typeof stockPeriods>['list']
  chosen: string
  onChoose: (month: string) => void
}

export const monthText = (month: string): string => month.replace('-', '/')

/** The months, the latest first. */
export function PeriodsTable({ list, chosen, onChoose }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  return (
    <div className="grid-scroll">
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{say(manageTexts.month)}</th>
            <th scope="col">{say(manageTexts.state)}</th>
            <th scope="col" className="num">
              {say(manageTexts.movements)}
            </th>
            <th scope="col" className="num">
              {say(manageTexts.amount)}
            </th>
            <th scope="col">{say(manageTexts.by)}</th>
            <th scope="col">{say(manageTexts.at)}</th>
            <th scope="col">{say(manageTexts.why)}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr
              key={one.month}
              aria-current={one.month === chosen || undefined}
              onClick={() => onChoose(one.month)}
            >
              <td>
                <button type="button" className="key-link" onClick={() => onChoose(one.month)}>
                  {monthText(one.month)}
                </button>
              </td>
              <td>
                {one.closed ? (
                  <span className="st lock">
                    <Icon name="lock" size="s" /> {say(manageTexts.isClosed)}
                  </span>
                ) : (
                  <span className="st none">{say(manageTexts.open)}</span>
                )}
              </td>
              <td className="num">
                <Figure exact={String(one.movements)} />
              </td>
              <td className="num">
                <Figure exact={one.amount} />
              </td>
              <td>{one.changed_by || <span className="dim">—</span>}</td>
              <td>{one.changed_at ? momentText(one.changed_at) : <span className="dim">—</span>}</td>
              <td>{one.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
