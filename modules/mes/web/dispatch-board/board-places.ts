import type { BoardJob } from '../../contract/dispatch-board/board-calls.ts'

interface Machine {
  readonly jobs: readonly BoardJob[]
}

/** A line of the board: what is at the machine, then the places of the next ones, also empty ones. */
export const placesOf = ({ jobs }: Machine, next: number): readonly (readonly BoardJob[])[] => {
  const waiting = jobs.filter(({ work_status }) => work_status === '0')
  return [
    jobs.filter(({ work_status }) => work_status !== '0'),
    ...Array.from({ length: next }, (_, at) => waiting.slice(at, at + 1)),
  ]
}

export const keyOfJob = ({ work_order_no, process_no }: BoardJob): string =>
  `${work_order_no}-${String(process_no)}`

/** Whether the process before has passed on all of it, some of it, or nothing yet. */
export function beforeIs({ ready_qty, plan_qty }: BoardJob): 'done' | 'underWay' | 'notBegun' {
  const ready = Number(ready_qty)
  if (ready >= Number(plan_qty)) return 'done'
  return ready > 0 ? 'underWay' : 'notBegun'
}

export type Board = readonly (readonly (readonly BoardJob[])[])[]

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The job that an arrow leads to: the next one in its direction, over empty places. */
export function jobBeside(board: Board, from: string, key: string): string | undefined {
  const step = steps[key]
  const cells = board.flatMap((line, row) =>
    line.flatMap((jobs, column) => jobs.map((job, at) => ({ key: keyOfJob(job), row, column, at }))),
  )
  const now = cells.find((cell) => cell.key === from)
  if (!step || !now) return undefined
  const [down, right] = step
  const ahead = cells.filter(({ row, column, at }) =>
    right !== 0
      ? row === now.row && (column - now.column) * right > 0
      : row === now.row && column === now.column
        ? (at - now.at) * down > 0
        : (row - now.row) * down > 0,
  )
  const far = ({ row, column, at }: (typeof cells)[number]) =>
    Math.abs(row - now.row) * 10_000 + Math.abs(column - now.column) * 100 + Math.abs(at - now.at)
  return ahead.toSorted((one, other) => far(one) - far(other))[0]?.key
}
