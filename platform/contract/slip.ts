import type { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import { generic, http } from './error-catalogue.ts'
import type { ErrorKind } from './errors.ts'
import { costsAmong, type Fields } from './fields.ts'
import { keptCalls, slipErrors, type KeptCalls, type KeptOptions } from './kept-slip.ts'
import type { Telling } from './master-lookup.ts'
import { checkReferences } from './master-references.ts'
import { mastersIn } from './slip-references.ts'
import type { Area, WriteKey } from './permission.ts'
import { screen, type Screen } from './screen.ts'
import { keyShapeOfSlip, mostLines, schemasOfSlip, type SlipSchemas, type SlipSent } from './slip-schemas.ts'
import type { SlipTotals } from './slip-totals.ts'
import type { Text } from './text.ts'

/** What stands in the cells of these fields while a slip is typed: text as it travels, a tick as 1, nothing as ''. */
export type TypedValues<Name extends string = string> = Readonly<Record<Name, string>>

/** Some of them: values for a few fields. */
export type SomeOf<Values extends TypedValues> = string extends keyof Values ? Values : Partial<Values>

type NameOf<F extends Fields> = Extract<keyof F, string>

/** How a field stands in the line grid; every part has a default. */
export interface LineColumn<Name extends string = string> {
  /** Columns of one group stand side by side under its name. */
  readonly group?: Text
  /** Decimal places that are shown also where they are zero. */
  readonly places?: number
  /** Half-width characters; of a reference's name, too (0: no column for the name). */
  readonly width?: number
  readonly nameWidth?: number
  /** A quantity of what this reference of the line names: its unit stands beside it. */
  readonly unitOf?: Name
  /** Typed now and then: Enter passes it, arrows and the mouse go there. */
  readonly seldom?: true
  /** Not shown: it serves the tables. */
  readonly hidden?: true
  /** The screen has `choices` for it. */
  readonly offered?: true
}

/** What the master behind a reference of the line tells of its code; undefined while it is not known. */
export type Told<Name extends string = string> = <Field extends string>(
  reference: Name,
  master: Telling<Field>,
  field: NoInfer<Field>,
) => string | undefined

/**
 * One definition of a slip (伝票), plain data: header fields, line fields, sums. It gives the calls, the screen with its
 * line grid, and what both sides check. About a hundred lines; what is really its own is in its verbs.
 */
export interface SlipDefinition<
  H extends Fields,
  L extends Fields,
  Key extends string,
  Computed extends string,
  Act extends string,
> {
  /** The last word of the paths. */
  readonly name: string
  readonly title: Text
  readonly area: Area
  readonly path: Screen['path']
  readonly icon?: string
  /** The header fields by which a slip is asked for; the server gives them. */
  readonly key: readonly (Key & NameOf<H>)[]
  readonly header: H
  readonly lines: L
  /** Fields that nobody types: numbers that the server gives, amounts that are computed. */
  readonly computed?: readonly (Computed & (NameOf<H> | NameOf<L>))[]
  readonly columns?: { readonly [Name in NameOf<L>]?: LineColumn<NameOf<L>> }
  /** What the totals tell of the header: on the screen it does not stand there twice. */
  readonly inTotals?: readonly NameOf<H>[]
  /** What a new one that begins like an older one does not take over: numbers that may come once, and days. */
  readonly notCopied?: readonly (NameOf<H> | NameOf<L>)[]
  /** Days that it takes over as many whole weeks later as the older one is old: they stay the weekdays that they are. */
  readonly movedOn?: readonly (NameOf<H> | NameOf<L>)[]
  /** What stood in a line for another item does not stand for this one: of a field that is typed anew, those that then follow it again. */
  readonly renews?: { readonly [Name in NameOf<L>]?: readonly NameOf<L>[] }
  readonly mostLines?: number
  /** It is stored and can be changed: tables, history, revisions, files, previous and next come with it. */
  readonly kept?: KeptOptions<NoInfer<H>>
  /** What is saved is posted and not changed any more: saving leads on to the next new one. */
  readonly posted?: boolean
  /** Not in the menu: opened from other screens. */
  readonly hidden?: boolean
  /** What may be done with a stored slip beside changing it; each record says whether now. */
  readonly acts?: readonly Act[]
  readonly errors?: readonly ErrorKind[]
  /** Errors that ask: when nothing else is wrong, a person may agree to them, and it is saved. */
  readonly questions?: readonly ErrorKind[]
  /** The computed fields of a line. Pure: the screen and the server use the same. */
  compute?(
    line: TypedValues<NameOf<L>>,
    header: TypedValues<NameOf<H>>,
  ): SomeOf<TypedValues<Extract<NoInfer<Computed>, NameOf<L>>>>
  /**
   * Why a line cannot use a field, by what is typed and what its codes are; undefined where it can. Pure. The screen passes
   * such a field; the server refuses what is said all the same.
   */
  idle?(
    field: NameOf<L>,
    line: TypedValues<NameOf<L>>,
    header: TypedValues<NameOf<H>>,
    told: Told<NameOf<L>>,
  ): Text | undefined
  /** The computed fields of the header, from all lines. */
  sum?(
    lines: readonly TypedValues<NameOf<L>>[],
    header: TypedValues<NameOf<H>>,
  ): SomeOf<TypedValues<Extract<NoInfer<Computed>, NameOf<H>>>>
  /** Computed figures that say nothing yet: the screen leaves them blank, in header and lines. */
  unknown?(header: TypedValues<NameOf<H>>): readonly (NameOf<H> | NameOf<L>)[]
  /** What is shown under the lines: sums and tax of the whole slip, live. Pure as well. */
  totals?(
    lines: readonly TypedValues<NameOf<L>>[],
    header: TypedValues<NameOf<H>>,
    /** In what a line is counted, in words. */
    unitOf: (at: number) => string,
  ): SlipTotals
  /** Rules over several fields, on what is sent; the issue's message is an error key. */
  rules?(slip: NoInfer<SlipSent<H, L, Key, Computed>>, issues: z.core.$RefinementCtx): void
}

export interface Slip<
  H extends Fields,
  L extends Fields,
  Key extends string,
  Computed extends string,
  Act extends string,
> extends SlipDefinition<H, L, Key, Computed, Act> {
  readonly key: readonly (Key & NameOf<H>)[]
  readonly mostLines: number
  readonly columns: { readonly [Name in NameOf<L>]?: LineColumn<NameOf<L>> }
  readonly computed: readonly (Computed & (NameOf<H> | NameOf<L>))[]
  readonly acts: readonly Act[]
  readonly questions: readonly ErrorKind[]
  /** The developer area saves nothing, and needs no right to do so. */
  readonly write: WriteKey | undefined
  readonly screen: Screen
  readonly schema: SlipSchemas<H, L, Key, Computed, Act>
  readonly keptCalls: KeptCalls | undefined
  readonly endpoints: SlipEndpoints<SlipSchemas<H, L, Key, Computed, Act>>
}

type SlipEndpoints<S extends { readonly [Part in 'key' | 'edit' | 'record']: z.ZodType }> = ReturnType<
  typeof endpointsOf<S['key'], S['edit'], S['record']>
>

/** Whatever slip: for what the platform does with all of them alike. Its records are maps by the names of fields. */
export type AnySlip = Slip<Fields, Fields, string, string, string>

export type AnySlipSent = SentOf<AnySlip>
export type AnySlipRecord = SlipRecordOf<AnySlip>

/** A slip of this definition as it is sent, as it is stored, and as it is typed. */
export type SentOf<S extends AnySlip> = z.output<S['schema']['edit']>
export type SlipRecordOf<S extends AnySlip> = z.output<S['schema']['record']>
export type SlipKeyOf<S extends AnySlip> = z.output<S['schema']['key']>
export type TypedHeaderOf<S extends AnySlip> = TypedValues<NameOf<S['header']>>
export type TypedLineOf<S extends AnySlip> = TypedValues<NameOf<S['lines']>>

export function slip<
  const H extends Fields,
  const L extends Fields,
  const Key extends string,
  const Computed extends string = never,
  const Act extends string = never,
>(definition: SlipDefinition<H, L, Key, Computed, Act>): Slip<H, L, Key, Computed, Act> {
  const { area, path, name, title, icon } = definition
  const write: WriteKey | undefined = area === 'developer' ? undefined : `write:${area}`
  const schema = schemasOfSlip<H, L, Key, Computed, Act>(definition)
  for (const fields of [definition.header, definition.lines])
    checkReferences({ name, fields, key: [], perFactory: true })
  return {
    ...definition,
    columns: definition.columns ?? {},
    computed: definition.computed ?? [],
    acts: definition.acts ?? [],
    questions: definition.questions ?? [],
    mostLines: definition.mostLines ?? mostLines,
    write,
    schema,
    keptCalls: definition.kept ? keptCalls(definition, keyShapeOfSlip(definition.key), write) : undefined,
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

type Named = Pick<AnySlip, 'name' | 'title' | 'area' | 'errors' | 'header' | 'lines'>

function endpointsOf<Key extends z.ZodType, Edit extends z.ZodType, Record extends z.ZodType>(
  definition: Named,
  schema: { readonly key: Key; readonly edit: Edit; readonly record: Record },
  write: WriteKey | undefined,
) {
  const base = `/api/${definition.area}/${definition.name}` as const
  const costs = costsAmong(definition.header, definition.lines)
  const common = { guard: [`${definition.area}:yes`], ...(costs.length > 0 ? { costs } : {}) } as const
  const about = (ja: string, en: string, zh: string): Text => ({
    ja: `${definition.title.ja}：${ja}`,
    en: `${definition.title.en}: ${en}`,
    zh: `${definition.title.zh}：${zh}`,
  })
  return {
    getDetail: endpoint({
      method: 'GET',
      path: `${base}/getDetail`,
      ...common,
      summary: about('1件', 'one slip', '单张'),
      input: schema.key,
      output: schema.record,
      errors: [http[404]],
    }),
    doEdit: endpoint({
      method: 'POST',
      path: `${base}/doEdit`,
      ...common,
      ...(write ? { write } : {}),
      looksUp: [...mastersIn(definition.header), ...mastersIn(definition.lines)],
      summary: about('登録・変更', 'save', '保存'),
      input: schema.edit,
      output: schema.record,
      errors: [generic.STALE, http[404], slipErrors.SLIP_LINE_GONE, ...(definition.errors ?? [])],
      audit: definition.name,
    }),
  } satisfies { readonly [call: string]: Endpoint }
}
