import type { IsClosedDay } from '#platform/contract/schedule.ts'
import type { Tx } from '../database/database.ts'
import { point, type Registered } from '../module/point.ts'

interface Place {
  readonly company_cd: string
  readonly factory_cd: string
}

/** The days from one on on which a factory is closed, as whoever keeps calendars knows them. */
export type ClosedDays = (tx: Tx, place: Place, from: string) => Promise<IsClosedDay>

export const closedDays = point<ClosedDays>('closed days of a factory')

/** Where nobody keeps a calendar every day is a working day. */
export const closedDaysIn =
  (registered: Registered): ClosedDays =>
  async (tx, place, from) => {
    const all = await Promise.all(registered(closedDays).map((ask) => ask(tx, place, from)))
    return (date) => all.some((isClosed) => isClosed(date))
  }

export const noClosedDays: ClosedDays = () => Promise.resolve(() => false)
