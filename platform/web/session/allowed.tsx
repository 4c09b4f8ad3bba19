import type { ReactNode } from 'react'
import { allows, mayWrite, type Requirement, type WriteKey } from '#platform/contract/permission.ts'
import { useSession } from './session-context.tsx'

/** What a command or an element needs: a requirement of the specification's form, or the right to save. */
export type Need = Requirement | WriteKey

/** Whether the signed-in person holds it. Nobody signed in holds nothing. */
export function useAllows(): (need: Need) => boolean {
  const user = useSession((state) => state.user)
  return (need) => {
    if (!user) return false
    return typeof need === 'string' ? mayWrite(need, user) : allows(need, user)
  }
}

/** Whether fields and columns of cost and margin are shown: their figures are not sent to everybody. */
export const useSeesCosts = (): boolean => useAllows()(['cost:yes'])

/** The permission directive (specification section 6): removes what the user may not use. */
export function Allowed({ need, children }: { need: Need; children: ReactNode }) {
  return useAllows()(need) ? children : null
}
