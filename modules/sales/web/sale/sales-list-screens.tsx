import { useState } from 'react'
import type { ListRowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { salesList, salesManageList } from '../../contract/sale/sales-list.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { PostDrawer } from './post-drawer.tsx'
import { saleTexts } from './sale.text.ts'

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

/** 売上管理. */
export const SalesManageScreen = () => <SlipListScreen list={salesManageList} />
