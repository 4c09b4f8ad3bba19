import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { BarChart } from '#platform/web/kit/chart/bar-chart.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import type { Conditions } from '#platform/web/kit/list/conditions.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { figuresBy, sumFigures, type FigureSums } from '../../contract/figures/figures-calls.ts'
import { figuresList } from '../../contract/figures/figures-list.ts'
import { figuresTexts } from './figures.text.ts'

type By = (typeof figuresBy.codes)[number]
const { columns } = figuresList
const keyLabels = { 1: columns.month.label, 2: columns.supplier_cd.label, 3: columns.item_cd.label } as const

/** As many as fit beside one another. */
const mostBars = 12

/** 集計 of what the list has found, by month, by supplier or by item. */
export function SumsDrawer({ conditions, onClose }: { conditions: Conditions; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const [by, setBy] = useState<By>('1')
  const { data } = useQuery({
    queryKey: [figuresList.name, 'sums', by, conditions],
    queryFn: ({ signal }) => call(sumFigures, { ...conditions, by }, signal),
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const sums = data?.list ?? []
  const shown = by === '1' ? sums.slice(-mostBars) : sums.slice(0, mostBars)
  return (
    <Drawer
      title={say(figuresTexts.sumsTitle)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <div role="group" aria-label={say(figuresTexts.by)}>
          {figuresBy.codes.map((one) => (
            <button
              key={one}
              type="button"
              className="btn"
              aria-pressed={one === by}
              onClick={() => setBy(one)}
            >
              {say(figuresBy.texts[one])}
            </button>
          ))}
        </div>
        {shown.length > 0 ? (
          <BarChart
            label={say(figuresTexts.sumsTitle)}
            axis="words"
            series={(['ordered_amount', 'purchased_amount'] as const).map((name) => ({
              ...{ name, label: say(columns[name].label) },
              points: shown.map((one) => ({ at: one.name || one.code, value: Number(one[name]) })),
            }))}
          />
        ) : null}
        <PlainTable
          label={say(figuresTexts.sumsTitle)}
          rows={sums}
          keyOf={({ code }) => code}
          rowHeader="code"
          columns={columnsOf(by)}
        />
      </div>
    </Drawer>
  )
}

/** Pieces of different items have no sum. */
function columnsOf(by: By): readonly PlainColumn<FigureSums>[] {
  const figure = (name: Exclude<keyof FigureSums, 'code' | 'name'>): PlainColumn<FigureSums> => ({
    ...{ name, label: columns[name].label, kind: 'figure', cell: (one) => one[name] },
    ...(name.endsWith('_amount') ? { sum: true } : {}),
  })
  return [
    {
      name: 'code',
      label: keyLabels[by],
      cell: ({ code, name }) => (name === '' ? code : `${code}　${name}`),
    },
    ...(by === '3' ? [figure('ordered_qty')] : []),
    figure('ordered_amount'),
    ...(by === '3' ? [figure('received_qty'), figure('accepted_qty'), figure('returned_qty')] : []),
    ...(by === '3' ? [figure('purchased_qty')] : []),
    figure('purchased_amount'),
  ]
}
