import { z } from 'zod'
import { attachmentCalls, type AttachmentCalls } from './attached-files.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { generic, http } from './error-catalogue.ts'
import type { ErrorKind } from './errors.ts'
import type { FieldName } from './field-values.ts'
import type { FieldGroup, Fields, ReferredMaster, ValuesOf } from './fields.ts'
import { historyEntry } from './history.ts'
import { usualCard } from './list-card.ts'
import { declareList, type List, type QuickFilter } from './list-definition.ts'
import { fileEndpoints } from './master-files.ts'
import { masterListColumns } from './master-list.ts'
import { lookupInput, lookupOutput, usageOutput } from './master-lookup.ts'
import type { EveryRecord, MasterRecord, MasterRow } from './master-record.ts'
import { checkReferences } from './master-references.ts'
import { keyShapeOf, schemasOfMaster, type MasterSchemas } from './master-schemas.ts'
import { mastersIn } from './slip-references.ts'
import type { Area, PermissionKey, Requirement, WriteKey } from './permission.ts'
import { neighbourCall } from './neighbours.ts'
import { pageOfRecords } from './record-page.ts'
import { screen, type Screen } from './screen.ts'
import { wordsAbout, type Text } from './text.ts'

/**
 * One definition of a master, plain data: it gives the table, the calls, the screen and their tests
 * (architecture.md "One definition, many uses").
 */
export interface MasterDefinition<F extends Fields, K extends FieldName<F>, T extends FieldName<F>> {
  /** The table's name, and the last word of the paths. */
  readonly name: string
  /** The table's name, where `name` is a word of SQL. */
  readonly table?: string
  readonly title: Text
  readonly area: Exclude<Area, 'developer'>
  /** What seeing it needs beside the area's right. */
  readonly also?: PermissionKey
  /** What saving needs, when it is not the area's own key. */
  readonly write?: WriteKey
  readonly path: Screen['path']
  readonly icon?: string
  /** Not in the menu: maintained inside another master, and opened from there. */
  readonly hidden?: true
  /** What stands or happens in one factory: read and written for the session's factory only. */
  readonly perFactory?: boolean
  /** The key is company_cd (and factory_cd, when per factory) plus these. */
  readonly key: readonly K[]
  /** The field that names a record to people; a reference names it by what it refers to. */
  readonly nameField: FieldName<F>
  readonly fields: F
  readonly columns: readonly FieldName<F>[]
  /** Headings of the form; what is in none of them comes first. */
  readonly groups?: readonly FieldGroup<FieldName<F>>[]
  /** Fields of the search block beside the keyword; codes match by prefix, texts by part. */
  readonly search?: readonly FieldName<F>[]
  /** What is looked for every day, one press away and counted. */
  readonly quick?: readonly QuickFilter<FieldName<F>>[]
  /** What other calls change of a record: how its history names it. */
  readonly recorded?: Fields
  /** Refusals of its own, beside those that every master has. */
  readonly errors?: readonly ErrorKind[]
  /** Fields that those who type its code must know, beside its name: everybody who is signed in may read them. */
  readonly tells?: readonly T[]
  /** The order of a list that was not asked for another one: a field, with a minus for descending. Default: the key. */
  readonly sort?: FieldName<F> | `-${FieldName<F>}`
  /** Files can be put on its records: drawings, contracts, photographs. */
  readonly attachments?: true
  /** Each record has a page of its own, named so, to which its code leads from everywhere. */
  readonly page?: Text
  /** Rules over several fields; the issue's message is an error key. */
  rules?(values: ValuesOf<F>, issues: z.core.$RefinementCtx<ValuesOf<F>>): void
}

/** Whatever it tells. */
type Definition<F extends Fields, K extends FieldName<F>> = MasterDefinition<F, K, FieldName<F>>

/**
 * A master of which only the platform's own code does not know the fields: it handles all alike, by the names that the
 * definition states, and records are maps to it. Modules have `Master`, and see the fields.
 */
export interface AnyMaster extends ReferredMaster {
  readonly area: Exclude<Area, 'developer'>
  readonly also?: PermissionKey
  readonly path: Screen['path']
  readonly columns: readonly string[]
  readonly groups?: readonly FieldGroup[]
  readonly search?: readonly string[]
  readonly recorded?: Fields
  readonly errors?: readonly ErrorKind[]
  readonly sort?: string
  readonly write: WriteKey
  readonly list: List<MasterRow>
  readonly schema: MasterSchemas<Fields, string>
  readonly endpoints: MasterEndpoints<Fields, string, string>
  readonly attachmentCalls: AttachmentCalls | undefined
  /** What only a page of its records asks for. */
  readonly pageCalls: PageCalls | undefined
}

/** A master with its fields: `RecordOf<typeof itemMaster>` is one of its records. */
export interface Master<F extends Fields, K extends FieldName<F>, T extends FieldName<F>> extends AnyMaster {
  readonly fields: F
  readonly key: readonly K[]
  readonly tells: readonly T[]
  readonly list: List<MasterRecord<F>, ColumnOf<F>>
  readonly schema: MasterSchemas<F, K>
  readonly endpoints: MasterEndpoints<F, K, T>
}

export function master<
  const F extends Fields,
  const K extends FieldName<F>,
  const T extends FieldName<F> = never,
