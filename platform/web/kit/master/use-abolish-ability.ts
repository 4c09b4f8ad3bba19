import { skipToken, useQuery } from '@tanstack/react-query'
import type { Ability } from '#platform/contract/list.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { useCall } from '../../api/api-context.tsx'
import { useLanguage } from '../../language/say.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { keyOf, keyText } from './master-on-screen.ts'

/** A list does not say of each row what uses it: it is asked of the row that is chosen. Undefined until it is known. */
export function useAbolishAbility(master: AnyMaster, row: MasterRow | undefined): Ability | undefined {
  const call = useCall()
  // The reason is told in it.
  const language = useLanguage()
  const told = row?.abilities.abolish
  const { data } = useQuery({
    queryKey: [master.name, 'abolish-ability', row && keyText(master, row), row?.update_cnt, language],
    queryFn:
      row && told === undefined
        ? ({ signal }) => call(master.endpoints.getDetail, keyOf(master, row), signal)
        : skipToken,
    staleTime: 0,
  })
  return told ?? data?.abilities.abolish
}
