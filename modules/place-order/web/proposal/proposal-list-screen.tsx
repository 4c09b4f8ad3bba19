import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { proposalList } from '../../contract/proposal/proposal-list.ts'

/** 発注提案: what has to be ordered, with the arithmetic of each. */
export function ProposalListScreen() {
  return <ListScreen list={proposalList} nameOf={({ proposal_no, item_cd }) => `${proposal_no}　${item_cd}`} />
}
