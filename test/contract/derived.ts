import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'

/**
 * Most calls follow from a definition: those of masters, lists and slips, and of rows inside a record. They have the same verbs
 * behind them, so one definition of each shape in each area stands for all, when all say the same of guard and write.
 */
export interface Derived {
  readonly name: string
  readonly area: string
  /** The names of its calls: definitions with the same have the same verbs. */
  readonly shape: string
  readonly write: string | undefined
  readonly guard: unknown
  /** A right that seeing it needs beside the area's. */
  readonly also: string | undefined
  readonly endpoints: Readonly<Record<string, Endpoint>>
  /** The masters whose codes stand in its fields. */
  readonly refersTo: readonly string[]
}

// Written without a type argument: the runner recognises only that, and would keep an old list of files otherwise.
const contracts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['/modules/*/contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)

export const derived: readonly Derived[] = Object.entries(contracts).flatMap(([path, contract]) => {
  const folder = path.split('/')[2] ?? ''
  return Object.values(contract).flatMap((value) => (isDefinition(value) ? [derivedOf(value, folder)] : []))
})

type FieldsOfDefinition = Readonly<
  Record<string, { readonly refersTo?: { readonly master: 'self' | { readonly name: string } } }>
>

interface Definition {
  readonly fields?: FieldsOfDefinition
  readonly header?: FieldsOfDefinition
  readonly lines?: FieldsOfDefinition
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly name?: string
  readonly area?: string
  readonly guard?: unknown
  readonly also?: string
  readonly write?: string
  readonly master?: Definition
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'endpoints' in value
}

/** Rows inside a record are guarded as their record is. */
function derivedOf({ master, ...own }: Definition, folder: string): Derived {
  const { guard, also, write, name = '', area = folder } = master ?? own
  const needed = `${area}:yes`
  return {
    name,
    area,
    shape: Object.keys(own.endpoints).sort().join(' '),
    write,
    also,
    guard: guard ?? (also ? { permissions: [needed, also], mode: 'allOf' } : [needed]),
    endpoints: own.endpoints,
    refersTo: [own.fields, own.header, own.lines]
      .flatMap((fields) => Object.values(fields ?? {}))
      .flatMap(({ refersTo }) => (refersTo && refersTo.master !== 'self' ? [refersTo.master.name] : [])),
  }
}

/** What the words of decisions.md say of each derived call, not what its definition's code does with them. */
const reading = [
  'getList',
  'getTotal',
  'getDetail',
  'getHistory',
  'getUsage',
  'getInside',
  'getLookup',
  'csvTemplate',
]
/** Files are taken out only with the right to save, where there is one. */
const saving = [
  'doEdit',
  'doDelete',
  'doEditInside',
  'csvPreview',
  'csvUpload',
  'csvDownload',
  'xlsxDownload',
]

/** What is not guarded as its definition says; empty when all is well. */
export function wronglyGuarded({ name, area, endpoints, guard, write }: Derived): readonly string[] {
  return Object.entries(endpoints).flatMap(([call, endpoint]) => {
    const is = `${name} ${call}: ${JSON.stringify(endpoint.guard)} ${endpoint.write ?? ''}`
    if (!isDeepStrictEqual(endpoint.guard, guard)) return [is]
    if (reading.includes(call)) return endpoint.method === 'GET' && !endpoint.write ? [] : [is]
    if (saving.includes(call))
      return endpoint.write === write && (write !== undefined || area === 'developer') ? [] : [is]
    return [`${is}, and this test does not know such a call`]
  })
}

/** The calls that must be made: every one that was written by hand, and of derived ones those of the representatives. */
export function representatives(
  routes: readonly Route[],
  choose: (alike: readonly Derived[]) => Derived | undefined = ([first]) => first,
): readonly Endpoint[] {
  const kinds = [...new Set(derived.map(kindOf))]
  const chosen = new Set(
    kinds
      .map((kind) => choose(derived.filter((one) => kindOf(one) === kind)))
      .flatMap((one) => Object.values(one?.endpoints ?? {}).map(pathOf)),
  )
  const others = new Set(derived.flatMap(({ endpoints }) => Object.values(endpoints).map(pathOf)))
  return routes
    .map(({ endpoint }) => endpoint)
    .filter((one) => chosen.has(pathOf(one)) || !others.has(pathOf(one)))
}

/** A call is the same one where its composition lets more people make it. */
export const pathOf = ({ path }: Endpoint): string => path

const kindOf = ({ area, shape }: Derived) => `${area} ${shape}`

/** What one test asks for: the calls below `/api/stock`, and so on, in an order of their own. */
export function byArea(
  calls: readonly Endpoint[],
): readonly (readonly [area: string, calls: readonly Endpoint[]])[] {
  const areas = [...new Set(calls.map(areaOf))]
  return areas.map((area) => [area, calls.filter((one) => areaOf(one) === area)])
}

/** Outside of business (`/api/userInfo`) there is a call or two of each kind. */
function areaOf({ path, guard }: Endpoint): string {
  const [, , area = '', ...more] = path.split('/')
  return more.length > 0 && typeof guard !== 'string' ? area : 'everyone'
}
