import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Ability } from '#platform/contract/list.ts'
import type { SlipKeyOf, TypedValues } from '#platform/contract/slip.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { LabelsDrawer } from '#platform/web/kit/print/labels-drawer.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { beginFromAddress } from '#platform/web/kit/slip/beginning.ts'
import { slipAddress, slipAt } from '#platform/web/kit/slip/slip-address.ts'
import type { SlipLine } from '#platform/web/kit/slip/slip-content.ts'
import { SlipScreen } from '#platform/web/kit/slip/slip-screen.tsx'
import type { Fill } from '#platform/web/kit/slip/use-fill.ts'
import type { SlipPlace } from '#platform/web/kit/slip/use-kept.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { itemStock } from '../../contract/item-stock.ts'
import { readLabel } from '../../contract/goods-label.ts'
import { printGoodsLabels, printMoveSlip } from '../../contract/print-calls.ts'
import { slipList } from '../../contract/slip-list.ts'
import { moveSlip } from '../../contract/move-slip.ts'
import { enteredDivision, stockSlip } from '../../contract/stock-slip.ts'
import { changesValue, divisions } from '../../contract/division.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { ReleasedPromises } from '../allocation/released-promises.tsx'
import { CancelDrawer } from './cancel-drawer.tsx'
import { ItemOnHand } from './item-on-hand.tsx'
import { slipTexts } from './slip.text.ts'

/** 在庫登録. */
export function StockSlipScreen() {
  const { slip_no, place, address, shown, drawers, commands, reversedChip } = useHandSlip(stockSlip)
  /** What has just been entered. */
  const [posted, setPosted] = useState<string | null>(null)
  const lossNo = slip_no ?? posted
  const chips = (record: Posted): ReactNode => (
    <>
      {reversedChip(record)}
      {lossNo === null ? null : (
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
        key={shown}
        slip={stockSlip}
        {...place}
        commands={(record) => commands(record)}
        chips={chips}
        about={onHandOf}
        scan={labelScan}
        begin={beginFromAddress(stockSlip, address)}
        fill={fillPlace}
        onSaved={({ header }) => setPosted(header.slip_no)}
      />
      {drawers}
    </>
  )
}

/** 在庫移動登録. */
export function MoveSlipScreen() {
  const { slip_no, place, address, shown, drawers, commands, reversedChip, print, printing } =
    useHandSlip(moveSlip)
  const paper: readonly Command[] =
    slip_no === null
      ? []
      : [
          {
            id: 'print',
            label: slipTexts.print,
            key: 'F10',
            icon: 'print',
            unavailable: printing,
            run: () => void print(printMoveSlip, { slip_no }),
          },
        ]
  return (
    <>
      <SlipScreen
        key={shown}
        slip={moveSlip}
        {...place}
        commands={(record) => commands(record, paper)}
        chips={reversedChip}
        about={onHandOf}
        scan={labelScan}
        begin={beginFromAddress(moveSlip, address)}
        printPosted={(key) => void print(printMoveSlip, key)}
      />
      {drawers}
    </>
  )
}

/** An item's usual place, for a line that names none; a change of value lies nowhere. */
const fillPlace: Fill<typeof stockSlip> = async ({ item_cd }, changed, { stock_div }, call) => {
  const { data: division } = enteredDivision.schema.safeParse(stock_div)
  if (division === undefined || changesValue(divisions[division])) return {}
  if (!changed.includes('item_cd') || item_cd === '') return {}
  const { usual_location_cd, places } = await call(itemStock, { item_cd })
  const [only] = places
  const location_cd = usual_location_cd || (places.length === 1 ? (only?.location_cd ?? '') : '')
  return location_cd === '' ? {} : { location_cd }
}

/** The label on the goods: its item and its lot; each reading is one piece. */
const labelScan = { counts: 'qty', read: readLabel } as const

const onHandOf = (line: SlipLine<TypedValues<'item_cd'>> | undefined) => (
  <ItemOnHand item_cd={line?.values.item_cd ?? ''} />
)

type Posted = { readonly abilities: { readonly cancel: Ability } } | null

/** What both slips have: a posted one when the address names it, its papers, and taking it back. */
function useHandSlip(slip: typeof stockSlip | typeof moveSlip) {
  const say = useSay()
  const go = useNavigate()
  const [address] = useSearchParams()
  const [cancelling, setCancelling] = useState(false)
  const [labelling, setLabelling] = useState(false)
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const { print, printing } = usePrint()
  const { key, copyOf } = slipAt(slip, address)
  const slip_no = key?.slip_no ?? null
  const list: Command = {
    id: 'slips',
    label: slipTexts.list,
    key: 'F8',
    icon: 'order',
    run: () => void go(slipList.screen.path),
  }
  const labels: readonly Command[] =
    slip_no === null
      ? []
      : [
          {
            id: 'labels',
            label: slipTexts.labels,
            key: 'F7',
            icon: 'print',
            run: () => setLabelling(true),
          },
        ]
  const cancel = ({ abilities }: NonNullable<Posted>): Command => ({
    id: 'cancel',
    label: slipTexts.cancel,
    key: 'F6',
    need: stockSlip.write,
    ability: abilities.cancel,
    run: () => setCancelling(true),
  })
  const commands = (record: Posted, papers: readonly Command[] = []): readonly Command[] => [
    list,
    ...labels,
    ...papers,
    ...(record ? [cancel(record)] : []),
  ]
  const reversedChip = (record: Posted): ReactNode => {
    const refusal = record?.abilities.cancel
    return refusal && refusal !== true && refusal.code === 'BIZ_STOCK_SLIP_REVERSED' ? (
      <span className="chip s-bad">{say(slipTexts.reversed)}</span>
    ) : null
  }
  const drawers =
    slip_no === null ? null : (
      <>
        {cancelling ? (
          <CancelDrawer
            slipNo={slip_no}
            onClose={() => {
              setCancelling(false)
              setShown(shown + 1)
            }}
          />
        ) : null}
        {labelling ? (
          <LabelsDrawer
            paper={printGoodsLabels}
            title={say(slipTexts.labels)}
            of={{ slip_no }}
            onClose={() => setLabelling(false)}
          />
        ) : null}
      </>
    )
  const place = {
    slipKey: key,
    copyOf,
    onOpen: (to: SlipPlace<SlipKeyOf<typeof slip>>) => void go(slipAddress(slip, to)),
  }
  return { slip_no, place, address, shown, drawers, commands, reversedChip, print, printing }
}
