import { useState } from 'react'
import { useNavigate } from 'react-router'
import { recordAddress } from '#platform/contract/record-page.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import type { Fill, FillHeader } from '#platform/web/kit/slip/use-fill.ts'
import { headerOfCustomer, lineOfItem, releaseOrder } from '../../contract/order-calls.ts'
import { orderList } from '../../contract/order-list.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { mailAcknowledgement, printAcknowledgement } from '../../contract/documents/paper-calls.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { RequestDrawer } from '../requests/request-drawer.tsx'
import { allocationTexts } from '../allocation/allocation.text.ts'
import { PromisesDrawer } from '../allocation/promises-drawer.tsx'
import type { LinesAtHand } from '#platform/web/kit/slip/slip-parts.ts'
import { documentTexts } from '../documents/documents.text.ts'
import { useMailPapers } from '../documents/use-mail-papers.ts'
import { SplitDrawer, type Splitting } from '../deliveries/split-drawer.tsx'
import { splitTexts } from '../deliveries/split.text.ts'
import { UsualDrawer } from '../usual/usual-drawer.tsx'
import { usualTexts } from '../usual/usual.text.ts'
import { EndDrawer, type Ending } from './end-drawer.tsx'
import { LineAbout } from './line-about.tsx'
import { orderTexts } from './order.text.ts'
import { useAllocate, useTellPartly } from './use-allocate.ts'

type Order = SlipRecordOf<typeof orderSlip>

/** 受注登録. */
export function OrderScreen() {
  const [ending, setEnding] = useState<{ readonly order: Order; readonly how: Ending } | null>(null)
  /** Whose lines are allocated one by one. */
  const [allocating, setAllocating] = useState('')
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  /** The order that is open, or none, while one is looked for that a new one begins like. */
  const [usual, setUsual] = useState<{ readonly order: Order | null } | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  /** The line that becomes several. */
  const [splitting, setSplitting] = useState<Splitting | null>(null)
  const call = useCall()
  const allocate = useAllocate()
  const tellPartly = useTellPartly()
  const go = useNavigate()
  const { print, printing } = usePrint()
  const { mail, mailing } = useMailPapers()
  const split = ({ now, spread }: LinesAtHand<typeof orderSlip>) => {
    const line = now()
    if (line) setSplitting({ ...line, spread })
  }
  const commands = (
    order: Order | null,
    act: ActCommand<typeof orderSlip>,
    lines: LinesAtHand<typeof orderSlip>,
  ): readonly Command[] => [
    act({
      ...{ id: 'allocate', label: orderTexts.allocate, key: 'F7' },
      run: () => allocate(order?.header.order_no ?? ''),
    }),
    {
      ...act({
        ...{ id: 'release', label: orderTexts.release },
        run: () => call(releaseOrder, { order_no: order?.header.order_no ?? '' }),
      }),
      seldom: true,
    },
    {
      ...{ id: 'page', label: orderTexts.page, icon: 'eye', unavailable: !order },
      run: () => order && void go(recordAddress(orderPage, { order_no: order.header.order_no })),
    },
    {
      ...{ id: 'split', label: splitTexts.split, icon: 'columns', seldom: true },
      ...{ need: orderSlip.write, ...(order ? { ability: order.abilities.edit } : {}) },
      run: () => split(lines),
    },
    {
      ...{ id: 'usual', label: usualTexts.usual, icon: 'copy', seldom: true },
      run: () => setUsual({ order }),
    },
    {
      ...{ id: 'print', label: orderTexts.print, key: 'F10', icon: 'print', need: orderSlip.write },
      unavailable: !order || printing,
      run: () => order && void print(printAcknowledgement, { order_no: order.header.order_no }),
    },
    {
      ...{ id: 'mail', label: documentTexts.mailAcknowledgement, seldom: true, need: orderSlip.write },
      unavailable: !order || mailing || order.header.order_status === '9',
      run: () => order && void mail(mailAcknowledgement, [order.header]),
    },
    {
      ...{ id: 'request', label: orderTexts.request, seldom: true, need: orderSlip.write },
      unavailable: order?.header.order_status !== '0',
      run: () => order && setAsking({ ...askingOf(order, lines.now()), onSent: lines.giveUp }),
    },
    {
      ...{ id: 'allocateLines', label: allocationTexts.lines, seldom: true },
      ...(order ? { ability: order.abilities.allocate } : {}),
      unavailable: !order,
      run: () => order && setAllocating(order.header.order_no),
    },
    {
      ...{ id: 'closeLines', label: orderTexts.close, seldom: true, need: orderSlip.write },
      ...(order ? { ability: order.abilities.edit } : {}),
      unavailable: !order,
      run: () => order && setEnding({ order, how: 'close' }),
    },
    {
      ...{ id: 'cancel', label: orderTexts.cancel, key: 'F6', need: orderSlip.write },
      ...(order ? { ability: order.abilities.cancel } : {}),
      unavailable: !order,
      run: () => order && setEnding({ order, how: 'cancel' }),
    },
  ]
  return (
    <>
      <SlipPage
        key={shown}
        slip={orderSlip}
        list={orderList}
        commands={commands}
        fill={fillLine}
        onSaved={tellPartly}
        fillHeader={fillHeader}
        about={(line, index, header, lines) => (
          <LineAbout line={line} index={index} header={header} spread={lines.spread} />
        )}
      />
      {splitting ? <SplitDrawer {...splitting} onClose={() => setSplitting(null)} /> : null}
      {usual ? <UsualDrawer order={usual.order} onClose={() => setUsual(null)} /> : null}
      {asking ? <RequestDrawer {...asking} onClose={() => setAsking(null)} /> : null}
      {allocating ? (
        <PromisesDrawer
          order_no={allocating}
          onClose={() => {
            setAllocating('')
            setShown(shown + 1)
          }}
        />
      ) : null}
      {ending ? (
        <EndDrawer
          {...ending}
          onClose={(isDone) => {
            setEnding(null)
            if (isDone) setShown(shown + 1)
          }}
        />
      ) : null}
    </>
  )
}

