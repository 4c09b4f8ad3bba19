import { decimal, minus, written, type Decimal } from '#platform/contract/decimal.ts'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import type { accept as acceptCall } from '../../contract/arrival/arrival-calls.ts'
import { acceptanceMachine } from '../../contract/arrival/arrival-machine.ts'
import { acceptanceKind } from '../../contract/arrival/arrival-number.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import { recordOnLines, type RecordedOnLine } from '../order/record-on-lines.ts'
import { boughtBack, readCharges, type Charge } from '../supply/charges.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import type { ArrivalLine, StoredArrival } from './arrival-kept.ts'
import { boughtAt, type BoughtAt } from './bought-at.ts'
import { coveredBySurplus, keepCovered } from './covered-by-surplus.ts'
import { directShipment } from './direct-shipment.ts'
import { guardReturned } from './guarded-returns.ts'
import { judgeAcceptance, type Judged } from './judge-acceptance.ts'
import { judgeMeasures } from './judge-measures.ts'
import { holdAcceptance } from './hold-documents.ts'
import { inspectedOn } from './inspected-on.ts'
import { readOrderLines } from './order-lines.ts'
import { addDue, countsOnReceipt } from './purchase-due.ts'
import { recordInspected } from './record-inspected.ts'
import { goodsOf, keptInStock, priceOf } from './receive-arrival.ts'

/** 検収確定: good pieces can be used, defective ones are set apart, the rest goes back, all in one posting; accepted stock only where the law lets it. */
export async function accept(
  context: Context,
  { acceptance_no }: InputOf<typeof acceptCall>,
): Promise<SlipRecordOf<typeof acceptanceSlip>> {
  const key = { acceptance_no }
  await inOneUnit(context, async () => {
    const { slip, arrival } = await holdAcceptance(context, acceptance_no)
    await stepSlip(acceptanceKept, context, key, {
      ...{ machine: acceptanceMachine, verb: 'accept' },
      factsOf: (record) => record,
    })
    const judged = judgeAcceptance(slip, arrival)
    await judgeMeasures(context, slip)
    if (arrival) await guardReturned(context, slip, arrival, judged)
    const bought = await boughtAt(context, slip, judged)
    const charges = await readCharges(context, slip.header.arrival_no)
    const costs = { charges, bought }
    if (arrival?.header.arrival_div === '1') await bringBack(context, slip, { arrival, judged, ...costs })
    const movements = judged.flatMap((one) => movementsOf(one, costs))
    postStock(context, {
      biz_dt: slip.header.accept_dt,
      poster: 'document',
      ...{ document_kind: acceptanceKind, document_no: acceptance_no },
      movements: movements.map(({ movement }) => movement),
      cellOf(path) {
        const [, index] = /^lines\.(\d+)\./.exec(path) ?? []
        const of = index === undefined ? undefined : movements[Number(index)]
        if (!of) return path === 'biz_dt' ? 'header.accept_dt' : path
        const field = path.endsWith('.from_location_cd') ? 'location_cd' : of.field
        return `lines.${slip.lines.indexOf(of.line)}.${field}`
      },
    })
    const purchased = arrival ? await addOwed(context, slip, { arrival, judged, charges, bought }) : []
    await recordOnLines(context, [...judged.flatMap(inspectedOn), ...purchased], { verb: 'accept' })
    const covered = coveredBySurplus(judged, await readOrderLines(context, arrival?.lines ?? []))
    unitOf(context).write(async () => {
      await recordInspected(context, slip.header.arrival_no, slip.lines, '+')
      await keepCovered(context, slip, covered)
    })
    return () => undefined
  })
  return readKept(acceptanceKept, context, key)
}

interface Owed {
  readonly arrival: StoredArrival
  readonly judged: readonly Judged[]
  readonly charges: readonly Charge[]
  readonly bought: BoughtAt
}

