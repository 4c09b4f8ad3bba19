import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { codes } from '#platform/contract/code-table.ts'
import type { Envelope } from '#platform/contract/envelope.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { choice, code, flag, integer, kana, name, remarks } from '#platform/contract/fields.ts'
import { master, type AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import type { PermissionKey } from '#platform/contract/permission.ts'
import type { Language } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createOwnRows } from '#platform/server/database/own-rows.ts'
import { secureTables } from '#platform/server/database/row-security.ts'
import { asBusinessError } from '#platform/server/http/answer.ts'
import type { Route } from '#platform/server/http/route.ts'
import { serve, type Incoming } from '#platform/server/http/serve-route.ts'
import type { Directory } from '#platform/server/master/directory.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { columnNamed, masterTable } from '#platform/server/master/master-table.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Composition } from '#platform/server/module/composition.ts'
import type { Session } from '#platform/server/session.ts'

const words = (ja: string, en: string) => ({ ja, en, zh: ja })

const material = codes('material', {
  1: words('鋼', 'Steel'),
  2: words('樹脂', 'Resin'),
})

/** A company-wide master that is used by the shelves. */
export const part = master({
  name: 'test_part',
  title: words('部品', 'Parts'),
  area: 'master',
  path: '/test/part',
  key: ['part_cd'],
  nameField: 'part_nm',
  fields: {
    part_cd: code(words('部品コード', 'Part code'), 20),
    part_nm: name(words('部品名', 'Part name')),
    kana: kana(words('フリガナ', 'Reading')),
    note: remarks(words('備考', 'Note'), 200),
    material: choice(words('材質', 'Material'), material),
    checked: flag(words('検査', 'Checked')),
    days: integer(words('日数', 'Days'), 0, 99),
  },
  columns: ['part_cd', 'part_nm', 'material', 'days'],
  search: ['part_cd', 'part_nm', 'note', 'material'],
})

/** A master of one factory, with a key of two fields. */
export const shelf = master({
  name: 'test_shelf',
  title: words('棚', 'Shelves'),
  area: 'stock',
  path: '/test/shelf',
  perFactory: true,
  key: ['zone_cd', 'shelf_cd'],
  nameField: 'shelf_nm',
  fields: {
    zone_cd: code(words('区画', 'Zone'), 10),
    shelf_cd: code(words('棚', 'Shelf'), 10),
    shelf_nm: name(words('棚名', 'Shelf name')),
    part_cd: code(words('部品', 'Part'), 20),
  },
  columns: ['zone_cd', 'shelf_cd', 'shelf_nm'],
  sort: 'shelf_nm',
})

export const partTable = masterTable(part)
export const shelfTable = masterTable(shelf)

/** Their tables beside those of the migrations. */
export async function createTables(
  database: Database,
  tables: Readonly<Record<string, PgTable>> = { partTable, shelfTable },
): Promise<void> {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))
  await database.owner('write', async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await secureTables(tx)
    await createOwnRows(tx)
  })
}

export const directory: Directory = {
  namesOf: async () => new Map([['YAMADA', '山田 太郎']]),
  timeZoneOf: async () => 'Asia/Tokyo',
  acceptsUtf8: async (_tx, company_cd) => company_cd === 'UTF8',
}

/** The two masters as a module of their own, with a use that is declared beside the fields. */
export const testMasters = compose([
  {
    name: 'test',
    masters: [masterService(part, partTable, { directory }), masterService(shelf, shelfTable, { directory })],
    uses: [
      {
        of: part,
        table: shelfTable,
        columns: [columnNamed(shelfTable, 'part_cd')],
        openWhen: sql`${shelfTable.abort_div} <> '2'`,
        label: words('棚マスタ', 'Shelves'),
        name: sql`${columnNamed(shelfTable, 'shelf_nm')}`,
      },
    ],
  },
])
export const partRoutes = testMasters.routes
export const shelfRoutes = testMasters.routes

export interface Caller {
  readonly company?: string
  readonly factory?: string
  readonly user?: string
  readonly permissions?: readonly PermissionKey[]
  readonly language?: Language
}

/** A call as the wrapper serves it: guard, parse, transaction, verb, audit, and the answer checked by its schema. */
export type Say = <T = unknown>(route: Route, input: unknown, caller?: Caller) => Promise<T>

export function speaker(database: Database, composition: Composition = testMasters): Say {
  return async <T>(route: Route, input: unknown, caller: Caller = {}) => {
    const company_cd = caller.company ?? 'DEMO'
    const session: Session = {
      company_cd,
      user_cd: caller.user ?? 'SATO',
      username: '佐藤',
      factory_cd: caller.factory ?? 'F01',
      factory_nm: '',
      token_hash: '',
      visit_mode: false,
      extend: false,
      admin: caller.permissions === undefined,
      roles: [],
      permissions: caller.permissions ?? [],
    }
    const authenticator = {
      question: () => ({ name: 'stage', text: 'SELECT', values: [] }),
      session: async () => session,
      ticket: async () => true,
      extend: async () => undefined,
    }
    const incoming: Incoming = {
      language: caller.language ?? 'ja',
      requestId: 'test',
      address: '127.0.0.1',
      now: new Date(),
      token: { company_cd, hash: '' },
      ticket: undefined,
      idempotencyKey: undefined,
      unattended: false,
      input,
      log: silent,
      outOfTime: () => false,
      identify: () => undefined,
      browser: '',
      cookie: () => undefined,
      setCookie: () => undefined,
    }
    return (await serve({ database, authenticator, checkOutput: true, composition }, route, incoming)) as T
  }
}

const silent = {
  error: (error: unknown) => {
    throw error
  },
} as unknown as Incoming['log']

export type Call = keyof AnyMaster['endpoints']

/** The route of a call: `at(partRoutes, part, 'getList')`. */
export function at(routes: readonly Route[], definition: AnyMaster, call: Call): Route {
  const found = routes.find(({ endpoint }) => endpoint.path === definition.endpoints[call].path)
  if (!found) throw new Error(`No route for ${call}`)
  return found
}

/** What was refused, as the caller reads it. */
export async function refused(
  attempt: Promise<unknown>,
  language: Language = 'ja',
): Promise<{ code: Envelope['code']; msg: string; fields: BusinessError['fields'] }> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => asBusinessError(thrown),
  )
  if (!error) throw new Error('Nothing was refused')
  return { code: error.code, msg: error.say(language), fields: error.fields }
}

/** `saved`, or the code of the refusal: for attempts that race. */
export const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'saved',
    (thrown: unknown) => String(asBusinessError(thrown).code),
  )

export interface List {
  readonly list: readonly MasterRow[]
  readonly total: number | null
  readonly has_next: boolean
}
