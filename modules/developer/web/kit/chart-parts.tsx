import { BarChart } from '#platform/web/kit/chart/bar-chart.tsx'
import type { ChartSeries } from '#platform/web/kit/chart/chart-series.ts'
import { HeatChart } from '#platform/web/kit/chart/heat-chart.tsx'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { Spark } from '#platform/web/kit/chart/spark.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { chartKitTexts } from './chart-kit.text.ts'
import { PartSection } from './part-section.tsx'

const dayOf = (n: number): string => new Date(Date.UTC(2026, 3, 1 + n)).toISOString().slice(0, 10)
const overDays = (values: readonly number[]) => values.map((value, n) => ({ at: dayOf(n * 3), value }))

/** Every chart, also with a single point and without any. */
export function ChartParts() {
  const say = useSay()
  const series = (name: 'stock' | 'planned' | 'actual', values: readonly number[]): ChartSeries => ({
    name,
    label: say(chartKitTexts[name]),
    points: overDays(values),
  })
  const machines = (['lathe', 'press', 'oven'] as const).map((name, line) => ({
    name,
    label: say(chartKitTexts[name]),
    points: Array.from({ length: 10 }, (_, n) => ({ at: dayOf(n), value: ((n * 37 + line * 53) % 120) + 4 })),
  }))
  const both = [series('planned', [120, 180, 150, 210, 90]), series('actual', [110, 190, 120, 160, 95])]
  const floor = { label: say(chartKitTexts.safety), value: 60 }
  return (
    <div className="kit-charts">
      <PartSection title={say(chartKitTexts.step)}>
        <LineChart
          label={say(chartKitTexts.step)}
          axis="days"
          steps
          floor={floor}
          series={[series('stock', [140, 90, 30, -45, 110, 80])]}
        />
      </PartSection>
      <PartSection title={say(chartKitTexts.line)}>
        <LineChart label={say(chartKitTexts.line)} axis="days" series={both} />
      </PartSection>
      <PartSection title={say(chartKitTexts.bar)}>
        <BarChart label={say(chartKitTexts.bar)} axis="days" series={both} />
      </PartSection>
      <PartSection title={say(chartKitTexts.stacked)}>
        <BarChart label={say(chartKitTexts.stacked)} axis="days" stacked series={both} />
      </PartSection>
      <PartSection title={say(chartKitTexts.heat)}>
        <HeatChart label={say(chartKitTexts.heat)} axis="days" full={100} series={machines} />
      </PartSection>
      <PartSection title={say(chartKitTexts.spark)}>
        <Spark label={say(chartKitTexts.stock)} values={[140, 90, 30, 45, 110, 80]} />
        <Spark label={say(chartKitTexts.stock)} values={[3, 2, -1]} />
      </PartSection>
      <PartSection title={say(chartKitTexts.single)}>
        <LineChart label={say(chartKitTexts.single)} axis="days" series={[series('stock', [140])]} />
      </PartSection>
      <PartSection title={say(chartKitTexts.empty)}>
        <LineChart label={say(chartKitTexts.empty)} axis="days" series={[]} />
      </PartSection>
    </div>
  )
}
