import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { pricesOverTime } from '../../contract/figures/figures-calls.ts'
import { figuresList } from '../../contract/figures/figures-list.ts'
import { figuresTexts } from './figures.text.ts'

interface Props {
  row: RowOf<typeof figuresList>
  onClose: () => void
}

/** 単価推移 of an item from a supplier: what it was ordered for, and what it cost. */
export function PricesDrawer({ row, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const { supplier_cd, branch_no, item_cd } = row
  const { data } = useQuery({
    queryKey: [figuresList.name, 'prices', supplier_cd, branch_no, item_cd],
    queryFn: ({ signal }) => call(pricesOverTime, { supplier_cd, branch_no, item_cd }, signal),
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const series = data
    ? [
        { name: 'ordered', label: say(figuresTexts.orderPrice), points: pointsOf(data.ordered) },
        { name: 'purchased', label: say(figuresTexts.purchasePrice), points: pointsOf(data.purchased) },
      ].filter(({ points }) => points.length > 0)
    : undefined
  return (
    <Drawer
      title={say(figuresTexts.prices)}
      subtitle={`${row.supplier_nm}　${item_cd}　${row.item_nm}`}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {series === undefined ? null : series.length === 0 ? (
        <p>{say(figuresTexts.noPrices)}</p>
      ) : (
        <LineChart label={say(figuresTexts.prices)} axis="days" steps series={series} />
      )}
    </Drawer>
  )
}

const pointsOf = (points: readonly { readonly date: string; readonly price: string }[]) =>
  points.map(({ date, price }) => ({ at: date, value: Number(price) }))
