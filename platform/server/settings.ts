import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { defaultPort } from '#platform/contract/constants.ts'
import { defaultLanguage, languages, type Language } from '#platform/contract/text.ts'

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

/** Everything that the environment may say, read and checked in this one place; the README lists it. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(defaultPort),
  HOST: z.string().default('127.0.0.1'),
  KANAME_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  /** The server itself, where DATABASE_URL is a pooler that gives connections by transaction. */
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  /** A streaming replica of it, for lists and files that may be a moment old. */
  DATABASE_READ_URL: postgresAddress.optional(),
  KANAME_DEMO: z.enum(['0', '1']).optional(),
  KANAME_DEMO_PAST: z.enum(['0', '1']).default('1'),
  KANAME_DEMO_LANGUAGE: z.enum(languages).default(defaultLanguage),
  KANAME_LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Pooled connections of one process to a PostgreSQL server. */
  KANAME_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Whether the server runs the jobs itself; `off` where separate workers do. */
  KANAME_WORKER: z.enum(['in', 'off']).default('in'),
  /** Hours between dumps of the embedded database; 0 switches them off. */
  KANAME_DUMP_HOURS: z.coerce
    .number()
    .min(0)
    .max(24 * 7)
    .default(6),
  /** Megabytes that must be free where the embedded database lies; with less nothing is written, 0 never looks. */
  KANAME_DISK_FLOOR: z.coerce.number().int().min(0).max(1_000_000).default(200),
  /** Calls that need no sign-in, such as the sign-in itself: per minute, address and call. */
  KANAME_SIGN_IN_RATE: z.coerce.number().int().min(1).max(1_000_000).default(60),
  /** Bearer token for /metrics; without it only this machine may read them. */
  KANAME_METRICS_TOKEN: z.string().min(16).optional(),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_COMPANY: z.string().optional(),
  OIDC_USER_CLAIM: z.string().default('preferred_username'),
})

export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly company_cd: string
  readonly userClaim: string
}

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  readonly databaseUrl: string | undefined
  readonly databaseDirectUrl: string | undefined
  readonly databaseReadUrl: string | undefined
  readonly demo: boolean
  /** Whether it is loaded with what it has done in the year before. */
  readonly demoPast: boolean
  /** In which the demo company is loaded. */
  readonly demoLanguage: Language
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  readonly pool: number
  /** Whether this server process runs jobs. */
  readonly worksItself: boolean
  readonly dumpHours: number
  /** Megabytes; 0 is none. */
  readonly diskFloor: number
  readonly signInRate: number
  readonly metricsToken: string | undefined
  readonly trustProxy: string | undefined
  readonly publicUrl: string
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined
  readonly oidc: OidcSettings | undefined
  readonly root: string
  /** Of the program, from package.json. */
  readonly version: string
}

export class SettingsError extends Error {}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(named)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings of the environment are not right:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL)
    throw new SettingsError('DATABASE_DIRECT_URL is the server behind a pooler, and needs DATABASE_URL')
  if (e.DATABASE_READ_URL && !e.DATABASE_URL)
    throw new SettingsError('DATABASE_READ_URL is a replica of a server, and needs DATABASE_URL')
  return {
    port: e.PORT,
    host: e.HOST,
    dataDirectory: path.resolve(e.KANAME_DATA),
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    demo: e.KANAME_DEMO === undefined ? !e.DATABASE_URL && isLoopback(e.HOST) : e.KANAME_DEMO === '1',
    demoPast: e.KANAME_DEMO_PAST === '1',
    demoLanguage: e.KANAME_DEMO_LANGUAGE,
    logLevel: e.KANAME_LOG,
    pool: e.KANAME_POOL,
    worksItself: e.KANAME_WORKER === 'in',
    dumpHours: e.KANAME_DUMP_HOURS,
    diskFloor: e.KANAME_DISK_FLOOR,
    signInRate: e.KANAME_SIGN_IN_RATE,
    metricsToken: e.KANAME_METRICS_TOKEN,
    trustProxy: e.TRUST_PROXY,
    publicUrl: (e.PUBLIC_URL ?? `http://${e.HOST}:${e.PORT}`).replace(/\/$/, ''),
    mail: e.SMTP_URL ? { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? 'kaname@localhost' } : undefined,
    oidc: readOidc(e),
    root: projectRoot(),
    version: productVersion(projectRoot()),
  }
}

function readOidc(e: z.output<typeof environment>): OidcSettings | undefined {
  if (!e.OIDC_ISSUER) return undefined
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_COMPANY: company_cd } = e
  if (!clientId || !clientSecret || !company_cd)
    throw new SettingsError('OIDC_ISSUER also needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_COMPANY')
  return { issuer: e.OIDC_ISSUER, clientId, clientSecret, company_cd, userClaim: e.OIDC_USER_CLAIM }
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

export const productVersion = (root: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
    .version

/** The folder with package.json, from the sources as well as from the bundle in dist/. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(path.join(from, 'package.json'))) return from
  const parent = path.dirname(from)
  if (parent === from) throw new Error('package.json not found above the program')
  return projectRoot(parent)
}
