import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { bulkAllocationScreen } from '#modules/receive-order/contract/bulk-allocation.ts'
import { ordersChanged } from '#modules/receive-order/contract/order-facts.ts'
import { orderPage } from '#modules/receive-order/contract/page/order-page.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useLive } from '#platform/web/live/live-context.tsx'
import { salesChanged } from '../../contract/sales-facts.ts'
import { instructShipping } from '../../contract/shipping/instruction-calls.ts'
import { shippableList } from '../../contract/shipping/shippable-list.ts'
import { InstructDrawer } from './instruct-drawer.tsx'
import { shippingTexts } from './shipping.text.ts'

type Row = RowOf<typeof shippableList>

const nameOf = ({ order_no, line_no }: Row): string => `${order_no}-${line_no}`

/** 出荷可能管理; lines that another screen hands over are shown to be instructed at once. */
export function ShippableScreen() {
  const go = useNavigate()
  const cache = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [chosen, setChosen] = useState('')
  const lines = chosen || (address.get('lines') ?? '')
  const readAgain = () => void cache.invalidateQueries({ queryKey: [shippableList.name] })
  useLive(ordersChanged, readAgain)
  useLive(salesChanged, readAgain)
  const instruct = (rows: readonly Row[]): Command => ({
    ...{ id: 'instruct', label: shippingTexts.instruct, key: 'F7', icon: 'box' },
    ...(instructShipping.write ? { need: [instructShipping.write] } : {}),
    unavailable: rows.length === 0,
    run: () => setChosen(rows.map(nameOf).join(',')),
  })
  const toAllocation: Command = {
    ...{ id: 'allocation', label: shippingTexts.allocate, icon: 'external' },
    run: () => void go(bulkAllocationScreen.path),
  }
  const ofRow = (row: Row | undefined): readonly Command[] => [
    instruct(row ? [row] : []),
    {
      ...{ id: 'order', label: shippingTexts.order, icon: 'external', unavailable: !row },
      run: () => row && void go(`${orderPage.path}?order_no=${encodeURIComponent(row.order_no)}`),
    },
  ]
  return (
    <>
      <ListScreen
        list={shippableList}
        commands={[toAllocation]}
        rowCommands={ofRow}
        checkedCommands={(rows) => [instruct(rows)]}
        nameOf={nameOf}
        cell={(name, row) =>
          name === 'short_qty' && row.short_qty !== '0' ? <b className="s-bad">{row.short_qty}</b> : undefined
        }
      />
      {lines === '' ? null : (
        <InstructDrawer
          key={lines}
          lines={lines}
          onClose={() => {
            setChosen('')
            if (address.has('lines')) setAddress({}, { replace: true })
          }}
        />
      )}
    </>
  )
}
