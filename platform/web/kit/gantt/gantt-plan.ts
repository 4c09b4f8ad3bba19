/** Half-open, in minutes from midnight of the plan's first day. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What a Gantt is told. Whoever loads a plan turns its dates into minutes, so that drawing and dragging are arithmetic. */
export interface GanttPlan {
  readonly firstDay: string
  readonly days: number
  readonly now: number
  readonly lanes: readonly GanttLane[]
  /** When each machine works, whatever the lanes are: by them one sees when nothing is worked. */
  readonly hours: readonly (readonly Span[])[]
  readonly bars: readonly GanttBar[]
  readonly links: readonly GanttLink[]
}

/** A facility, a worker, a die, an order or an item: whatever the bars stand behind each other on. */
export interface GanttLane {
  /** Its code, or number. */
  readonly key: string
  readonly label: string
  /** Its label without the code, which then stands small below it. */
  readonly name?: string
  /** How full it is, in per cent, where that says something. */
  readonly load?: number
  /** When it works, sorted and apart from each other; the rest is shaded. */
  readonly open: readonly Span[]
}

/** How something stands; each has its colour. */
export type GanttTone = 'none' | 'go' | 'done' | 'warn' | 'bad'

/** What was planned above what has happened. */
export interface GanttProgress {
  readonly planned: Span | undefined
  /** Nothing has happened yet, or up to now. */
  readonly actual: Span | undefined
  readonly tone: GanttTone
  /** The same in words. */
  readonly state: string
}

export interface GanttBar {
  readonly key: string
  /** Its place among the lanes. */
  readonly lane: number
  readonly order: string
  readonly label: string
  /** With its progress: where the first of both begins, and the last ends. */
  readonly start: number
  /** The minutes of its beginning that are set-up. */
  readonly setup: number
  readonly end: number
  /** From 0 to 1. */
  readonly done: number
  readonly late: boolean
  readonly fixed: boolean
  readonly progress?: GanttProgress
}

/** The places of two bars: the second waits for the first. */
export interface GanttLink {
  readonly before: number
  readonly after: number
}

/** Where a bar would stand: drawn with a dashed edge beside where it stands. */
export interface GanttGhost {
  /** Its place among the bars. */
  readonly bar: number
  readonly lane: number
  readonly start: number
  readonly end: number
}

export const minutesPerDay = 1440
