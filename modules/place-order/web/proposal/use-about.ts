import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { aboutProposal } from '../../contract/proposal/proposal-calls.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'

export function useAbout(proposal_no: string) {
  const call = useCall()
  return useQuery({
    queryKey: [proposalList.name, 'about', proposal_no],
    queryFn: ({ signal }) => call(aboutProposal, { proposal_no }, signal),
  }).data
}