/** On receipt it was all owed: what goes back is not. On acceptance what is good is owed from now on, until it goes back. */
async function addOwed(
  context: Context,
  { header: { acceptance_no, accept_dt } }: StoredAcceptance,
  { arrival, judged, charges, bought }: Owed,
): Promise<readonly RecordedOnLine[]> {
  const isOwed = await countsOnReceipt(context)
  return addDue(
    context,
    {
      ...{ source: '2', source_no: acceptance_no, account_dt: accept_dt },
      ...{ header: arrival.header, orders: await readOrderLines(context, arrival.lines), charges },
    },
    judged.map(({ line, arrived }) => {
      if (line.judged_goods === '0')
        return { line: arrived, stock_div: '020', qty: line.return_qty, bought: bought.get(arrived.line_no) }
      return isOwed
        ? { line: arrived, stock_div: '020', qty: line.return_qty }
        : { line: arrived, stock_div: '010', qty: line.good_qty }
    }),
  )
}

type Figure = 'good_qty' | 'defective_qty' | 'return_qty'

interface MovementOfLine {
  readonly line: Judged['line']
  readonly field: Figure
  readonly movement: Movement
}

function movementsOf(
  { line, arrived }: Judged,
  { charges, bought }: Pick<Owed, 'charges' | 'bought'>,
): readonly MovementOfLine[] {
  const came = goodsOf(arrived)
  const goods =
    line.judged_goods === '0' ? { ...came, location_cd: line.location_cd || came.location_cd } : came
  const { item_cd } = arrived
  const { judged_goods, reason } = line
  const paid = paidBack({ line, arrived }, { charges, bought })
  const of = (field: Figure, movement: Omit<Movement, 'item_cd' | 'qty' | 'from'>): MovementOfLine[] =>
    line[field] === '0'
      ? []
      : [
          {
            ...{ line, field },
            movement: { ...movement, item_cd, qty: line[field], from: { ...goods, quality: judged_goods } },
          },
        ]
  return [
    ...of('good_qty', { stock_div: '048', to: { ...goods, quality: '0' }, ...supplyNamed(arrived) }),
    ...of('defective_qty', { stock_div: '045', to: { ...goods, quality: '2' }, reason }),
    ...of('return_qty', { stock_div: '020', amount: written(paid), reason }),
  ]
}

/** What the supplier gives back for what is returned, without the material of ours that was in it. */
function paidBack({ line, arrived }: Judged, { charges, bought }: Pick<Owed, 'charges' | 'bought'>): Decimal {
  const cost = line.judged_goods === '0' ? { ...arrived, ...bought.get(arrived.line_no) } : arrived
  const back = { line: arrived, stock_div: '020', qty: line.return_qty } as const
  return minus(decimal(priceOf(cost, line.return_qty)), boughtBack(charges, back))
}

/** 直送返品: whoever has sold it credits the customer, and what he sends passes by our stock to the supplier. */
async function bringBack(
  context: Context,
  { header: { acceptance_no, arrival_no, accept_dt }, lines }: StoredAcceptance,
  { arrival, judged, ...costs }: Owed,
): Promise<void> {
  const kept = await keptInStock(context, arrival)
  const returned = judged.map((one) => {
    const { line, arrived } = one
    return {
      ...{ item_cd: arrived.item_cd, lot_no: arrived.lot_no, location_cd: arrived.location_cd },
      ...{
        at: lines.indexOf(line),
        line_no: arrived.line_no ?? 0,
        qty: line.return_qty,
        reason: line.reason,
      },
      ...{ is_stocked: kept.has(arrived.item_cd), amount: written(paidBack(one, costs)) },
    }
  })
  for (const one of context.registered(directShipment))
    await one.bringBack(context, { acceptance_no, arrival_no, return_dt: accept_dt, lines: returned })
}

/** Whoever waits for the order's line is served when its goods can be used. */
const supplyNamed = ({ po_no, po_line_no }: ArrivalLine) =>
  po_no === '' ? {} : { supply: supplyOf(po_no, Number(po_line_no)) }
