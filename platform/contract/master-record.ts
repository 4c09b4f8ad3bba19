import type { z } from 'zod'
import type { AbortDivision } from './code-table.ts'
import type { ReferredNames, SentValues, TypedInForm } from './field-values.ts'
import type { Fields, ValuesOf } from './fields.ts'
import type { ability } from './list.ts'

/** Assign mode of the specification, section 4. */
export const createMode = '0' as const
export const editMode = '1' as const
type AssignMode = typeof createMode | typeof editMode

/** What every record has beside its fields. An alias, because an interface would not be a map of values. */
export type EveryRecord = {
  readonly abort_div: AbortDivision
  readonly create_user: string
  readonly create_dt: string
  readonly update_user: string
  readonly update_dt: string
  readonly update_cnt: number
}

/** What may be done with a record now. */
export interface RecordAbilities {
  readonly edit: z.output<typeof ability>
  /** Told of one record, not of each row of a list: many tables may use it. */
  readonly abolish?: z.output<typeof ability> | undefined
}

/** A record as the database gives it: its fields, the names of what it refers to, who changed it when. */
export type StoredRecord<F extends Fields> = Readonly<ValuesOf<F>> & ReferredNames<F> & EveryRecord

/** A record as it crosses the wire. */
export type MasterRecord<F extends Fields> = StoredRecord<F> & { readonly abilities: RecordAbilities }

/** A record to be created or changed, as its schema has read it. */
export type EditedRecord<F extends Fields> = Readonly<ValuesOf<F>> & {
  readonly assign_mode: AssignMode
  readonly update_cnt: number
}

/** The same as it is sent. */
export type SentRecord<F extends Fields> = SentValues<F> & {
  readonly assign_mode: AssignMode
  readonly update_cnt?: number
}

/** The key of a record, and what shall become of it. */
export type AbolishedRecord<F extends Fields, K extends keyof F> = Readonly<ValuesOf<Pick<F, K>>> & {
  readonly update_cnt: number
  readonly abort_div: AbortDivision
}

export type SentAbolished<F extends Fields, K extends keyof F> = SentValues<Pick<F, K>> & {
  readonly update_cnt: number
  readonly abort_div?: AbortDivision
}

/** Whatever has fields: a master, or the rows inside one. */
interface OfFields {
  readonly fields: Fields
}

/** A record of a master, by its definition: `RecordOf<typeof itemMaster>`. */
export type RecordOf<M extends OfFields> = MasterRecord<M['fields']>

/** The same before it is told what may be done with it: what rules, checks and listeners of the server see. */
export type StoredOf<M extends OfFields> = StoredRecord<M['fields']>

/** The values of a record that has been written. */
export type WrittenOf<M extends OfFields> = Readonly<ValuesOf<M['fields']>>

/** What is sent to be written, with its mode: `EditOf<typeof itemMaster>`. */
export type EditOf<M extends OfFields> = EditedRecord<M['fields']>

/** What stands in the controls of its form. */
export type TypedOf<M extends OfFields> = TypedInForm<M['fields']>

/** The name of one of its fields, and of one that belongs to its key. */
export type FieldOf<M extends OfFields> = Extract<keyof M['fields'], string>
export type KeyOf<M extends { readonly key: readonly string[] }> = M['key'][number]

/** Records of any master: to the platform, maps of values by the names that a definition states. */
export type AnyValues = Readonly<Record<string, unknown>>
export type AnyStored = StoredRecord<Fields>
export type MasterRow = MasterRecord<Fields>
export type MasterEdit = EditedRecord<Fields>
export type MasterAbolish = AbolishedRecord<Fields, string>
