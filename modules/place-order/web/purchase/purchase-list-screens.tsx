import { useState } from 'react'
import type { ListRowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { purchaseLineList, purchaseList } from '../../contract/purchase/purchase-list.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { SettleDrawer, type SettledGoods } from './settle-drawer.tsx'
import { purchaseTexts } from './purchase.text.ts'

/** 仕入一覧. */
export const PurchaseListScreen = () => <SlipListScreen list={purchaseList} />

type Line = ListRowOf<(typeof purchaseLineList)['columns']>

/** 仕入明細一覧: the price of the line at hand, and of all that came with it, is settled here. */
export function PurchaseLineListScreen() {
  const [goods, setGoods] = useState<SettledGoods | null>(null)
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const ofRow = (line: Line | undefined): readonly Command[] => [
    {
      ...{ id: 'settle', label: purchaseTexts.settle, key: 'F7', need: purchaseSlip.write },
      unavailable: !line?.item_cd,
      run: () =>
        line &&
        setGoods({
          ...{ supplier_cd: line.supplier_cd, branch_no: line.branch_no, item_cd: line.item_cd },
          ...{ from_dt: line.receipt_dt || line.account_dt, to_dt: businessDate },
          ...{ unit_price: line.settled_price || line.unit_price, account_dt: businessDate, reason: '' },
        }),
    },
  ]
  return (
    <>
      <SlipListScreen list={purchaseLineList} rowCommands={ofRow} />
      {goods ? <SettleDrawer goods={goods} onClose={() => setGoods(null)} /> : null}
    </>
  )
}
