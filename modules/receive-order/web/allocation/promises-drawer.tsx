import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { pegLine, promisesOfOrder, promiseVerbs } from '../../contract/allocation-calls.ts'
import { allocationTexts } from './allocation.text.ts'
import { lineName } from './line-name.ts'
import { PegDrawer } from './peg-drawer.tsx'
import { lineColumn, promiseColumns, whyColumn, type ToldLine } from './promise-columns.tsx'
import { useChangePromises } from './use-change-promises.ts'

const none: readonly Command[] = []

/** The open lines of an order: ticked ones are allocated, released, made firm, or tied to a supply. */
export function PromisesDrawer({ order_no, onClose }: { order_no: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<readonly ToldLine[]>([])
  const [pegging, setPegging] = useState<ToldLine | null>(null)
  const { data } = useQuery({
    queryKey: ['promisesOfOrder', order_no],
    queryFn: ({ signal }) => call(promisesOfOrder, { order_no }, signal),
    staleTime: 0,
  })
  const lines = (data?.list ?? []).map((line): ToldLine => ({
    ...line,
    done: told.find((one) => lineName(one) === lineName(line))?.done ?? true,
  }))
  const ticked = lines.filter((line) => chosen.has(lineName(line)))
  const commands = useChangePromises(setTold)(ticked, promiseVerbs)
  const [one] = ticked
  const peg: Command = {
    ...{ id: 'peg', label: allocationTexts.peg, need: pegLine.write },
    unavailable: ticked.length !== 1,
    run: () => one && setPegging(one),
  }
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  const all = [leave, peg, ...commands.toReversed()]
  useCommands(pegging ? none : all)
  if (pegging) return <PegDrawer line={pegging} onClose={() => setPegging(null)} />
  return (
    <Drawer
      title={say(allocationTexts.linesOf, { order: order_no })}
      wide
      onClose={onClose}
      footer={all.map((command) => (
        <CommandButton key={command.id} command={command} showKey />
      ))}
    >
      <div className="drawer-form">
        <p>{say(allocationTexts.tickOne)}</p>
        <PlainTable
          label={say(allocationTexts.lines)}
          columns={[lineColumn, ...promiseColumns.filter(({ name }) => name !== 'order'), whyColumn]}
          rowHeader="line"
          rows={lines}
          keyOf={lineName}
          waiting={!data}
          empty={say(allocationTexts.noLines)}
          choice={{
            chosen,
            labelOf: (line) => say(allocationTexts.tickLine, { line: lineName(line) }),
            onChange: setChosen,
          }}
        />
      </div>
    </Drawer>
  )
}
