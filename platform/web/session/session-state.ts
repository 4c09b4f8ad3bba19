import { z } from 'zod'
import type { Holder } from '#platform/contract/permission.ts'
import {
  defaultShellSettings,
  readShellSettings,
  type ShellSettings,
} from '#platform/contract/shell-settings.ts'
import { defaultLanguage, languages, type Language } from '#platform/contract/text.ts'
import { createStore, type Store } from '../store/store.ts'
import type { MenuRoute } from './menu-route.ts'

export const company = z.object({ company_cd: z.string(), company_nm: z.string(), system_nm: z.string() })
const factory = z.object({ factory_cd: z.string(), factory_nm: z.string() })
const keptUser = z.object({
  user_cd: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  admin: z.boolean(),
})
const shellSettingsRead = z.unknown().transform(readShellSettings)
export type Company = z.output<typeof company>
export type Factory = z.output<typeof factory>

/** The signed-in person with what they hold; `admin` is the full-access flag. */
export interface SessionUser extends Holder {
  readonly user_cd: string
  readonly username: string
}

/** The session data of the specification, section 3. */
export interface SessionState {
  readonly token: string
  readonly company: Company | null
  readonly factory: Factory | null
  readonly user: SessionUser | null
  /** Null until the server's route list has been read. */
  readonly routes: readonly MenuRoute[] | null
  readonly businessDate: string | null
  /** Of the factory; null, the browser's own, until it is known. */
  readonly timeZone: string | null
  /** The page was opened while the server was silent: when it last said all this (ms). Null as soon as it has answered. */
  readonly asOf: number | null
  readonly language: Language
  readonly theme: string
  readonly collapse: boolean
  readonly settings: ShellSettings
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keys = {
  token: 'kaname.token',
  company: 'kaname.company',
  user: 'kaname.user',
  factory: 'kaname.factory',
  language: 'kaname.language',
  theme: 'kaname.theme',
  collapse: 'kaname.collapse',
  settings: 'kaname.settings',
} as const

export interface Session extends Store<SessionState> {
  /** Forgets the person (user, routes, permissions, token); language, theme and settings stay. */
  reset(): void
}

interface Storages {
  /** Ends with the browser tab: token, company, factory, and who it is (specification, section 3). */
  readonly tab: KeyValueStorage
  /** Stays: language, theme, collapse, settings. */
  readonly browser: KeyValueStorage
}

export function createSession({ tab, browser }: Storages, defaultTheme: string): Session {
  const store = createStore<SessionState>({
    token: tab.getItem(keys.token) ?? '',
    company: readJson(tab, keys.company, company),
    factory: readJson(tab, keys.factory, factory),
    user: readJson(tab, keys.user, keptUser),
    routes: null,
    businessDate: null,
    timeZone: null,
    asOf: null,
    language: z.enum(languages).catch(defaultLanguage).parse(browser.getItem(keys.language)),
    theme: browser.getItem(keys.theme) ?? defaultTheme,
    collapse: browser.getItem(keys.collapse) === 'true',
    settings: readJson(browser, keys.settings, shellSettingsRead) ?? defaultShellSettings,
  })

  const save = (state: SessionState) => {
    keep(tab, keys.token, state.token)
    keep(tab, keys.company, state.company && JSON.stringify(state.company))
    keep(tab, keys.user, state.user && JSON.stringify(state.user))
    keep(tab, keys.factory, state.factory && JSON.stringify(state.factory))
    browser.setItem(keys.language, state.language)
    browser.setItem(keys.theme, state.theme)
    browser.setItem(keys.collapse, String(state.collapse))
    browser.setItem(keys.settings, JSON.stringify(state.settings))
  }

  return {
    ...store,
    set(next) {
      store.set((now) => {
        const state = typeof next === 'function' ? next(now) : next
        save(state)
        return state
      })
    },
    reset() {
      this.set((now) => ({
        ...now,
        token: '',
        factory: null,
        user: null,
        routes: null,
        businessDate: null,
        timeZone: null,
        asOf: null,
      }))
    },
  }
}

function keep(storage: KeyValueStorage, key: string, value: string | null) {
  if (value) storage.setItem(key, value)
  else storage.removeItem(key)
}

/** Storage is an edge: whatever does not read as expected counts as absent. */
function readJson<S extends z.ZodType>(storage: KeyValueStorage, key: string, schema: S): z.output<S> | null {
  const text = storage.getItem(key)
  if (!text) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