>(definition: MasterDefinition<F, K, T>): Master<F, K, T> {
  const write: WriteKey = definition.write ?? `write:${definition.area}`
  const schema = schemasOfMaster(definition)
  checkReferences(definition)
  const list = listOfMaster(definition, schema, write)
  const { tells = [] } = definition
  const made: Master<F, K, T> = {
    ...definition,
    tells,
    pageScreen: definition.page && pageOfRecords(definition, definition.page),
    write,
    schema,
    list,
    endpoints: endpointsOf({ ...definition, tells }, list, schema, write),
    attachmentCalls: definition.attachments ? attachmentsOf(definition, write) : undefined,
    pageCalls: definition.page && pageCallsOf(definition),
    screen: screen({
      path: definition.path,
      name: definition.name,
      title: definition.title,
      guard: guardOf(definition),
      keepAlive: true,
      ...(definition.icon ? { icon: definition.icon } : {}),
      ...(definition.hidden ? { hidden: true } : {}),
    }),
  }
  return made
}

const baseOf = ({ area, name }: Pick<AnyMaster, 'area' | 'name'>) => `/api/${area}/${name}` as const

/** What can be asked of a list of the master: its fields, and what every record has. */
type ColumnOf<F extends Fields> = FieldName<F> | keyof EveryRecord

/** Every field is a column; the reader chooses. Abolished records are hidden until asked for. */
const listOfMaster = <F extends Fields, K extends FieldName<F>>(
  definition: Definition<F, K>,
  schema: MasterSchemas<F, K>,
  write: WriteKey,
): List<MasterRecord<F>, ColumnOf<F>> => {
  const { key, nameField } = definition
  const columns = masterListColumns(definition.fields)
  const shown = [...definition.columns, 'abort_div']
  return declareList({
    name: definition.name,
    title: definition.title,
    key,
    columns,
    shown,
    card: { ...usualCard({ key, columns, shown }), title: nameField },
    search: [...(definition.search ?? []), 'abort_div'],
    keyword: true,
    quick: definition.quick ?? [],
    initial: { abort_div: '0,1' },
    sort: definition.sort ?? definition.key[0] ?? '',
    base: baseOf(definition),
    guard: guardOf(definition),
    write,
    row: schema.row,
  })
}

const guardOf = ({ area, also }: Pick<Definition<Fields, string>, 'area' | 'also'>): Requirement =>
  also ? { permissions: [`${area}:yes`, also], mode: 'allOf' } : [`${area}:yes`]

const attachmentsOf = <F extends Fields, K extends FieldName<F>>(
  definition: Definition<F, K>,
  write: WriteKey,
): AttachmentCalls =>
  attachmentCalls({
    base: baseOf(definition),
    about: wordsAbout(definition.title),
    guard: guardOf(definition),
    write,
    audit: definition.name,
    key: keyShapeOf(definition),
  })

const pageCallsOf = <F extends Fields, K extends FieldName<F>>(definition: Definition<F, K>) => ({
  getNeighbours: neighbourCall({
    base: baseOf(definition),
    summary: wordsAbout(definition.title)('前後の1件', 'previous and next', '前后一条'),
    guard: guardOf(definition),
    key: z.object(keyShapeOf(definition)),
  }),
})
type PageCalls = ReturnType<typeof pageCallsOf>

type MasterEndpoints<F extends Fields, K extends FieldName<F>, T extends FieldName<F>> = ReturnType<
  typeof endpointsOf<F, K, T>
>

function endpointsOf<F extends Fields, K extends FieldName<F>, T extends FieldName<F>>(
  definition: MasterDefinition<F, K, T> & { readonly tells: readonly T[] },
  list: List<MasterRecord<F>, ColumnOf<F>>,
  schema: MasterSchemas<F, K>,
  write: WriteKey,
) {
  const base = baseOf(definition)
  const guard = guardOf(definition)
  const about = wordsAbout(definition.title)
  const reading = { method: 'GET', guard } as const
  const writing = { method: 'POST', guard, write, audit: definition.name } as const
  return {
    ...list.endpoints,
    getDetail: endpoint({
      ...reading,
      path: `${base}/getDetail`,
      summary: about('1件', 'one record', '单条'),
      input: schema.key,
      output: schema.row,
      errors: [http[404]],
    }),
    getHistory: endpoint({
      ...reading,
      path: `${base}/getHistory`,
      summary: about('変更履歴', 'change history', '变更历史'),
      input: schema.key,
      output: z.object({ list: z.array(historyEntry) }),
    }),
    doEdit: endpoint({
      ...writing,
      path: `${base}/doEdit`,
      looksUp: mastersIn(definition.fields),
      summary: about('登録・変更', 'save', '保存'),
      input: schema.edit,
      output: schema.row,
      errors: [generic.KEY_EXISTS, generic.STALE, http[404], ...(definition.errors ?? [])],
    }),
    doDelete: endpoint({
      ...writing,
      path: `${base}/doDelete`,
      summary: about('停止・廃止・再使用', 'stop, discontinue, use again', '停用・作废・恢复'),
      input: schema.abolish,
      output: schema.row,
      errors: [generic[9997], generic.STALE, http[404], ...(definition.errors ?? [])],
    }),
    getLookup: endpoint({
      method: 'GET',
      // And for whoever types its codes elsewhere (lookup-guards.ts).
      guard,
      path: `${base}/getLookup`,
      summary: about('コード参照', 'lookup of codes and names', '代码参照'),
      input: lookupInput,
      output: lookupOutput(definition.tells),
    }),
    getUsage: endpoint({
      ...reading,
      path: `${base}/getUsage`,
      summary: about('使用先', 'where it is used', '使用处'),
      input: schema.key,
      output: usageOutput,
    }),
    ...fileEndpoints({ base, guard, write, audit: definition.name, about }),
  } satisfies Record<string, Endpoint>
}
