import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  codeColumn,
  commonColumns,
  companyColumn,
  moment,
  searchKeyColumn,
  searchKeyOf,
} from '#platform/server/database/columns.ts'
import type { ShellSettings } from '#platform/contract/shell-settings.ts'
import { defaultLanguage, type Language } from '#platform/contract/text.ts'
import { numberControlTable } from '#platform/server/numbering/control-table.ts'
import { bankAccountMaster } from '../contract/bank-account.ts'
import { codeDivMaster, codeKindMaster } from '../contract/code-div.ts'
import { masterTable } from '#platform/server/master/master-table.ts'
import type { Question } from '../contract/db-search/db-search.ts'
import { factoryMaster } from '../contract/factory.ts'
import type { MenuEntry } from '../contract/menu.ts'
import { departmentMaster, organizationMaster, teamMaster } from '../contract/organization.ts'
import { directorMaster, employeeMaster } from '../contract/staff.ts'
import { assignmentsMax } from '../contract/user-assignments.ts'

export const company = pgTable(
  'company',
  {
    company_cd: companyColumn(),
    company_nm: varchar({ length: 60 }).notNull(),
    kana: codeColumn(60).notNull().default(''),
    system_nm: varchar({ length: 60 }).notNull(),
    postal_cd: varchar({ length: 10 }).notNull().default(''),
    address: varchar({ length: 200 }).notNull().default(''),
    phone: varchar({ length: 20 }).notNull().default(''),
    fax: varchar({ length: 20 }).notNull().default(''),
    registration_no: varchar({ length: 14 }).notNull().default(''),
    /** Square, beside the name on papers that leave. */
    seal_flg: boolean().notNull().default(false),
    fiscal_start_month: integer().notNull().default(4),
    /** In which the program names what it brings: code tables and number series. */
    language: codeColumn(2).$type<Language>().notNull().default(defaultLanguage),
    cost_method: codeColumn().notNull().default('1'),
    sales_basis: codeColumn().notNull().default('1'),
    purchase_basis: codeColumn().notNull().default('1'),
    tax_fraction: codeColumn().notNull().default('1'),
    /** Empty: nobody signs in. */
    password_hash: varchar({ length: 200 }).notNull().default(''),
    /** Counts every change of roles and permissions, so that each process knows when its copy is old. */
    access_version: integer().notNull().default(0),
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: searchKeyColumn().generatedAlwaysAs(
      searchKeyOf('company_cd', 'company_nm', 'kana', 'system_nm'),
    ),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd] })],
)

export const factory = masterTable(factoryMaster)
export const bankAccount = masterTable(bankAccountMaster)

export const codeKind = masterTable(codeKindMaster)
export const codeDiv = masterTable(codeDivMaster)

/** `user` is a reserved word of SQL, where `select * from user` quietly means something else. */
export const appUser = pgTable(
  'app_user',
  {
    company_cd: companyColumn(),
    user_cd: codeColumn().notNull(),
    username: varchar({ length: 60 }).notNull(),
    kana: codeColumn(60).notNull().default(''),
    email: varchar({ length: 200 }).notNull().default(''),
    phone: varchar({ length: 30 }).notNull().default(''),
    /** Factories and roles as they were typed; user_factory and user_role are made from it (contract/user-assignments.ts). */
    assignments: varchar({ length: assignmentsMax }).notNull().default(''),
    /** Empty: this user signs in through the company's provider only, or has not been given a password yet. */
    password_hash: varchar({ length: 200 }).notNull().default(''),
    /** waiting for approval, or active */
    state: codeColumn(10).notNull().default('active'),
    failed_cnt: integer().notNull().default(0),
    locked_until: moment(),
    last_sign_in_dt: moment(),
    language: codeColumn(2),
    theme: codeColumn(20),
    collapse: boolean().notNull().default(false),
    /** How the shell looks to this user: layout and switches; what is missing is as at first. */
    settings: jsonb().$type<Partial<ShellSettings>>().notNull().default({}),
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: searchKeyColumn().generatedAlwaysAs(searchKeyOf('user_cd', 'username', 'kana')),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.user_cd] }),
    index('app_user_by_name').on(t.company_cd, t.username),
    index('app_user_by_kana').on(t.company_cd, t.kana, t.user_cd),
    index('app_user_search_key').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
)

/** Factories that a user may choose at sign-in. */
export const userFactory = pgTable(
  'user_factory',
  { company_cd: companyColumn(), user_cd: codeColumn().notNull(), factory_cd: codeColumn(10).notNull() },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.user_cd, t.factory_cd] }),
    index('user_factory_of_factory').on(t.company_cd, t.factory_cd),
    foreignKey({ columns: [t.company_cd, t.user_cd], foreignColumns: [appUser.company_cd, appUser.user_cd] }),
  ],
)

export const role = pgTable(
  'role',
  {
    company_cd: companyColumn(),
    role_cd: codeColumn().notNull(),
    role_nm: varchar({ length: 60 }).notNull(),
    /** Has every right. */
    admin_flg: boolean().notNull().default(false),
    note: varchar({ length: 200 }).notNull().default(''),
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: searchKeyColumn().generatedAlwaysAs(searchKeyOf('role_cd', 'role_nm')),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.role_cd] }),
    index('role_search_key').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
)

export const organization = masterTable(organizationMaster)
export const department = masterTable(departmentMaster)
export const team = masterTable(teamMaster)
export const director = masterTable(directorMaster)
export const employee = masterTable(employeeMaster)

