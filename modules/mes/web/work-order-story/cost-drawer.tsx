import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useFigureText } from '#platform/web/language/figure-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { workOrderCost } from '../../contract/work-order-story/work-cost-calls.ts'
import { timeColumns, timeKey } from './time-columns.ts'
import { workCostTexts as words } from './work-cost.text.ts'
import './work-cost.css'

type Cost = OutputOf<typeof workOrderCost>

/** 指図の原価: standard beside actual, and what the difference is made of. */
export function CostDrawer({ work_order_no, onClose }: { work_order_no: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const figure = useFigureText()
  const { data } = useQuery({
    queryKey: ['work-order-cost', work_order_no],
    queryFn: ({ signal }) => call(workOrderCost, { work_order_no }, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  if (!data) return null
  const { item_cd, item_nm, good_qty, qty } = data
  const notes = [
    ...(data.is_finished ? [] : [words.underWay]),
    ...(data.has_standard ? [] : [words.noStandard]),
  ]
  return (
    <Drawer
      wide
      title={`${say(words.cost)}　${work_order_no}`}
      subtitle={say(words.about, {
        item: `${item_cd}　${item_nm}`,
        good: figure(good_qty),
        qty: figure(qty),
      })}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form work-cost">
        {notes.map((note) => (
          <p key={note.en} className="dim">
            {say(note)}
          </p>
        ))}
        <Summary cost={data} />
        <p>
          {say(words.received, { received: figure(data.received), variance: figure(data.stock_variance) })}
        </p>
        <Details cost={data} />
      </div>
    </Drawer>
  )
}

function Summary({ cost: { material, processing, outside, total } }: { cost: Cost }) {
  const say = useSay()
  const kinds = [
    { name: words.material, ...material },
    { name: words.processing, ...processing },
    { name: words.outside, ...outside },
    { name: words.total, ...total },
  ]
  return (
    <PlainTable
      label={say(words.summary)}
      rows={kinds}
      keyOf={({ name }) => name.en}
      columns={[
        { name: 'kind', label: words.kind, cell: ({ name }) => say(name) },
        { name: 'standard', label: words.standard, kind: 'figure', cell: ({ standard }) => standard },
        { name: 'actual', label: words.actual, kind: 'figure', cell: ({ actual }) => actual },
        { name: 'difference', label: words.difference, kind: 'figure', cell: ({ difference }) => difference },
      ]}
    />
  )
}

function Details({ cost: { parts, times } }: { cost: Cost }) {
  const say = useSay()
  return (
    <>
      <h2>{say(words.parts)}</h2>
      <PlainTable
        label={say(words.parts)}
        rows={parts}
        keyOf={({ item_cd }) => item_cd}
        empty={say(words.noParts)}
        columns={[
          { name: 'item', label: words.item, cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}` },
          { name: 'standard_qty', label: words.standardQty, kind: 'figure', cell: (row) => row.standard_qty },
          { name: 'used_qty', label: words.usedQty, kind: 'figure', cell: (row) => row.used_qty },
          { name: 'standard', label: words.standard, kind: 'figure', sum: true, cell: (row) => row.standard },
          { name: 'actual', label: words.actual, kind: 'figure', sum: true, cell: (row) => row.actual },
          { name: 'usage', label: words.usage, kind: 'figure', sum: true, cell: (row) => row.usage },
          { name: 'price', label: words.price, kind: 'figure', sum: true, cell: (row) => row.price },
        ]}
      />
      <h2>{say(words.times)}</h2>
      <PlainTable
        label={say(words.times)}
        rows={times}
        keyOf={timeKey}
        empty={say(words.noTimes)}
        columns={[
          ...timeColumns<Cost['times'][number]>(),
          { name: 'yen', label: words.actual, kind: 'figure', sum: true, cell: ({ yen }) => yen },
        ]}
      />
    </>
  )
}
