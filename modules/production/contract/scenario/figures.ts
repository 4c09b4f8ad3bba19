import { z } from 'zod'
import { planEffects } from './effects.ts'

const count = z.int()
const text = z.string()

/** A machine's minutes over the days that are compared. */
const machineFigures = z.object({ facility_cd: text, load: count, capacity: count })
export type MachineFigures = z.output<typeof machineFigures>

const lineFigures = z.object({
  ...{ order_no: text, line_no: count, item_cd: text, item_nm: text, customer_nm: text, due_dt: text },
  /** Blank where something of it has no place. */
  ...{ end_dt: text, late_days: count },
})
export type LineFigures = z.output<typeof lineFigures>

/** What a plan comes to, the one that stands or one that is tried. */
export const planFigures = z.object({
  /** Lines of orders that something is planned for. */
  ...{ orders: count, late_orders: count, late_days: count, unplaced: count },
  ...{ setup_count: count, setup_minutes: count, end_dt: text },
  /** Yen, of what will be there when `stock_dt` ends. */
  ...{ stock_dt: text, stock_value: text },
  /** Beside the plan that stands. */
  ...{ created: count, changed: count, removed: count, moved: count },
  ...{ load_from_dt: text, load_to_dt: text },
  machines: z.array(machineFigures),
  lines: z.array(lineFigures),
  /** Null: of the plan that stands. */
  effects: planEffects.nullable().default(null),
})
export type PlanFigures = z.output<typeof planFigures>

/** How much of what a machine can do it has to do, in percent; undefined where it does nothing. */
export const loadPercent = ({ load, capacity }: MachineFigures): number | undefined =>
  capacity === 0 ? undefined : Math.round((load / capacity) * 100)

/** The machine that has most to do beside what it can. */
export function bottleneckOf({ machines }: PlanFigures): MachineFigures | undefined {
  return machines.reduce<MachineFigures | undefined>(
    (most, one) => ((loadPercent(one) ?? 0) > (most ? (loadPercent(most) ?? 0) : 0) ? one : most),
    undefined,
  )
}

export interface MovedLine extends LineFigures {
  readonly before_dt: string
  readonly before_late_days: number
}

/** Lines that end on another day than before, those that get worse or better most first. */
export function movedLines(before: PlanFigures, now: PlanFigures): readonly MovedLine[] {
  const keyOf = ({ order_no, line_no }: LineFigures) => `${order_no} ${String(line_no)}`
  const known = new Map(before.lines.map((line) => [keyOf(line), line]))
  return now.lines
    .flatMap((line): MovedLine[] => {
      const was = known.get(keyOf(line))
      return was?.end_dt === line.end_dt
        ? []
        : [{ ...line, before_dt: was?.end_dt ?? '', before_late_days: was?.late_days ?? 0 }]
    })
    .sort(
      (one, other) =>
        Math.abs(other.late_days - other.before_late_days) - Math.abs(one.late_days - one.before_late_days) ||
        (one.due_dt < other.due_dt ? -1 : 1),
    )
}
