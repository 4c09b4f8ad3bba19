import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { MasterInside } from '#platform/contract/master-inside.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { FieldOf, RecordOf, TypedOf } from '#platform/contract/master-record.ts'
import type { Command } from '../command/command.ts'
import type { ControlProps } from '../form/labelled.tsx'

export interface OwnControlProps {
  readonly name: string
  readonly value: string
  readonly readOnly: boolean
  readonly control: ControlProps
  readonly onChange: (value: string) => void
}

/**
 * What is really a master's own on its screen, beside what its definition gives. Methods, so that the screen of any
 * master can hold it.
 */
export interface MasterOwn<M extends AnyMaster = AnyMaster> {
  /** Rows that are maintained inside a record, under its fields. */
  readonly inside?: MasterInside | undefined
  /** Controls of fields whose kind has none that fits. */
  readonly controls?: Readonly<Partial<Record<FieldOf<M>, ComponentType<OwnControlProps>>>>
  /** Words for such values in the list and in the history; undefined for every other field. */
  words?(field: FieldOf<M>, value: unknown): string | undefined
  /** Further commands of the selected row. */
  commands?(row: RecordOf<M> | undefined): readonly Command[]
  /** What follows from what stands in the form, under its fields. */
  beside?(props: { readonly typed: TypedOf<M> }): ReactNode
  /** Further commands beside the title. */
  readonly titleCommands?: readonly Command[]
  /** Something that waits to be done, over the list. */
  readonly notice?: ReactNode
}

export const nothingOwn: MasterOwn = {}
const OwnContext = createContext<MasterOwn>(nothingOwn)
export const MasterOwnProvider = OwnContext.Provider
export const useMasterOwn = (): MasterOwn => useContext(OwnContext)
