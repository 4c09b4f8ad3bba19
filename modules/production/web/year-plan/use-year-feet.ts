import { useMemo, useState } from 'react'
import { grouped } from '#platform/contract/decimal.ts'
import type { FootOf } from '#platform/web/kit/entry/entry-foot.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSeesCosts } from '#platform/web/session/allowed.tsx'
import type { YearLoad } from '../../contract/year-plan/year-plan-calls.ts'
import { yearPlanTexts } from './year-plan.text.ts'
import type { ShownItem, YearView } from './year-rows.ts'
import { fullestOf, loadsOf, rateOf, stockWorth } from './year-stock.ts'

/** Under the months, always in sight: what the stock of all items is worth, and how full the machines are with all that is made. */
export function useYearFeet(view: YearView, items: readonly ShownItem[], load: YearLoad | undefined) {
  const say = useSay()
  const seesCosts = useSeesCosts()
  const [chosen, setGroup] = useState('')
  const loads = useMemo(() => (load ? loadsOf(load, items, view) : undefined), [load, items, view])
  const group = chosen || (loads && fullestOf(loads)) || ''
  const groups = load?.groups ?? []
  const name = groups.find(({ facility_group_cd }) => facility_group_cd === group)?.facility_group_nm ?? ''
  const { months } = view
  const feet = useMemo((): readonly FootOf[] => {
    /** Of a month, a half or the year. */
    const spanOf = (id: string): readonly string[] => {
      if (id === '1') return months.slice(0, 6)
      if (id === '2') return months.slice(-6)
      return id === 'year' ? months : [id]
    }
    const worth: FootOf = ({ id }) => {
      if (id === 'item') return say(yearPlanTexts.worth)
      if (id === 'kind') return say(yearPlanTexts.atCost)
      return grouped(stockWorth(items, id === 'begin' ? -1 : months.indexOf(spanOf(id).at(-1) ?? '')))
    }
    const rate: FootOf = ({ id }) => {
      if (id === 'item') return name
      if (id === 'kind') return say(yearPlanTexts.load)
      const full = id === 'begin' ? undefined : rateOf(loads?.get(group), spanOf(id))
      if (full === undefined) return ''
      return full > 100 ? { text: `${String(full)}%`, tone: 'bad' } : `${String(full)}%`
    }
    return [...(seesCosts ? [worth] : []), ...(group === '' ? [] : [rate])]
  }, [items, months, loads, group, name, seesCosts, say])
  return { feet, groups, chosen, setGroup, seesCosts }
}
