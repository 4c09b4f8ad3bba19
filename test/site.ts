import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts'
import { unattendedHeader } from '#platform/contract/unattended.ts'
import { createServer } from '#platform/server/http/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FollowingCopy } from '#platform/server/database/following-copy.ts'
import type { Surroundings } from '#modules/system/server/index.ts'
import type { Settings } from '#platform/server/settings.ts'
import { createAuthenticator } from '#modules/system/server/index.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Module } from '#platform/server/module/module.ts'
import { modulesOf } from './product.ts'

/** The whole product over a test database, called as a browser calls it, without a port. */
export interface Site {
  readonly database: Database
  /** What the slow-down would have waited, in milliseconds. */
  readonly waited: number[]
  readonly warnings: string[]
  call<E extends Endpoint>(endpoint: E, input?: object, caller?: Caller): Promise<Answer<OutputOf<E>>>
  /** What a file endpoint sends; a refusal is thrown. */
  file(endpoint: Endpoint, input: object, caller: Caller): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Caller {
  readonly token?: string
  /** `name=value` */
  readonly cookie?: string
  readonly language?: 'ja' | 'en' | 'zh'
  readonly address?: string
  /** As a page asks by itself. */
  readonly unattended?: boolean
}

export interface Answer<T> {
  readonly status: number
  readonly code: number | string
  readonly msg: string
  /** Null when the code is no success. */
  readonly data: T
  /** Of a failure. */
  readonly request_id?: string
  readonly errors: readonly { readonly path: string; readonly code: number | string; readonly msg: string }[]
  /** `name=value` of the cookie that was set. */
  readonly cookie: string
}

interface Options
  extends
    Partial<Pick<Settings, 'publicUrl' | 'oidc'>>,
    Partial<Omit<Surroundings, 'demo' | 'publicUrl' | 'oidc'>> {
  readonly demo?: boolean
  /** A replica that lists may be read from. */
  readonly copy?: FollowingCopy
  /** Calls a minute with one API key. */
  readonly keyRate?: number
  /** Instead of the product's. */
  readonly screens?: NonNullable<Module['screens']>
  /** Modules to the right of the product's, as a test needs them. */
  readonly further?: readonly Module[]
}

const withScreens = (
  modules: readonly Module[],
  screens: NonNullable<Module['screens']>,
): readonly Module[] => [
  ...modules.map((module) => ({ ...module, screens: [] })),
  { name: 'screens', screens },
]

export async function openSite(database: Database, options: Options = {}): Promise<Site> {
  const {
    publicUrl = 'http://127.0.0.1:16000',
    oidc,
    demo = false,
    keyRate = 1_000_000,
    screens,
    copy,
    further = [],
    ...own
  } = options
  const waited: number[] = []
  const warnings: string[] = []
  const modules = modulesOf(
    { publicUrl, oidc, demo },
    {
      sleep: async (milliseconds) => void waited.push(milliseconds),
      warn: (message) => void warnings.push(message),
      ...own,
    },
  )
  const authenticator = createAuthenticator()
  const composition = compose([...(screens ? withScreens(modules, screens) : modules), ...further])
  const server = await createServer(
    { logLevel: 'silent', trustProxy: undefined, signInRate: 1_000_000, keyRate },
    { database, ...(copy ? { copy } : {}), authenticator, checkOutput: true, composition },
    own.shortage ? { shortage: own.shortage } : {},
  )

  const send = ({ method, path }: Endpoint, input: object, caller: Caller) =>
    server.inject({
      method,
      url: path,
      ...(method === 'POST' ? { payload: input } : { query: Object.fromEntries(Object.entries(input)) }),
      remoteAddress: caller.address ?? '192.0.2.1',
      headers: {
        ...(caller.token ? { authorization: `Kaname ${caller.token}` } : {}),
        ...(caller.cookie ? { cookie: caller.cookie } : {}),
        ...(caller.unattended ? { [unattendedHeader]: '1' } : {}),
        ...(caller.language ? { 'accept-language': caller.language } : {}),
      },
    })
  async function call<E extends Endpoint>(endpoint: E, input: object = {}, caller: Caller = {}) {
    const answer = await send(endpoint, input, caller)
    const [set = ''] = [answer.headers['set-cookie'] ?? ''].flat()
    const [cookie = ''] = set.split(';')
    const body = answer.json<Answer<OutputOf<E>>>()
    return { ...body, errors: body.errors ?? [], status: answer.statusCode, cookie }
  }
  async function file(endpoint: Endpoint, input: object, caller: Caller) {
    const answer = await send(endpoint, input, caller)
    if (answer.headers['content-type'] !== endpoint.file) throw new Error(answer.body)
    return answer.rawPayload
  }
  return { database, waited, warnings, call, file, close: () => server.close() }
}
