import { useFiscalYear } from '#platform/web/kit/board/use-fiscal-year.ts'
import { useSay } from '#platform/web/language/say.ts'
import { yearPlanTexts } from './year-plan.text.ts'
import { countLacks, type ShownItem, type YearView } from './year-rows.ts'

interface Props {
  year: string
  view: YearView
  items: readonly ShownItem[]
}

/** Which year it is, how many months lack something, and what the marks mean. */
export function YearNotes({ year, view, items }: Props) {
  const say = useSay()
  const { short, below } = countLacks(items, view)
  const { words } = useFiscalYear(year, view.months)
  return (
    <p className="year-notes">
      <span>{words}</span>
      {short > 0 ? <span className="short">▲{say(yearPlanTexts.short, { count: short })}</span> : null}
      {below > 0 ? <span className="below">{say(yearPlanTexts.belowTarget, { count: below })}</span> : null}
      {short + below === 0 ? <span>{say(yearPlanTexts.enough)}</span> : null}
      <span className="dim">{say(yearPlanTexts.marks)}</span>
    </p>
  )
}
