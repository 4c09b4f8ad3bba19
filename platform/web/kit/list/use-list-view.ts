import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list-definition.ts'
import {
  deleteSavedSearch,
  editListView,
  editSavedSearch,
  listView,
  type ListLayout,
  type SavedSearch,
} from '#platform/contract/list-view.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../feedback/toast.ts'

export interface ListView {
  readonly layout: ListLayout | null
  readonly default_search: string | null
  readonly searches: readonly SavedSearch[]
}

/** How this person sees the list, and the searches saved for it. Asked once; then it is what was last chosen here. */
export function useListView({ name }: List) {
  const call = useCall()
  const cache = useQueryClient()
  const queryKey = ['listView', name]
  const { data: view, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<ListView> => call(listView, { list: name }, signal),
    staleTime: Infinity,
  })
  // What one has just done is seen at once; undefined: nothing yet.
  const [arranging, setArranging] = useState<ListLayout | null | undefined>()
  const keep = useMutation({
    // One after the other: the last change must be the one that stays.
    scope: { id: `listView ${name}` },
    mutationFn: (change: Partial<Pick<ListView, 'layout' | 'default_search'>>) =>
      call(editListView, { list: name, ...change }),
    onMutate: (change) =>
      cache.setQueryData<ListView>(queryKey, (now) => (now ? { ...now, ...change } : now)),
    onError: tell,
  })
  const reload = () => cache.invalidateQueries({ queryKey })
  const remove = useMutation({
    mutationFn: (search_no: string) => call(deleteSavedSearch, { search_no }),
    onError: tell,
    onSettled: reload,
  })
  return {
    /** Undefined until it is known; a list can be used without it. */
    view: view ?? (isError ? noView : undefined),
    layout: arranging === undefined ? (view?.layout ?? null) : arranging,
    setLayout: (layout: ListLayout | null) => {
      setArranging(layout)
      keep.mutate({ layout })
    },
    setDefault: (search_no: string | null) => keep.mutate({ default_search: search_no }),
    /** Refusals are for the form that asked. */
    save: async (search: Omit<SentInputOf<typeof editSavedSearch>, 'list'>): Promise<string> => {
      const { search_no } = await call(editSavedSearch, { ...search, list: name })
      await reload()
      return search_no
    },
    remove: (search_no: string) => remove.mutate(search_no),
  }
}

const noView: ListView = { layout: null, default_search: null, searches: [] }

function tell(error: unknown): void {
  if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
}
