import type { ReactNode } from 'react'
import type {
  AnySlip,
  SlipKeyOf,
  SlipRecordOf,
  SomeOf,
  TypedHeaderOf,
  TypedLineOf,
} from '#platform/contract/slip.ts'
import type { Command } from '../command/command.ts'
import type { OptionsOf } from '../entry/cell-options.tsx'
import type { SlipScan } from './scanned-line.ts'
import type { Beginning, SlipLine } from './slip-content.ts'
import type { ActCommand } from './use-acts.tsx'
import type { Fill, FillHeader } from './use-fill.ts'
import type { SlipPlace } from './use-kept.tsx'

/** For commands and parts of a screen that write lines. */
export interface LinesAtHand<S extends AnySlip = AnySlip> {
  /** The line at hand, where it may be changed. */
  now: () => { readonly at: number; readonly lineNo: number; readonly values: TypedLineOf<S> } | undefined
  /** In place of it so many that are otherwise like it, in one step; false where there is no room for them. */
  spread: (at: number, values: readonly SomeOf<TypedLineOf<S>>[]) => boolean
  /** These fields of a stored line are as they are stored again: what was typed there is asked for in another way. */
  giveUp: (lineNo: number, fields: readonly (keyof TypedLineOf<S> & string)[]) => void
}

export type Choices<S extends AnySlip = AnySlip> = (
  field: keyof TypedLineOf<S> & string,
  line: TypedLineOf<S>,
  header: TypedHeaderOf<S>,
) => OptionsOf | undefined

/** What a screen adds to every slip's own. */
export interface SlipParts<S extends AnySlip = AnySlip> {
  /** More commands: print, lookups, and by `act` the verbs of its own, with the record's abilities. */
  commands?: (record: SlipRecordOf<S> | null, act: ActCommand<S>, lines: LinesAtHand<S>) => readonly Command[]
  /** Status words beside the title. */
  chips?: (record: SlipRecordOf<S> | null) => ReactNode
  /** What the line at hand is about, at the foot on the left. */
  about?: (
    line: SlipLine<TypedLineOf<S>> | undefined,
    index: number,
    header: TypedHeaderOf<S>,
    lines: LinesAtHand<S>,
  ) => ReactNode
  /** What can be chosen in a cell of an `offered` column, such as the lots of an item that lie somewhere. */
  choices?: Choices<S>
  /** Values that follow from a typed code, such as the price that a customer pays for an item. */
  fill?: Fill<S>
  /** The same for the header, such as the destination of a customer. */
  fillHeader?: FillHeader<S>
  /** A scanner's field over the lines. */
  scan?: SlipScan<S>
  /** Prints the paper of a slip that has just been posted. */
  printPosted?: (key: SlipKeyOf<S>) => void
  /** With what was stored before; nothing of a new one. */
  onSaved?: (record: SlipRecordOf<S>, before: SlipRecordOf<S> | null) => void
  /** Whether what is entered can be kept as a template, and begun from one; posted slips have it anyway. */
  templates?: boolean
  /** Shows another slip; without it there is no leafing and no copy. */
  onOpen?: (place: SlipPlace<SlipKeyOf<S>>) => void
  /** What a new one begins with. */
  begin?: Beginning<S>
}
