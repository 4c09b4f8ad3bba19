import { useState } from 'react'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { orderPage } from '../../contract/page/order-page.ts'
import { promiseVerbs } from '../../contract/allocation-calls.ts'
import { orderList } from '../../contract/order-list.ts'
import { lineName } from '../allocation/line-name.ts'
import type { ToldLine } from '../allocation/promise-columns.tsx'
import { ToldDrawer } from '../allocation/told-drawer.tsx'
import { useChangePromises } from '../allocation/use-change-promises.ts'

/** 受注一覧: lines that are ticked are allocated, released and made firm. */
export function OrderListScreen() {
  const [told, setTold] = useState<readonly ToldLine[]>([])
  const change = useChangePromises(setTold)
  return (
    <>
      <SlipListScreen
        list={orderList}
        page={orderPage}
        checkedCommands={(rows) => change(rows, promiseVerbs)}
        nameOf={lineName}
      />
      <ToldDrawer lines={told} onClose={() => setTold([])} />
    </>
  )
}
