import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountRecord, Difference } from '#platform/contract/reconcile/account-calls.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../feedback/toast.ts'
import type { AccountKey, AccountScreenOf } from './account-of.ts'

/** A statement with its differences, and what can be done about them. */
export function useAccount({ calls }: Pick<AccountScreenOf, 'calls'>, account_no: string) {
  const call = useCall()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const queryKey = [calls.detail.path, account_no]
  const { data: record } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.detail, { account_no }, signal),
    staleTime: 0,
  })
  /** What is refused is told, and what others have done meanwhile is read. */
  const act = async (work: (key: AccountKey) => Promise<AccountRecord>): Promise<boolean> => {
    if (!record) return false
    setBusy(true)
    try {
      cache.setQueryData(queryKey, await work({ account_no, update_cnt: record.head.update_cnt }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.told) showToast('bad', error.msg)
      await cache.invalidateQueries({ queryKey })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ record, busy },
    keep: (changed: AccountRecord) => cache.setQueryData(queryKey, changed),
    /** Both sides are laid beside each other again when it is done. */
    own: (run: (calling: typeof call, key: AccountKey) => Promise<string>) =>
      act(async (key) => {
        showToast('done', await run(call, key))
        return call(calls.again, key)
      }),
    again: () => act((key) => call(calls.again, key)),
    pair: (row_no: number, own_key: string) => act((key) => call(calls.pair, { ...key, row_no, own_key })),
    takeBack: (chosen: readonly Difference[]) =>
      act((key) =>
        call(calls.takeBack, { ...key, differences: chosen.map(({ difference_no }) => difference_no) }),
      ),
  }
}
