import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import { generic, http } from './error-catalogue.ts'
import type { ErrorKind } from './errors.ts'
import type { Field, Fields } from './fields.ts'
import { ability } from './list.ts'
import { createMode, editMode } from './master.ts'
import type { Area, WriteKey } from './permission.ts'
import { screen, type Screen } from './screen.ts'
import type { SlipTotals } from './slip-totals.ts'
import type { Text } from './text.ts'

/** What stands in the cells while a slip is typed: text as it travels, a tick as 1, nothing as ''. */
export type TypedValues = Readonly<Record<string, string>>

/** How a field stands in the line grid; every part has a default. */
export interface LineColumn {
  /** Columns of one group stand side by side under its name. */
  readonly group?: Text
  /** Decimal places that are shown also where they are zero. */
  readonly places?: number
  /** Half-width characters; of a reference's name, too (0: no column for the name). */
  readonly width?: number
  readonly nameWidth?: number
}

/** A slip's definition with its field names forgotten, as the platform handles it. */
interface SlipShape {
  /** The last word of the paths. */
  readonly name: string
  readonly title: Text
  readonly area: Area
  readonly path: Screen['path']
  readonly icon?: string
  /** The header fields by which a slip is asked for; the server gives them. */
  readonly key: readonly string[]
  readonly header: Fields
  readonly lines: Fields
  /** Fields that nobody types: numbers that the server gives, amounts that are computed. */
  readonly computed?: readonly string[]
  readonly columns?: Readonly<Record<string, LineColumn | undefined>>
  readonly mostLines?: number
  /** What is saved is posted and not changed any more: saving leads on to the next new one. */
  readonly posted?: boolean
  /** Not in the menu: opened from other screens. */
  readonly hidden?: boolean
  readonly errors?: readonly ErrorKind[]
  /** The computed fields of a line. Pure: the screen and the server use the same. */
  compute?(line: TypedValues, header: TypedValues): TypedValues
  /** Sums and tax of the whole slip, live. Pure as well. */
  totals?(lines: readonly TypedValues[], header: TypedValues): SlipTotals
  /** Rules over several fields, on what is sent; the issue's message is an error key. */
  rules?(slip: SlipSent, issues: z.core.$RefinementCtx): void
}

/**
 * One definition of a slip (伝票), plain data: header fields, line fields, sums. It gives the calls, the screen with its
 * line grid, and what both sides check. About a hundred lines; what is really its own is in its verbs.
 */
export interface SlipDefinition<H extends Fields, L extends Fields> extends SlipShape {
  readonly key: readonly Extract<keyof H, string>[]
  readonly header: H
  readonly lines: L
  readonly computed?: readonly Extract<keyof H | keyof L, string>[]
  readonly columns?: Readonly<Partial<Record<Extract<keyof L, string>, LineColumn>>>
}

/** Lines of one slip (interface.md). */
const mostLines = 200

export interface Slip extends SlipShape {
  readonly mostLines: number
  readonly columns: Readonly<Record<string, LineColumn | undefined>>
  readonly computed: readonly string[]
  /** The developer area saves nothing, and needs no right to do so. */
  readonly write: WriteKey | undefined
  readonly screen: Screen
  readonly schema: SlipSchemas
  readonly endpoints: ReturnType<typeof endpointsOf>
}

type SlipSchemas = ReturnType<typeof schemasOf>

export function slip<const H extends Fields, const L extends Fields>(definition: SlipDefinition<H, L>): Slip {
  const { area, path, name, title, icon } = definition
  const write: WriteKey | undefined = area === 'developer' ? undefined : `write:${area}`
  const schema = schemasOf(definition)
  return {
    ...definition,
    columns: definition.columns ?? {},
    computed: definition.computed ?? [],
    mostLines: definition.mostLines ?? mostLines,
    write,
    schema,
    endpoints: endpointsOf(definition, schema, write),
    screen: screen({
      ...{ path, name, title },
      guard: [`${area}:yes`],
      keepAlive: true,
      ...(icon ? { icon } : {}),
      ...(definition.hidden ? { hidden: true } : {}),
    }),
  }
}

type Stored = Readonly<Record<string, unknown>>

/** A slip as it is sent to be saved. */
export interface SlipSent {
  readonly assign_mode: typeof createMode | typeof editMode
  readonly update_cnt: number
  readonly header: Stored
  readonly lines: readonly (Stored & { readonly line_no: number })[]
}

/** A slip as it is stored. */
export interface SlipRecord {
  readonly header: Stored
  readonly lines: readonly (Stored & { readonly line_no: number; readonly edit: z.output<typeof ability> })[]
  readonly update_cnt: number
  /** What may be done with it now; `edit` is always there. */
  readonly abilities: Readonly<Record<string, z.output<typeof ability>>> & {
    readonly edit: z.output<typeof ability>
  }
}

function schemasOf(definition: SlipShape) {
  const { header, lines, key, computed = [] } = definition
  const given = new Set([...computed, ...key])
  const typed = (fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (given.has(name) ? [] : [[name, field.schema]])),
    )
  const stored = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedAs(field)]))
  const keyShape = Object.fromEntries(key.map((name) => [name, z.string().max(40)]))
  /** A line that is there already keeps its number; a new one has 0. */
  const lineNo = z.number().int().min(0)
  const edit = z
    .object({
      assign_mode: z.enum([createMode, editMode]),
      update_cnt: z.number().int().min(0).default(0),
      header: z.object({ ...typed(header), ...optional(keyShape) }),
      lines: z
        .array(z.object({ ...typed(lines), line_no: lineNo.default(0) }))
        .min(1)
        .max(definition.mostLines ?? mostLines),
    })
    .superRefine((sent, issues) =>
      definition.rules?.(sent as unknown as SlipSent, issues),
    ) as unknown as z.ZodType<SlipSent, Record<string, unknown>>
  const record = z.object({
    header: z.object(stored(header)),
    lines: z.array(z.object({ ...stored(lines), line_no: lineNo, edit: ability })),
    update_cnt: z.number().int(),
    abilities: z.object({ edit: ability }).catchall(ability),
  }) as unknown as z.ZodType<SlipRecord, SlipRecord>
  return { key: z.object(keyShape), edit, record }
}

const optional = (shape: Readonly<Record<string, z.ZodString>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.default('')]))

function storedAs({ kind }: Field): z.ZodType {
  if (kind === 'flag') return z.boolean()
  return kind === 'integer' ? z.number().int().nullable() : z.string()
}

function endpointsOf(definition: SlipShape, schema: SlipSchemas, write: WriteKey | undefined) {
  const base = `/api/${definition.area}/${definition.name}` as const
  const guard = [`${definition.area}:yes`] as const
  const about = (ja: string, en: string, zh: string): Text => ({
    ja: `${definition.title.ja}：${ja}`,
    en: `${definition.title.en}: ${en}`,
    zh: `${definition.title.zh}：${zh}`,
  })
  return {
    getDetail: endpoint({
      method: 'GET',
      path: `${base}/getDetail`,
      guard,
      summary: about('1件', 'one slip', '单张'),
      input: schema.key,
      output: schema.record,
      errors: [http[404]],
    }),
    doEdit: endpoint({
      method: 'POST',
      path: `${base}/doEdit`,
      guard,
      ...(write ? { write } : {}),
      summary: about('登録・変更', 'save', '保存'),
      input: schema.edit,
      output: schema.record,
      errors: [generic.STALE, http[404], ...(definition.errors ?? [])],
      audit: definition.name,
    }),
  } satisfies Record<string, Endpoint>
}
