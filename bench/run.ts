import { setTimeout as pause } from 'node:timers/promises'
import { timeWarmMakeStart } from './make-start.ts'
import { measure, type Report } from './measure.ts'
import { writeDocument } from './documents.ts'
import { asMarkdown } from './report.ts'
import { benchMasters } from './masters/run-masters.ts'
import { benchPlaceOrder } from './place-order/run-place-order.ts'
import { benchProduction } from './production/run-production.ts'
import { benchWork } from './mes/run-mes.ts'
import { benchOrders } from './receive-order/run-orders.ts'
import { benchSales } from './sales/run-sales.ts'
import { benchSlips } from './slips/run-slips.ts'
import { benchStock } from './stock/run-stock.ts'
import { benchYears } from './years/run-years.ts'
import { benchStalls } from './stalls/run-stalls.ts'
import { embedded, postgres, type Subject } from './subjects.ts'

/**
 * `make bench`: what a call costs, on both databases, and how long a start takes; the figures go to docs/benchmarks.md,
 * those of stock, masters, slips, orders, order proposals, sales, the production plan, the shop floor and ten years to docs/benchmarks-stock.md and so on.
 * With words (`make bench ONLY=postgres`) only those parts, `ONLY="place-order --quick"` in a minute and without a document; a document is written when all of its parts are there.
 */
const parts = [
  'postgres',
  'embedded',
  'make-start',
  'stock',
  'masters',
  'slips',
  'receive-order',
  'place-order',
  'sales',
  'production',
  'mes',
  'years',
  'stalls',
] as const
type Part = (typeof parts)[number]
const ofCalls: readonly Part[] = ['postgres', 'embedded', 'make-start']

const isQuick = process.argv.includes('--quick')
const wanted = process.argv.slice(2).filter((word) => word !== '--quick')
const unknown = wanted.filter((word) => !parts.some((part) => part === word))
if (unknown.length > 0) {
  console.error(`Not a part: ${unknown.join(' ')}. There are: ${parts.join(' ')}`)
  process.exit(2)
}
const isWanted = (part: Part) => wanted.length === 0 || wanted.includes(part)

const reports: Report[] = []
if (isWanted('postgres')) reports.push(await withSubject(await postgres()))
if (isWanted('embedded')) reports.push(await withSubject(await embedded()))
const makeStartMs = isWanted('make-start') ? await timeWarmMakeStart() : undefined
if (isWanted('stock')) await benchStock()
if (isWanted('masters')) await benchMasters()
if (isWanted('slips')) await benchSlips()
if (isWanted('receive-order')) await benchOrders()
if (isWanted('place-order')) await benchPlaceOrder(isQuick)
if (isWanted('sales')) await benchSales(isQuick)
if (isWanted('production')) await benchProduction(isQuick)
if (isWanted('mes')) await benchWork()
if (isWanted('years')) await benchYears(isQuick)
if (isWanted('stalls')) await benchStalls()
if (reports.length > 0 || makeStartMs !== undefined) {
  const text = asMarkdown(reports, makeStartMs)
  console.log(text)
  if (ofCalls.every(isWanted)) writeDocument('benchmarks', text)
}

async function withSubject(subject: Subject): Promise<Report> {
  try {
    return await measure(subject)
  } finally {
    await subject.remove()
    await pause(1000)
  }
}
