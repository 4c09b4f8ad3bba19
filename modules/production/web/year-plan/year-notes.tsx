import { useFiscalYear } from '#platform/web/kit/board/use-fiscal-year.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { YearLoad } from '../../contract/year-plan/year-plan-calls.ts'
import { yearPlanTexts } from './year-plan.text.ts'
import { countLacks, type ShownItem, type YearView } from './year-rows.ts'
import { stockWays, type StockWay } from './year-stock.ts'

interface Props {
  year: string
  view: YearView
  items: readonly ShownItem[]
  way: StockWay
  onWay: (way: StockWay) => void
  seesCosts: boolean
  groups: YearLoad['groups']
  /** Blank: the fullest one. */
  group: string
  onGroup: (group: string) => void
}

const wayTexts = { qty: yearPlanTexts.asQty, value: yearPlanTexts.asValue, cover: yearPlanTexts.asCover }

/** Which year it is, how many months lack something, what the marks mean, and as what stock and load are shown. */
export function YearNotes({ year, view, items, way, onWay, seesCosts, groups, group, onGroup }: Props) {
  const say = useSay()
  const { short, below } = countLacks(items, view)
  const { words } = useFiscalYear(year, view.months)
  return (
    <div className="year-notes">
      <span className="ways" role="group" aria-label={say(yearPlanTexts.shownAs)}>
        {stockWays
          .filter((one) => seesCosts || one !== 'value')
          .map((one) => (
            <button
              key={one}
              type="button"
              className="btn"
              aria-pressed={one === way}
              onClick={() => onWay(one)}
            >
              {say(wayTexts[one])}
            </button>
          ))}
      </span>
      {groups.length > 0 ? (
        <select
          className="fld"
          aria-label={say(yearPlanTexts.loadGroup)}
          value={group}
          onChange={({ target }) => onGroup(target.value)}
        >
          <option value="">{say(yearPlanTexts.fullest)}</option>
          {groups.map(({ facility_group_cd, facility_group_nm }) => (
            <option key={facility_group_cd} value={facility_group_cd}>
              {facility_group_nm}
            </option>
          ))}
        </select>
      ) : null}
      <span>{words}</span>
      {short > 0 ? <span className="short">▲{say(yearPlanTexts.short, { count: short })}</span> : null}
      {below > 0 ? <span className="below">{say(yearPlanTexts.belowTarget, { count: below })}</span> : null}
      {short + below === 0 ? <span>{say(yearPlanTexts.enough)}</span> : null}
      <span className="dim">{say(yearPlanTexts.marks)}</span>
    </div>
  )
}
