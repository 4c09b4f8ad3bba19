import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { suppliedStockList, supplyList } from '../../contract/supply/supply-list.ts'

/** 支給一覧. */
export const SupplyListScreen = () => <SlipListScreen list={supplyList} />

/** 支給材預け残. */
export const SuppliedStockScreen = () => (
  <ListScreen list={suppliedStockList} nameOf={({ item_cd, supplier_nm }) => `${item_cd}　${supplier_nm}`} />
)
