import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { firstPage, pageSize } from '#platform/contract/constants.ts'
import { toAskFor } from '#platform/contract/list-asked.ts'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { SavedSearch } from '#platform/contract/list-view.ts'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/api-context.tsx'
import { refusalWords } from '../form/field-errors.ts'
import { arranged } from '../grid/column-layout.ts'
import { refined } from '../view/refined.ts'
import {
  addressOfConditions,
  conditionsInAddress,
  sameConditions,
  searchParameter,
  tidy,
  type Conditions,
} from './conditions.ts'
import { inPlace } from './in-place.ts'
import { useLastSearch } from './last-search.ts'
import { useListView, type ListView } from './use-list-view.ts'

/** What was last asked for. */
interface Asked {
  readonly conditions: Conditions
  readonly sort: string
  readonly page: number
  readonly size: number
  /** The saved search that it began with. */
  readonly search_no: string | null
}

/**
 * The rows of a list: conditions as typed, and as they were when one last searched. Rows first, then the total. Until
 * something is asked, it is what the address, the person's own or last search or the definition says. What is asked stands in
 * the address, so that it is there after a reload and can be sent to somebody.
 */
export function useList<Row extends ListRow>(list: List<Row>) {
  const call = useCall()
  const cache = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const last = useLastSearch(list)
  const [left] = useState(() => last.read())
  const own = useListView(list)
  const { view } = own
  const [changed, setChanged] = useState<Asked | null>(null)
  const asked = changed ?? opening(list, view, address, left)
  const [typedNow, setTyped] = useState<Conditions | null>(null)
  const typed = typedNow ?? asked.conditions
  /** The answer with which the keyboard goes into the rows: the next one. */
  const [entry, setEntry] = useState<{ no: number; to: 'first' | 'last'; before: string }>(noEntry)

  const fits = own.layout?.fit ?? false
  const [room, setRoom] = useState(0)
  const { page, search_no } = asked
  const size = fits && room > 0 ? Math.max(room, leastRows) : asked.size
  const conditions = tidy(asked.conditions)
  const sort = asked.sort || list.sort
  const totalKey = [list.name, 'total', conditions]
  /** Whoever looks at a whole row asks for all of its columns. */
  const [isWhole, setWhole] = useState(false)
  const inSight = isWhole
    ? Object.keys(list.columns)
    : arranged(list, own.layout).flatMap(({ name, shown }) => (shown ? [name] : []))
  const columns = toAskFor(list, inSight)
  const rowsKey = [list.name, 'list', conditions, page, size, sort, columns]
  /** When rows were last refreshed in place while others would stand there. */
  const [behind, setBehind] = useState(0)
  const rows = useQuery({
    queryKey: rowsKey,
    queryFn: async ({ signal }) => {
      // One that may have changed would shift the pages that are counted from the end.
      const told = cache.getQueryState<{ total: number }>(totalKey)
      const known_total = told?.isInvalidated ? undefined : told?.data?.total
      const found = await call(
        list.endpoints.getList,
        { ...conditions, page, size, sort, known_total, columns },
        signal,
      )
      // Nobody wants to come back to a search that finds nothing.
      if (changed && found.list.length > 0) last.keep(conditions)
      return found
    },
    placeholderData: keepPreviousData,
    enabled: !fits || room > 0,
  })
  const total = useQuery({
    queryKey: totalKey,
    queryFn: ({ signal }) => call(list.endpoints.getTotal, conditions, signal),
    enabled: rows.data !== undefined,
  })
  /** Rows are read again, and none comes, goes or moves under the cursor. */
  const refresh = async () => {
    const found = await call(list.endpoints.getList, { ...conditions, page, size, sort, columns })
    const shown = cache.getQueryData<typeof found>(rowsKey)
    if (!shown) return
    const keyOf = (row: Row) => list.key.map((name) => String(row[name])).join('\u0001')
    const { rows: now, differs } = inPlace(shown.list, found.list, keyOf)
    cache.setQueryData<typeof found>(rowsKey, { ...shown, list: [...now] })
    setBehind(differs ? (cache.getQueryState(rowsKey)?.dataUpdatedAt ?? 0) : 0)
  }
  const answer = `${page} ${rows.dataUpdatedAt} ${rows.errorUpdatedAt}`
  const enter = (to: 'first' | 'last') => setEntry(({ no }) => ({ no: no + 1, to, before: answer }))
  const loaded = rows.data !== undefined && view !== undefined
  const current = view?.searches.find((search) => search.search_no === search_no)
  const ask = (change: Partial<Asked>) => setChanged({ ...asked, page: firstPage, ...change })
  const askOf = (next: Conditions, change: Partial<Asked> = {}) => {
    setTyped(null)
    ask({ conditions: next, ...change })
    setAddress(change.search_no ? { [searchParameter]: change.search_no } : addressOfConditions(list, next), {
      replace: true,
      state: refined,
    })
  }
  const askFor = (next: Conditions, search: SavedSearch | null) => {
    askOf(next, { search_no: search?.search_no ?? null, ...(search ? { sort: search.sort } : {}) })
    void cache.invalidateQueries({ queryKey: [list.name] })
  }
  return {
    own,
    asked,
    /** From now on rows have all of their columns, also what is not shown. */
    seeWhole: () => setWhole(true),
    /** As many rows as there is room for; the grid says how many. */
    fits,
    setRoom: (rows: number) => {
      if (rows > 0 && rows !== room) setRoom(rows)
    },
    typed,
    setTyped,
    /** As last searched with, which is what a download follows. */
    conditions,
    page,
    size,
    sort,
    rows: rows.data?.list ?? [],
    hasNext: rows.data?.has_next ?? false,
    total: total.data?.total ?? null,
    totals: total.data?.totals,
    loaded,
    /** What the server says instead of rows, where nobody has told it yet. */
    refused: rows.error instanceof ApiError && !rows.error.told ? refusalWords(rows.error) : '',
    waiting: rows.isFetching,
    refresh,
    /** Others would stand here: whoever asks again sees them. */
    isBehind: behind !== 0 && behind === rows.dataUpdatedAt,
    /** The saved search that is shown, and whether it has been changed since. */
    search: current,
    searchChanged:
      current !== undefined &&
      !(sameConditions(current.conditions, asked.conditions) && (current.sort || list.sort) === sort),
    /** The keyboard goes into the rows that are found. */
    find: () => {
      enter('first')
      askOf(typed)
      void cache.invalidateQueries({ queryKey: [list.name] })
    },
    clear: () => askFor(list.initial, null),
    askFor: (next: Conditions) => askFor(next, null),
    apply: (search: SavedSearch) => askFor(search.conditions, search),
    /** It is now the saved search of this number. */
    named: (no: string | null) => setChanged({ ...asked, search_no: no }),
    /** One column's condition, asked at once. */
    narrow: (name: string, condition: string) => {
      askOf(tidy({ ...asked.conditions, [name]: condition }))
    },
    setPage: (next: number) => setChanged({ ...asked, page: next }),
    /** A page on or back, with the keyboard. */
    turn: (step: 1 | -1) => {
      if (step === 1 ? !(rows.data?.has_next ?? false) : page === firstPage) return
      enter(step === 1 ? 'first' : 'last')
      setChanged({ ...asked, page: page + step })
    },
    entry: {
      no: entry.no,
      to: entry.to,
      // Rows are drawn when it is known how, too: until then there is none to go to.
      isWaiting: rows.isFetching || !loaded || answer === entry.before,
    },
    setSize: (next: number) => ask({ size: next }),
    setSort: (next: string) => ask({ sort: next }),
    reload: () => void cache.invalidateQueries({ queryKey: [list.name] }),
  }
}

const noEntry = { no: 0, to: 'first', before: '' } as const
/** A low window scrolls its rows rather than leafing through a few. */
const leastRows = 5

export type ListState<Row extends ListRow> = ReturnType<typeof useList<Row>>

function opening(
  list: List,
  view: ListView | undefined,
  address: URLSearchParams,
  left: Conditions | undefined,
): Asked {
  const wanted = address.get(searchParameter)
  const linked = conditionsInAddress(list, address)
  const number = wanted ?? (linked ? null : (view?.default_search ?? null))
  const search = view?.searches.find(({ search_no }) => search_no === number)
  return {
    conditions: search?.conditions ?? linked ?? left ?? list.initial,
    sort: search?.sort ?? '',
    page: firstPage,
    size: view?.layout?.size ?? pageSize,
    search_no: search?.search_no ?? null,
  }
}
