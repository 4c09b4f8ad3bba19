import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Command, CommandKey } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { printOutsideStock } from '../../contract/outside/outside-calls.ts'
import { outsideMoveList, outsideProcessList } from '../../contract/outside/outside-list.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { OutsideOrderDrawer } from './order-drawer.tsx'
import { outsideRowName, type OutsideRow } from './outside-row.ts'
import { outsideTexts } from './outside.text.ts'
import { ReceiveDrawer } from './receive-drawer.tsx'
import { SendDrawer } from './send-drawer.tsx'
import { FinishDrawer, TrialDrawer } from './trial-drawers.tsx'

type Doing = 'trial' | 'finish' | 'order' | 'send' | 'receive'

const need = ['write:placeorder'] as const

const toOrder = ({ outside_state }: OutsideRow) => outside_state === '0'
const canGoOut = ({ ready_qty }: OutsideRow) => Number(ready_qty) > 0
const isThere = ({ there_qty }: OutsideRow) => Number(there_qty) > 0
const ofOneSupplier = (rows: readonly OutsideRow[]) =>
  rows.every(
    ({ supplier_cd, branch_no }) => supplier_cd === rows[0]?.supplier_cd && branch_no === rows[0].branch_no,
  )

/** 外注工程: ordered, sent out, come back; what is where, and since when. */
export function OutsideProcessScreen() {
  const go = useNavigate()
  const { print, printing } = usePrint()
  const [doing, setDoing] = useState<{ readonly what: Doing; readonly rows: readonly OutsideRow[] } | null>(
    null,
  )
  const command = (
    what: Doing,
    rows: readonly OutsideRow[],
    { key, fits }: { readonly key?: CommandKey; readonly fits: boolean },
  ): Command => ({
    ...{ id: what, label: outsideTexts[what], need },
    ...(key ? { key } : {}),
    unavailable: rows.length === 0 || !fits,
    run: () => setDoing({ what, rows }),
  })
  const order = (rows: readonly OutsideRow[]) =>
    command('order', rows, { key: 'F4', fits: rows.every(toOrder) })
  const send = (rows: readonly OutsideRow[]) =>
    command('send', rows, { key: 'F7', fits: rows.every(canGoOut) && ofOneSupplier(rows) })
  const receive = (rows: readonly OutsideRow[]) =>
    command('receive', rows, { key: 'F9', fits: rows.every(isThere) && ofOneSupplier(rows) })
  const ofRow = (row: OutsideRow | undefined): readonly Command[] => {
    const rows = row ? [row] : []
    return [
      order(rows),
      send(rows),
      receive(rows),
      command('finish', rows, { fits: row !== undefined && row.before_no > 0 && row.outside_state !== '4' }),
      {
        ...{ id: 'order-page', label: outsideTexts.openOrder, icon: 'eye' },
        unavailable: !row || row.po_no === '',
        run: () => row && void go(`${placeOrderSlip.screen.path}?po_no=${row.po_no}`),
      },
      {
        ...{ id: 'stock', label: outsideTexts.printStock, key: 'F10', icon: 'print', need },
        unavailable: printing || !row || !isThere(row),
        run: () =>
          row && void print(printOutsideStock, { supplier_cd: row.supplier_cd, branch_no: row.branch_no }),
      },
    ]
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'trial', label: outsideTexts.trial, key: 'F2', icon: 'plus', need },
      run: () => setDoing({ what: 'trial', rows: [] }),
    },
    {
      id: 'slips',
      label: outsideTexts.slips,
      icon: 'columns',
      run: () => void go(outsideMoveList.screen.path),
    },
  ]
  return (
    <>
      <ListScreen
        list={outsideProcessList}
        commands={commands}
        rowCommands={ofRow}
        checkedCommands={(rows) => [order(rows), send(rows), receive(rows)]}
        nameOf={(row) => `${outsideRowName(row)}　${row.item_cd}`}
        cell={(name, row) =>
          name === 'late_days' && row.late_days > 0 ? <b className="s-bad">{row.late_days}</b> : undefined
        }
      />
      {doing ? <Drawer {...doing} onClose={() => setDoing(null)} /> : null}
    </>
  )
}

interface DrawerProps {
  what: Doing
  rows: readonly OutsideRow[]
  onClose: () => void
}

function Drawer({ what, rows, onClose }: DrawerProps) {
  const [first] = rows
  if (what === 'trial') return <TrialDrawer onClose={onClose} />
  if (what === 'order') return <OutsideOrderDrawer rows={rows} onClose={onClose} />
  if (what === 'send') return <SendDrawer rows={rows} onClose={onClose} />
  if (what === 'receive') return <ReceiveDrawer rows={rows} onClose={onClose} />
  return first ? <FinishDrawer row={first} onClose={onClose} /> : null
}
