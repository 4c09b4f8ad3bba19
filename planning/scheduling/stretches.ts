import type { Stand } from './reschedule.ts'
import type { Timetable } from './timetable.ts'

/** Who may be put aside for what is placed: it finds room as if they were not there. */
export type GivesWay = (operation: number) => boolean

export const never: GivesWay = () => false

export type Stretch = Pick<Stand, 'start' | 'end'>

/** Who stands in a stretch of time, of a list by start. */
export const overlapping = (
  list: readonly number[],
  table: Timetable,
  { start, end }: Stretch,
): readonly number[] => list.filter((y) => table.start[y]! < end && table.end[y]! > start)

/** When the last of those that overlap a stretch, and give no way, ends; 0 when nobody does. */
export function lastClash(
  list: readonly number[],
  table: Timetable,
  slot: Stretch,
  givesWay: GivesWay,
): number {
  let last = 0
  for (const y of list) {
    if (table.start[y]! >= slot.end) break
    if (table.end[y]! > slot.start && !givesWay(y)) last = Math.max(last, table.end[y]!)
  }
  return last
}
