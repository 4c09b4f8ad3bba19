import { z } from 'zod'
import type { List } from '#platform/contract/list-definition.ts'
import { useSession } from '../../session/session-context.tsx'
import type { KeyValueStorage } from '../../session/session-state.ts'
import { conditionNames, tidy, type Conditions } from './conditions.ts'

type Searched = Pick<List, 'columns' | 'initial' | 'keyword' | 'late'>

const kept = z.record(z.string(), z.string())

/** What this person last searched each list for, in this browser: it comes back where neither an address nor a saved search says otherwise. */
export function useLastSearch(list: Searched & Pick<List, 'name'>) {
  const whose = useSession(({ company, factory, user }) =>
    [company?.company_cd, factory?.factory_cd, user?.user_cd, list.name]
      .map((part = '') => encodeURIComponent(part))
      .join('/'),
  )
  return lastSearch(window.localStorage, `kaname.search/${whose}`, list)
}

export function lastSearch(storage: KeyValueStorage, key: string, list: Searched) {
  return {
    read(): Conditions | undefined {
      try {
        const found = kept.parse(JSON.parse(storage.getItem(key) ?? ''))
        return Object.fromEntries(
          Object.entries(found).filter(([name]) => conditionNames(list).includes(name)),
        )
      } catch {
        return undefined
      }
    },
    /** Without the days that were asked for: tomorrow's are others. */
    keep(conditions: Conditions): void {
      const lasting = Object.entries(conditions).map(
        ([name, value]) => [name, isOfDays(list.columns[name]?.kind) ? list.initial[name] : value] as const,
      )
      storage.setItem(key, JSON.stringify(tidy(Object.fromEntries(lasting))))
    },
  }
}

const isOfDays = (kind: string | undefined) => kind === 'date' || kind === 'moment'
