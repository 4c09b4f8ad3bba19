import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { Conditions } from '#platform/web/kit/list/conditions.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { acceptanceList, arrivalList } from '../../contract/arrival/arrival-list.ts'
import type { figuresList } from '../../contract/figures/figures-list.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { purchaseLineList } from '../../contract/purchase/purchase-list.ts'
import { figuresTexts } from './figures.text.ts'
import { PricesDrawer } from './prices-drawer.tsx'
import { SumsDrawer } from './sums-drawer.tsx'
import { useLastMonths } from './use-last-months.ts'

type Row = RowOf<typeof figuresList>

/** 発注管理: from each figure to the lines of which it is the sum. */
export function FiguresScreen() {
  const go = useNavigate()
  const list = useLastMonths()
  const [sums, setSums] = useState<Conditions | null>(null)
  const [prices, setPrices] = useState<Row | null>(null)
  const to = (path: string, conditions: Readonly<Record<string, string>>) =>
    void go(`${path}?${new URLSearchParams(conditions).toString()}`)
  const rowCommands = (row: Row | undefined): readonly Command[] => {
    const of = row ? { supplier_cd: row.supplier_cd, item_cd: row.item_cd } : undefined
    const drill = (
      id: keyof typeof figuresTexts,
      path: string,
      asks: (row: Row) => Readonly<Record<string, string>>,
    ): Command => ({
      ...{ id, label: figuresTexts[id], icon: 'columns', unavailable: !row },
      run: () => row && to(path, { ...of, ...asks(row) }),
    })
    return [
      {
        ...{ id: 'prices', label: figuresTexts.prices, key: 'F6', icon: 'chart' },
        unavailable: !row?.item_cd,
        run: () => row && setPrices(row),
      },
      // A list that is bounded to seven days cannot show a month: the one of what is open knows no window.
      drill('orders', placeOrderBacklogList.screen.path, ({ month }) => ({
        order_dt: month,
        line_status: '1,2',
      })),
      drill('arrivals', arrivalList.screen.path, () => ({ arrival_status: '1' })),
      drill('acceptances', acceptanceList.screen.path, ({ month }) => ({
        accept_dt: month,
        acceptance_status: '1',
      })),
      drill('purchases', purchaseLineList.screen.path, ({ month }) => ({
        account_dt: month,
        purchase_status: '1,2',
      })),
    ]
  }
  return (
    <>
      <ListScreen
        list={list}
        rowCommands={rowCommands}
        fileCommands={(conditions) => [
          { id: 'sums', label: figuresTexts.sums, icon: 'chart', run: () => setSums(conditions) },
        ]}
        nameOf={({ month, supplier_nm, item_nm }) => `${month}　${supplier_nm}　${item_nm}`}
      />
      {sums ? <SumsDrawer conditions={sums} onClose={() => setSums(null)} /> : null}
      {prices ? <PricesDrawer row={prices} onClose={() => setPrices(null)} /> : null}
    </>
  )
}
