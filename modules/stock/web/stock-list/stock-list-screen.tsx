import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { Conditions } from '#platform/web/kit/list/conditions.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { LabelsDrawer } from '#platform/web/kit/print/labels-drawer.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { printGoodsLabels, printStockList } from '../../contract/print-calls.ts'
import { stockList } from '../../contract/stock-list.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { moveSlip } from '../../contract/move-slip.ts'
import { stockSlip } from '../../contract/stock-slip.ts'
import { ItemCourse } from './item-course.tsx'
import { slipTexts } from '../slip/slip.text.ts'

/** 在庫一覧, from which one goes to what became of an item, and moves it. */
export function StockListScreen() {
  const say = useSay()
  const go = useNavigate()
  const { print, printing } = usePrint()
  const [labelled, setLabelled] = useState<RowOf<typeof stockList> | null>(null)
  const to = (path: string, asked: Readonly<Record<string, string | undefined>>) => {
    const filled = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))
    void go(`${path}?${new URLSearchParams(filled).toString()}`)
  }
  const rowCommands = (row: RowOf<typeof stockList> | undefined): readonly Command[] => {
    const { item_cd, location_cd, lot_no } = row ?? {}
    const unavailable = !row
    return [
      {
        id: 'enquiry',
        label: slipTexts.enquiry,
        key: 'F9',
        icon: 'search',
        unavailable,
        run: () => to(stockEnquiryScreen.path, { item_cd }),
      },
      {
        id: 'payments',
        label: slipTexts.payments,
        key: 'F6',
        icon: 'history',
        unavailable,
        run: () => to(stockPaymentsScreen.path, { item_cd, location_cd }),
      },
      {
        id: 'move',
        label: slipTexts.move,
        key: 'F7',
        icon: 'external',
        need: moveSlip.write,
        unavailable,
        run: () => to(moveSlip.screen.path, { item_cd, lot_no, from_location_cd: location_cd }),
      },
      {
        id: 'labels',
        label: slipTexts.labels,
        icon: 'print',
        unavailable,
        run: () => row && setLabelled(row),
      },
    ]
  }
  const paper = (conditions: Conditions): Command => ({
    id: 'printList',
    label: slipTexts.printList,
    icon: 'print',
    unavailable: printing,
    run: () => void print(printStockList, conditions),
  })
  const create: Command = {
    id: 'create',
    label: slipTexts.create,
    key: 'F2',
    icon: 'plus',
    need: stockSlip.write,
    run: () => void go(stockSlip.screen.path),
  }
  return (
    <>
      <ListScreen
        list={stockList}
        rowCommands={rowCommands}
        fileCommands={(conditions) => [paper(conditions)]}
        commands={[create]}
        nameOf={(row) => `${row.item_cd}　${row.item_nm}`}
        cell={(name, row) => (name === 'course' ? <ItemCourse item_cd={row.item_cd} /> : undefined)}
      />
      {labelled ? (
        <LabelsDrawer
          paper={printGoodsLabels}
          title={say(slipTexts.labels)}
          of={placeOf(labelled)}
          onClose={() => setLabelled(null)}
        />
      ) : null}
    </>
  )
}

const placeOf = ({ location_cd, item_cd, lot_no }: RowOf<typeof stockList>) => ({
  location_cd,
  item_cd,
  lot_no,
})
