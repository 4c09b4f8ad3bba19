import { useState } from 'react'
import type { BoardRow } from '#platform/web/kit/board/board-content.ts'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { PlannedYear } from '../../contract/forecast/annual-plan.ts'
import { annualPlanTexts } from './annual-plan.text.ts'
import { planTexts } from './plan.text.ts'
import { planRowOf, zSeries } from './year-rows.ts'

interface Props {
  year: {
    readonly rows: readonly PlannedYear[]
    readonly months: readonly string[]
    readonly this_month: string
  }
  /** As it is typed. */
  board: readonly BoardRow[]
  /** Which item it begins with. */
  item: number
  onClose: () => void
}

/** 年計グラフ of an item; quantities of different items are not added up. */
export function ZChartDrawer({ year, board, item, onClose }: Props) {
  const say = useSay()
  const [at, setAt] = useState(item)
  const row = year.rows[at]
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const { moving, cumulated, planCumulated, monthly } = annualPlanTexts
  return (
    <Drawer
      title={say(annualPlanTexts.chartTitle)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <FormSelect
          form={{
            typed: { item: String(at) },
            errorAt: () => undefined,
            type: (_, chosen) => setAt(Number(chosen)),
          }}
          name="item"
          label={planTexts.item}
          options={year.rows.map(({ item_cd, item_nm }, place) => [String(place), `${item_cd}　${item_nm}`])}
        />
        {row ? (
          <LineChart
            label={say(annualPlanTexts.chartTitle)}
            axis="words"
            series={zSeries(row, board[planRowOf(at)]?.values ?? {}, year, {
              series: {
                ...{ moving: say(moving), cumulated: say(cumulated) },
                ...{ planCumulated: say(planCumulated), monthly: say(monthly) },
              },
              month: (month) => say(annualPlanTexts.monthName, { month: Number(month.slice(5)) }),
            })}
          />
        ) : null}
      </div>
    </Drawer>
  )
}
