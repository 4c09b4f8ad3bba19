import { useMemo } from 'react'
import { written, type Decimal } from '#platform/contract/decimal.ts'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { languageTags, useLanguage, useSay } from '#platform/web/language/say.ts'
import { yearPlanTexts } from './year-plan.text.ts'
import type { ShownItem } from './year-rows.ts'

interface Props {
  item: ShownItem
  months: readonly string[]
}

/** Stock, production and sales of the item at hand over the months. */
export function YearChart({ item, months }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { item_cd, item_nm } = item.row
  const names = useMemo(() => {
    const name = new Intl.DateTimeFormat(languageTags[language], { month: 'short', timeZone: 'UTC' })
    return months.map((month) => name.format(new Date(`${month}-01T00:00:00Z`)))
  }, [months, language])
  const of = (name: 'stock' | 'production' | 'sales', figures: readonly Decimal[]) => ({
    ...{ name, label: say(yearPlanTexts[name]) },
    points: names.map((at, index) => {
      const figure = figures[index]
      return { at, value: figure ? Number(written(figure, 0)) : 0 }
    }),
  })
  const label = say(yearPlanTexts.chartOf, { item: item_cd, name: item_nm })
  return (
    <section className="year-chart" aria-label={label}>
      <h2>{label}</h2>
      <LineChart
        label={label}
        axis="words"
        series={[of('stock', item.stock), of('production', item.production), of('sales', item.sales)]}
      />
    </section>
  )
}
