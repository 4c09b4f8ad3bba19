import type { RowOf } from '#platform/contract/list-column.ts'
import type { proposalList } from '../../contract/proposal/proposal-list.ts'

export type ProposalRow = RowOf<typeof proposalList>