type Asking = Omit<Parameters<typeof RequestDrawer>[0], 'onClose'>

/** A request begins with what has been typed on the line at hand, so that nobody types a refused change twice. */
function askingOf(order: Order, typed: ReturnType<LinesAtHand<typeof orderSlip>['now']>): Asking {
  const open = order.lines.filter(({ line_status }) => line_status === '0')
  const line = open.find(({ line_no }) => line_no === typed?.lineNo)
  if (!line || !typed) return { order, line_no: open[0]?.line_no ?? 0 }
  const { qty, desired_dt } = typed.values
  return {
    ...{ order, line_no: line.line_no },
    wished: { qty: qty === line.qty ? '' : qty, date: desired_dt === line.desired_dt ? '' : desired_dt },
  }
}

/** Where a customer's goods go, and who sells to it. */
const fillHeader: FillHeader<typeof orderSlip> = async (
  { customer_cd, branch_no, order_dt },
  changed,
  call,
) => {
  if (!['customer_cd', 'branch_no'].includes(changed) || customer_cd === '' || order_dt === '') return {}
  return call(headerOfCustomer, { customer_cd, branch_no, order_dt })
}

/** What a line's unit, price and days hang on. */
const decisive = new Set([
  'item_cd',
  'customer_item_cd',
  'qty',
  'unit_price',
  'price_base_qty',
  'content_div',
  'treatment_div',
  'desired_dt',
  'answer_dt',
  'confirmed_dt',
])

/** Unit, price with its source, days and packing of an item that has been typed. */
const fillLine: Fill<typeof orderSlip> = async (line, changed, header, call) => {
  if (!changed.some((name) => decisive.has(name))) return {}
  if (line.item_cd === '' && line.customer_item_cd === '') return {}
  const { customer_cd, branch_no, destination_cd, order_dt, due_dt } = header
  if (customer_cd === '' || order_dt === '') return {}
  const { item_cd, customer_item_cd, desired_dt, answer_dt, confirmed_dt } = line
  const priceBase = orderSlip.lines.price_base_qty.schema.safeParse(line.price_base_qty)
  const content = orderSlip.lines.content_div.schema.safeParse(line.content_div)
  const treatment = orderSlip.lines.treatment_div.schema.safeParse(line.treatment_div)
  return call(lineOfItem, {
    ...{ customer_cd, branch_no, destination_cd, order_dt, due_dt, item_cd, customer_item_cd },
    ...{
      qty: line.qty === '' ? '1' : line.qty,
      unit_price: changed.includes('unit_price') ? line.unit_price : '',
    },
    ...{ price_base_qty: priceBase.data, content_div: content.data, treatment_div: treatment.data },
    ...{ desired_dt: changed.includes('desired_dt') ? desired_dt : '', answer_dt, confirmed_dt },
  })
}