export const rolePermission = pgTable(
  'role_permission',
  { company_cd: companyColumn(), role_cd: codeColumn().notNull(), permission: codeColumn(40).notNull() },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.role_cd, t.permission] }),
    foreignKey({ columns: [t.company_cd, t.role_cd], foreignColumns: [role.company_cd, role.role_cd] }),
  ],
)

/** A user has one or more roles in each factory. */
export const userRole = pgTable(
  'user_role',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    user_cd: codeColumn().notNull(),
    role_cd: codeColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.user_cd, t.role_cd] }),
    foreignKey({ columns: [t.company_cd, t.user_cd], foreignColumns: [appUser.company_cd, appUser.user_cd] }),
    foreignKey({ columns: [t.company_cd, t.role_cd], foreignColumns: [role.company_cd, role.role_cd] }),
  ],
)

/** Only the hash of a token is stored; what is stored opens nothing. */
export const session = pgTable(
  'session',
  {
    company_cd: companyColumn(),
    token_hash: codeColumn(64).notNull(),
    user_cd: codeColumn().notNull(),
    factory_cd: codeColumn(10).notNull(),
    created_at: moment().notNull().defaultNow(),
    seen_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    revoked_at: moment(),
    address: varchar({ length: 60 }).notNull(),
    /** As it names itself: Chrome 128 / Windows. */
    browser: varchar({ length: 60 }).notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.token_hash] }),
    index('session_of_user').on(t.company_cd, t.user_cd),
    index('session_age').on(t.company_cd, t.expires_at),
  ],
)

/** The first sign-in step, done: proves that the company's password was known. */
export const companyTicket = pgTable(
  'company_ticket',
  {
    company_cd: companyColumn(),
    ticket_hash: codeColumn(64).notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.ticket_hash] })],
)

/** A question to the tables under a name: of its owner alone, or of everybody who has a role. */
export const tableQuery = pgTable(
  'table_query',
  {
    company_cd: companyColumn(),
    query_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    user_cd: codeColumn().notNull(),
    username: varchar({ length: 60 }).notNull(),
    name: varchar({ length: 40 }).notNull(),
    /** Blank: nobody else's. */
    role_cd: codeColumn().notNull().default(''),
    question: jsonb().$type<Question>().notNull(),
    update_dt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.query_no] }),
    uniqueIndex('table_query_name').on(t.company_cd, t.user_cd, t.name),
  ],
)

/** With it one browser keeps what one user has half-typed; who signs out deletes it. */
export const draftKey = pgTable(
  'draft_key',
  {
    company_cd: companyColumn(),
    user_cd: codeColumn().notNull(),
    /** Of the cookie that only this browser sends. */
    browser_hash: codeColumn(64).notNull(),
    secret: varchar({ length: 60 }).notNull(),
    seen_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.user_cd, t.browser_hash] }),
    index('draft_key_age').on(t.company_cd, t.seen_at),
  ],
)

export const verificationCode = pgTable(
  'verification_code',
  {
    company_cd: companyColumn(),
    phone: codeColumn(30).notNull(),
    code_hash: codeColumn(64).notNull(),
    expires_at: moment().notNull(),
    tries: integer().notNull().default(0),
    sent_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.phone] })],
)

/** A sign-in under way at the OpenID Connect provider, or one that waits for the choice of a factory. */
export const oidcState = pgTable(
  'oidc_state',
  {
    company_cd: companyColumn(),
    state_hash: codeColumn(64).notNull(),
    code_verifier: varchar({ length: 200 }).notNull(),
    nonce: varchar({ length: 200 }).notNull(),
    user_cd: codeColumn(),
    expires_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.state_hash] })],
)

/** What a company has changed of the product's menu, whole: order, groups, names, and what is hidden. */
export const menu = pgTable(
  'menu',
  {
    company_cd: companyColumn(),
    entries: jsonb().$type<readonly MenuEntry[]>().notNull(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd] })],
)

export const systemParameter = pgTable(
  'system_parameter',
  {
    company_cd: companyColumn(),
    parameter: codeColumn(60).notNull(),
    value: jsonb().notNull(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.parameter] })],
)

/** What a company has decided about the age of a table's rows; undecided tables have no row. */
export const lifeCycle = pgTable(
  'life_cycle',
  {
    company_cd: companyColumn(),
    table_nm: codeColumn(60).notNull(),
    /** A code of `lifeCycleAction`. */
    action: codeColumn(1).notNull(),
    months: integer().notNull(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.table_nm] })],
)

/** "Today" in business is this date, never the clock (decisions.md). */
export const bizdate = pgTable(
  'bizdate',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    biz_dt: date({ mode: 'string' }).notNull(),
    advanced_at: moment().notNull().defaultNow(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd] })],
)

/** Printed numbers of slips and of stocktakings, by factory and kind. */
export const slipNoControl = numberControlTable('slip_no_control')
export const inventoryNoControl = numberControlTable('inventory_no_control')

/** Internal document numbers, issued in blocks; gaps are allowed (decisions.md "Masters"). */
export const dataKindControl = pgTable(
  'data_kind_control',
  {
    company_cd: companyColumn(),
    kind: codeColumn(3).notNull(),
    kind_nm: varchar({ length: 60 }).notNull().default(''),
    end_no: integer().notNull().default(2_000_000_000),
    note: varchar({ length: 400 }).notNull().default(''),
    last_no: bigint({ mode: 'number' }).notNull().default(0),
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: searchKeyColumn().generatedAlwaysAs(searchKeyOf('kind', 'kind_nm')),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.kind] }),
    index('data_kind_control_search_key').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
)
