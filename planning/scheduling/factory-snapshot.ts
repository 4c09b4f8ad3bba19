import { type ShiftCalendar } from '../calendar/shift-calendar.ts'

/**
 * What the scheduler is told, in words. Times are minutes from the start of the horizon, `now` among them; the reader of
 * the database chooses the horizon's midnight and turns dates into minutes and back.
 */
export interface FactorySnapshot {
  readonly now: number
  readonly days: number
  readonly firstWeekday: number
  readonly calendars: readonly ShiftCalendar[]
  readonly factoryCalendar?: string
  readonly setups?: readonly SetupTable[]
  readonly facilities: readonly FacilityInput[]
  readonly workers: readonly WorkerInput[]
  readonly orders: readonly OrderInput[]
  readonly operations: readonly OperationInput[]
}

/** Minutes to change from one set-up group to another; `first` for a facility that is set up for nothing yet. */
export interface SetupTable {
  readonly id: string
  readonly first: number
  readonly otherwise: number
  readonly changes: readonly { readonly from: string; readonly to: string; readonly minutes: number }[]
}

export interface FacilityInput {
  readonly id: string
  readonly calendar?: string
  /** How many operations it does at a time; 1 when not said, 0 when it stands still. */
  readonly capacity?: number
  readonly setups?: string
  /** The group it is set up for now. */
  readonly group?: string
}

export interface WorkerInput {
  readonly id: string
  readonly calendar?: string
  readonly skills: readonly { readonly skill: string; readonly level: number; readonly validTo?: number }[]
}

export interface OrderInput {
  readonly id: string
  readonly item: string
  readonly release: number
  readonly due: number
  readonly weight: number
  /** It is made for nothing but what other orders make of it: just in time it ends when they begin, later than its own day if they do. */
  readonly feeds?: boolean
}

export interface OperationInput {
  readonly id: string
  readonly order: string
  readonly quantity: number
  readonly after: readonly LinkInput[]
  /** Minutes for the whole quantity; efficiency 0.8 takes longer, 0 gets nothing done. Priority 1 is the usual place. */
  readonly candidates: readonly {
    readonly facility: string
    readonly minutes: number
    readonly efficiency?: number
    readonly priority?: number
  }[]
  readonly group?: string
  readonly skill?: { readonly skill: string; readonly level: number }
  /** May stop at the end of a shift and go on in the next. */
  readonly splittable: boolean
  readonly material?: { readonly item: string; readonly at: number }
  /** Stands where a planner, or the shop floor, put it. */
  readonly fixed?: {
    readonly facility: string
    readonly worker?: string
    readonly start: number
    readonly end: number
  }
  /** Work that is done already, from 0 to 1; a started operation stays where it is and comes first. */
  readonly progress?: {
    readonly done: number
    readonly facility: string
    readonly worker?: string
    readonly start: number
  }
}

/** `share` of the predecessor must be done before this begins (1: all of it; less: lots overlap), then `wait` minutes. */
export interface LinkInput {
  readonly operation: string
  readonly share?: number
  readonly wait?: number
}
