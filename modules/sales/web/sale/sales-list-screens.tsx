import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListRowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { salesList, salesManageList } from '../../contract/sale/sales-list.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { PostDrawer } from './post-drawer.tsx'
import { isReturnable, returnAddress } from './return-address.ts'
import { saleTexts } from './sale.text.ts'
import { SettleDrawer, type GoodsToSettle } from './settle-drawer.tsx'

type Row = ListRowOf<(typeof salesList)['columns']>

/** 売上伝票一覧: what is ticked is posted together. */
export function SalesListScreen() {
  const [posting, setPosting] = useState('')
  const post = (rows: readonly Row[]): Command => ({
    ...{ id: 'post', label: saleTexts.post, key: 'F7', need: salesSlip.write },
    unavailable: rows.length === 0 || rows.some(({ sales_slip_status }) => sales_slip_status !== '0'),
    run: () => setPosting(rows.map(({ sales_no }) => sales_no).join(',')),
  })
  return (
    <>
      <SlipListScreen
        list={salesList}
        rowCommands={(row) => [post(row ? [row] : [])]}
        checkedCommands={(rows) => [post(rows)]}
      />
      {posting === '' ? null : <PostDrawer key={posting} slips={posting} onClose={() => setPosting('')} />}
    </>
  )
}

type Line = ListRowOf<(typeof salesManageList)['columns']>

/** 売上管理: prices of the goods at hand, or of all that are ticked of one customer, are settled here. */
export function SalesManageScreen() {
  const [goods, setGoods] = useState<GoodsToSettle | null>(null)
  const today = useSession((state) => state.businessDate) ?? ''
  const go = useNavigate()
  const bringBack = (row: Line | undefined): Command => ({
    ...{ id: 'return', label: saleTexts.returned, key: 'F6', icon: 'reuse', need: salesSlip.write },
    unavailable: !row || !isReturnable(row),
    run: () => row && void go(returnAddress(row)),
  })
  const settle = (rows: readonly Line[]): Command => {
    const [first] = rows
    return {
      ...{ id: 'settle', label: saleTexts.settle, key: 'F7', need: salesSlip.write },
      unavailable: !rows.every(
        (row) => row.item_cd && row.customer_cd === first?.customer_cd && row.branch_no === first.branch_no,
      ),
      run: () => first && setGoods(goodsOf(rows, first, today)),
    }
  }
  return (
    <>
      <SlipListScreen
        list={salesManageList}
        rowCommands={(row) => [bringBack(row), settle(row ? [row] : [])]}
        checkedCommands={(rows) => [settle(rows)]}
      />
      {goods ? <SettleDrawer goods={goods} onClose={() => setGoods(null)} /> : null}
    </>
  )
}

/** Each item once, from the first day on which it left. */
function goodsOf(rows: readonly Line[], first: Line, today: string): GoodsToSettle {
  const { customer_cd, branch_no } = first
  const byItem = new Map(rows.map((row) => [row.item_cd, row]))
  return {
    ...{ customer_cd, branch_no, today },
    from_dt: rows.map(({ slip_dt }) => slip_dt).toSorted()[0] ?? today,
    prices: [...byItem.values()].map(({ item_cd, item_nm, settled_price, unit_price }) => ({
      ...{ item_cd, item_nm, unit_price: settled_price || unit_price },
    })),
  }
}
