import { useNavigate } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { shortageList } from '../../contract/shortage-list.ts'
import { slipTexts } from '../slip/slip.text.ts'

type Shortage = RowOf<typeof shortageList>

/** 安全在庫割れ: from here one looks at what becomes of an item. */
export function ShortageScreen() {
  const go = useNavigate()
  const rowCommands = (row: Shortage | undefined): readonly Command[] => [
    {
      id: 'enquiry',
      label: slipTexts.enquiry,
      key: 'F6',
      icon: 'search',
      unavailable: !row,
      run: () => row && void go(`${stockEnquiryScreen.path}?item_cd=${row.item_cd}`),
    },
    {
      id: 'page',
      label: itemMaster.title,
      icon: 'box',
      unavailable: !row,
      run: () => row && void go(pageAddress(itemMaster, { item_cd: row.item_cd, tab: 'stock' })),
    },
  ]
  return (
    <ListScreen
      list={shortageList}
      rowCommands={rowCommands}
      nameOf={({ item_cd, item_nm }) => `${item_cd}　${item_nm}`}
    />
  )
}
