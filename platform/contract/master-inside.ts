import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import { generic, http } from './error-catalogue.ts'
import { referencesOf } from './master-references.ts'
import type { ErrorKind } from './errors.ts'
import type { AnyMaster } from './master.ts'
import type { FieldOf, MasterAbolish, MasterEdit, MasterRow } from './master-record.ts'
import { asStated } from './stated.ts'
import type { Text } from './text.ts'

/** Records of another master that are maintained inside a record, such as the fares of a carrier. */
export interface InsideSet {
  readonly rows: AnyMaster
  /** What they belong to. */
  readonly of: AnyMaster
  /** The fields that hold the key of the record they belong to, in its order. */
  readonly held: readonly string[]
  /** Fields that stay blank here: whom a contact belongs to otherwise. */
  readonly without: readonly string[]
  /** Fields that are typed first, in this order; the others follow as the master has them. */
  readonly first: readonly string[]
  /** Shown as a table of one figure by two codes. */
  readonly matrix?: Matrix
  /** Said where the record would be left without a row. */
  readonly needed?: ErrorKind<''>
}

export interface Matrix<Name extends string = string> {
  readonly down: Name
  readonly across: Name
  readonly figure: Name
}

/** One definition: what is inside of a master is read with it and saved with it, in one transaction. */
export interface MasterInside {
  readonly master: AnyMaster
  readonly sets: readonly InsideSet[]
  readonly endpoints: ReturnType<typeof endpointsOf>
}

interface SetDefinition<M extends AnyMaster = AnyMaster> {
  readonly rows: M
  readonly without?: readonly FieldOf<M>[]
  readonly first?: readonly FieldOf<M>[]
  readonly matrix?: Matrix<FieldOf<M>>
  readonly needed?: ErrorKind<''>
}

/** A record takes so many rows of a kind; who has more keeps them on their own screen. */
export const mostInside = 500

export function inside<const Rows extends readonly AnyMaster[]>(
  master: AnyMaster,
  definitions: { readonly [At in keyof Rows]: SetDefinition<Rows[At]> },
  /** Of its calls; a master can have rows that are typed apart from its form, under another name. */
  name = 'Inside',
): MasterInside {
  const sets = definitions.map(({ rows, without = [], first = [], matrix, needed }): InsideSet => {
    const reference = referencesOf(rows).find(({ target }) => target === master)
    if (!reference) throw new Error(`${rows.name} does not refer to ${master.name}`)
    if (rows.write !== master.write)
      throw new Error(`${rows.name} is not written with the right of ${master.name}`)
    return {
      rows,
      of: master,
      held: reference.parts,
      without,
      first,
      ...(matrix ? { matrix } : {}),
      ...(needed ? { needed } : {}),
    }
  })
  return { master, sets, endpoints: endpointsOf(master, sets, name) }
}

/** Whether a set has a row for each record at most: nothing of its key is its own. */
export const isSingle = ({ rows, held }: InsideSet): boolean => rows.key.every((name) => held.includes(name))

/** The fields that a row shows: what it belongs to is known. A choice begins, as in a form, with its first word. */
export const insideFields = ({ rows, held, without, first: led }: InsideSet): AnyMaster['fields'] =>
  Object.fromEntries(
    [...led, ...Object.keys(rows.fields).filter((name) => !led.includes(name))]
      .flatMap((name) => Object.entries(rows.fields).filter(([known]) => known === name))
      .filter(([name]) => !held.includes(name) && !without.includes(name))
      .map(([name, field]) => {
        const first = field.codes?.codes[0]
        return [
          name,
          field.initial === undefined && first !== undefined ? { ...field, initial: first } : field,
        ]
      }),
  )

/** Rows of each set, by the name of their master. */
type BySet<T> = Readonly<Record<string, readonly T[] | undefined>>

export interface SentInside {
  readonly record: MasterEdit
  readonly rows: BySet<MasterEdit>
  readonly removed: BySet<MasterAbolish>
}

/** Rows of a set; what is more than can be shown is kept on its own screen. */
export interface FoundRows {
  readonly list: MasterRow[]
  readonly total: number
}

/** By the names of the definition's sets, which only the platform's own code goes through. */
export type FoundInside = Readonly<Record<string, FoundRows | undefined>>

function endpointsOf(master: AnyMaster, sets: readonly InsideSet[], name: string) {
  const base = `/api/${master.area}/${master.name}` as const
  const { guard } = master.list
  const about = (ja: string, en: string, zh: string): Text => ({
    ja: `${master.title.ja}：${ja}`,
    en: `${master.title.en}: ${en}`,
    zh: `${master.title.zh}：${zh}`,
  })
  const bySet = (schema: (set: InsideSet) => z.ZodType) =>
    Object.fromEntries(
      sets.map((set) => [set.rows.name, z.array(schema(set)).max(mostInside).default([])] as const),
    )
  const sent = asStated<z.ZodType<SentInside, Readonly<Record<'record' | 'rows' | 'removed', unknown>>>>(
    z.object({
      record: master.schema.edit,
      rows: z.object(bySet(({ rows }) => rows.schema.edit)),
      removed: z.object(bySet(({ rows }) => rows.schema.abolish)),
    }),
  )
  const found = asStated<z.ZodType<FoundInside, FoundInside>>(
    z.object(
      Object.fromEntries(
        sets.map(({ rows }) => [
          rows.name,
          z.object({ list: z.array(rows.schema.row), total: z.number().int() }),
        ]),
      ),
    ),
  )
  return {
    getInside: endpoint({
      method: 'GET',
      path: `${base}/get${name}`,
      guard,
      summary: about('明細', 'what is inside', '明细'),
      input: master.schema.key,
      output: found,
    }),
    doEditInside: endpoint({
      method: 'POST',
      path: `${base}/doEdit${name}`,
      guard,
      write: master.write,
      summary: about('明細を含む登録・変更', 'save with what is inside', '含明细保存'),
      input: sent,
      output: master.schema.row,
      errors: [
        generic.KEY_EXISTS,
        generic.STALE,
        generic[9997],
        http[404],
        ...(master.errors ?? []),
        ...sets.flatMap(({ rows, needed }) => [...(rows.errors ?? []), ...(needed ? [needed] : [])]),
      ],
      audit: master.name,
    }),
  } satisfies Record<string, Endpoint>
}
