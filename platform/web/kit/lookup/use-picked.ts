import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import type { LookupRow } from '#platform/contract/master-lookup.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { pickedCodes, rememberPick } from './picked.ts'

interface PickedBefore {
  /** Those in use and within the known part of the key, as they are called now. */
  readonly rows: readonly LookupRow[]
  readonly remember: (key: readonly string[]) => void
}

/** What this person picks often and lately of a master. */
export function usePicked(target: ReferredMaster, within: string): PickedBefore {
  const call = useCall()
  const owner = useSession(({ company, user }) => [company?.company_cd, user?.user_cd].join('/'))
  const name = `kaname.picked/${owner}/${target.name}`
  const [keys] = useState(() =>
    pickedCodes(window.localStorage, name, Date.now()).filter((key) =>
      key.startsWith(within === '' ? '' : `${within} `),
    ),
  )
  const { data } = useQuery({
    queryKey: [target.name, 'lookup', 'picked', keys],
    queryFn: ({ signal }) => call(target.endpoints.getLookup, { keys: keys.join(',') }, signal),
    enabled: keys.length > 0,
    staleTime: 30_000,
  })
  const found = new Map(data?.list.map((row) => [row.key.join(' '), row]))
  return {
    rows: keys.flatMap((key) => found.get(key) ?? []).filter(({ abort_div }) => abort_div === '0'),
    remember: (key) => rememberPick(window.localStorage, name, key.join(' '), Date.now()),
  }
}
