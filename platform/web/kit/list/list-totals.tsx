import type { List } from '#platform/contract/list-definition.ts'
import { useSay } from '../../language/say.ts'
import { Figure } from '../grid/cell.tsx'
import { listTexts } from './list.text.ts'
import './list-totals.css'

interface Props {
  list: Pick<List, 'columns'>
  total: number | null
  /** Undefined until they are known. */
  totals: Readonly<Record<string, string>> | undefined
}

/** What everything found comes to, as a sentence: it stands there whatever columns are shown. */
export function ListTotals({ list, total, totals }: Props) {
  const say = useSay()
  const summed = Object.entries(list.columns).filter(([, column]) => column.total)
  if (summed.length === 0) return null
  const [before, after] = say(listTexts.money).split('{amount}')
  return (
    <p className="list-totals">
      <span>{say(listTexts.sumOf, { total: (total ?? 0).toLocaleString() })}</span>
      {totals ? (
        <span className="list-sums">
          {summed.map(([name, column]) => (
            <span key={name}>
              {say(column.totalled ?? column.label)} {before}
              <b>
                <Figure exact={totals[name] ?? '0'} />
              </b>
              {after}
            </span>
          ))}
        </span>
      ) : null}
    </p>
  )
}
