import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { fairTradeRecordList } from '../../contract/law/fair-trade-record-list.ts'

/** 取適法年次記録. */
export const FairTradeRecordScreen = () => (
  <ListScreen list={fairTradeRecordList} nameOf={({ record_no, content }) => `${record_no}　${content}`} />
)
