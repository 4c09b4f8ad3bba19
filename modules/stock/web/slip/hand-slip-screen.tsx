import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Slip, SlipRecord, TypedValues } from '#platform/contract/slip.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import type { Beginning, SlipLine } from '#platform/web/kit/slip/slip-content.ts'
import type { SlipScan } from '#platform/web/kit/slip/scanned-line.ts'
import { SlipScreen } from '#platform/web/kit/slip/slip-screen.tsx'
import type { Fill } from '#platform/web/kit/slip/use-fill.ts'
import { useSay } from '#platform/web/language/say.ts'
import { itemStock } from '../../contract/item-stock.ts'
import { readLabel } from '../../contract/goods-label.ts'
import { printGoodsLabels, printMoveSlip } from '../../contract/print-calls.ts'
import { slipList } from '../../contract/slip-list.ts'
import { moveSlip, stockSlip } from '../../contract/stock-slip.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { ReleasedPromises } from '../allocation/released-promises.tsx'
import { CancelDrawer } from './cancel-drawer.tsx'
import { ItemOnHand } from './item-on-hand.tsx'
import { slipTexts } from './slip.text.ts'

/** An item's usual place, for a line that names none. */
const fillPlace: Fill = async (line, changed, _header, call): Promise<TypedValues> => {
  const item_cd = line['item_cd'] ?? ''
  if (!changed.includes('item_cd') || item_cd === '') return {}
  const { usual_location_cd, places } = await call(itemStock, { item_cd })
  const [only] = places
  const location_cd = usual_location_cd || (places.length === 1 ? (only?.location_cd ?? '') : '')
  return location_cd === '' ? {} : { location_cd }
}

/** The label on the goods: its item and its lot; each reading is one piece. */
const labelScan: SlipScan = { counts: 'qty', read: (text) => ({ ...readLabel(text) }) }

const onHandOf = (line: SlipLine | undefined) => <ItemOnHand item_cd={line?.values['item_cd'] ?? ''} />

/** A posted slip when the address names one, otherwise a new one about what the address says. */
function HandSlip({ slip, fill }: { slip: Slip; fill?: Fill }) {
  const say = useSay()
  const go = useNavigate()
  const [address] = useSearchParams()
  const [cancelling, setCancelling] = useState(false)
  const [looks, setLooks] = useState(0)
  /** What has just been entered. */
  const [posted, setPosted] = useState<string | null>(null)
  const { print, printing } = usePrint()
  const slip_no = address.get('slip_no')
  const list: Command = {
    id: 'slips',
    label: slipTexts.list,
    key: 'F8',
    icon: 'order',
    run: () => void go(slipList.screen.path),
  }
  const papers: readonly Command[] =
    slip_no === null
      ? []
      : [
          {
            id: 'labels',
            label: slipTexts.labels,
            key: 'F7',
            icon: 'print',
            unavailable: printing,
            run: () => void print(printGoodsLabels, { slip_no }),
          },
          ...(slip === moveSlip
            ? [
                {
                  id: 'print',
                  label: slipTexts.print,
                  key: 'F10' as const,
                  icon: 'print' as const,
                  unavailable: printing,
                  run: () => void print(printMoveSlip, { slip_no }),
                },
              ]
            : []),
        ]
  const commands = (record: SlipRecord | null): readonly Command[] => [
    list,
    ...papers,
    ...(record
      ? [
          {
            id: 'cancel',
            label: slipTexts.cancel,
            key: 'F6' as const,
            need: slip.write,
            ability: record.abilities['cancel'],
            run: () => setCancelling(true),
          },
        ]
      : []),
  ]
  const lossNo = slip_no ?? posted
  const chips = (record: SlipRecord | null): ReactNode => (
    <>
      {record &&
      record.abilities['cancel'] !== true &&
      record.abilities['cancel']?.code === 'BIZ_STOCK_SLIP_REVERSED' ? (
        <span className="chip s-bad">{say(slipTexts.reversed)}</span>
      ) : null}
      {lossNo === null || slip === moveSlip ? null : (
        <ReleasedPromises
          key={lossNo}
          document_kind={handSlipKind}
          document_no={lossNo}
          openAtOnce={lossNo === posted}
        />
      )}
    </>
  )
  return (
    <>
      <SlipScreen
        key={looks}
        slip={slip}
        slipKey={slip_no === null ? null : { slip_no }}
        commands={commands}
        chips={chips}
        about={onHandOf}
        scan={labelScan}
        begin={beginning(slip, address)}
        onSaved={({ header }) => setPosted(String(header['slip_no']))}
        {...(fill ? { fill } : {})}
      />
      {cancelling && slip_no !== null ? (
        <CancelDrawer
          slipNo={slip_no}
          onClose={() => {
            setCancelling(false)
            setLooks(looks + 1)
          }}
        />
      ) : null}
    </>
  )
}

function beginning(slip: Slip, address: URLSearchParams): Beginning {
  const named = (fields: Slip['header']): TypedValues =>
    Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        const value = address.get(name)
        return value === null ? [] : [[name, value] as const]
      }),
    )
  const line = named(slip.lines)
  return { header: named(slip.header), lines: Object.keys(line).length === 0 ? [] : [line] }
}

/** 在庫登録. */
export const StockSlipScreen = () => <HandSlip slip={stockSlip} fill={fillPlace} />

/** 在庫移動登録. */
export const MoveSlipScreen = () => <HandSlip slip={moveSlip} />
