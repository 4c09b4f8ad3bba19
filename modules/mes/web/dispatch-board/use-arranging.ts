import { useState, type DragEvent } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command, CommandKey } from '#platform/web/kit/command/command.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useAllows, type Need } from '#platform/web/session/allowed.tsx'
import { arrangeByPlan, arrangeWork } from '../../contract/dispatch-board/arrange-calls.ts'
import type { BoardJob } from '../../contract/dispatch-board/board-calls.ts'
import { mayStandAt, stepped, type QueuePlace, type Step } from './board-moves.ts'
import { dispatchBoardTexts } from './board.text.ts'

const need: Need = 'write:mes'
const keys = {
  earlier: 'Alt+ArrowLeft',
  later: 'Alt+ArrowRight',
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
} as const satisfies Record<Step, CommandKey>

const steps = ['earlier', 'later', 'up', 'down'] as const

interface Board {
  readonly machines: Parameters<typeof stepped>[0]
  readonly chosen: BoardJob | undefined
  /** The job stands elsewhere now, or nothing came of it. */
  readonly onArranged: () => void
}

/** 差立て: jobs that nobody has begun are put elsewhere by keys, or by dragging their cards. */
export function useArranging({ machines, chosen, onArranged }: Board) {
  const call = useCall()
  const mayArrange = useAllows()(need)
  const [refused, setRefused] = useState('')
  const [dragged, setDragged] = useState<BoardJob | null>(null)
  const [over, setOver] = useState('')
  const told = async (asked: Promise<unknown>) => {
    try {
      await asked
      setRefused('')
    } catch (error) {
      setRefused(refusalWords(error))
    }
    onArranged()
  }
  const put = ({ work_order_no, process_no }: BoardJob, at: QueuePlace) =>
    told(call(arrangeWork, { work_order_no, process_no, ...at }))
  const machine = machines.find(({ jobs }) => chosen !== undefined && jobs.includes(chosen))
  const commands: readonly Command[] = [
    ...steps.map((step) => {
      const place = chosen && stepped(machines, chosen, step)
      return {
        ...{ id: `arrange-${step}`, label: dispatchBoardTexts[step], key: keys[step], need },
        ...{ behind: dispatchBoardTexts.arrange, unavailable: place === undefined },
        run: () => void (chosen && place && put(chosen, place)),
      } as const
    }),
    {
      ...({ id: 'arrange-by-plan', label: dispatchBoardTexts.byPlan, key: 'Alt+Delete', need } as const),
      behind: dispatchBoardTexts.arrange,
      unavailable: !machine?.jobs.some(({ dispatch_seq }) => dispatch_seq !== null),
      run: () => void (machine && told(call(arrangeByPlan, { facility_cd: machine.facility_cd }))),
    },
  ]
  const leave = () => {
    setDragged(null)
    setOver('')
  }
  return {
    commands,
    refused,
    /** Of a card. */
    dragOf: (job: BoardJob) =>
      mayArrange && job.work_status === '0' && job.machines.length > 0
        ? {
            draggable: true,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(job)
            },
            onDragEnd: leave,
          }
        : {},
    /** Of a place in a queue. */
    dropOf: (at: QueuePlace) => {
      const name = `${at.facility_cd} ${String(at.place)}`
      if (dragged === null || at.place < 1 || !mayStandAt(dragged, at.facility_cd)) return {}
      return {
        className: over === name ? 'drop here' : 'drop',
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setOver(name)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          leave()
          void put(dragged, at)
        },
      }
    },
  }
}
