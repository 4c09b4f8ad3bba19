import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { carrierRead, destinationRead } from '#modules/master/server/views.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { directory } from '#modules/system/server/index.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { guardFormula, unguardFormula } from '#platform/contract/formula-text.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { say as words } from '#platform/contract/text.ts'
import { optionalLine } from '#platform/contract/written-text.ts'
import type { Context } from '#platform/server/context.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import { refuseKnownFile, rememberFile } from '#platform/server/csv/import-files.ts'
import {
  cellError,
  columnOf,
  countsOf,
  fileOf,
  headingOf,
  previewOf,
  refuseChanged,
  refuseWrong,
  rowsOfFile,
  wrongWidth,
  type JudgedRow,
} from '#platform/server/csv/judged-rows.ts'
import type { CsvRow } from '#platform/server/csv/read-csv.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { pagesOf } from '#platform/server/list/file-pages.ts'
import { serveList } from '#platform/server/list/serve-list.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { carrierList } from '../../contract/carrier/carrier-list.ts'
import {
  trackingColumns,
  type trackingCsv as csvCall,
  type trackingPreview as previewCall,
  type trackingUpload as uploadCall,
} from '../../contract/carrier/tracking-csv.ts'
import { transportStatus } from '../../contract/carrier/transport-codes.ts'
import { transportErrors } from '../../contract/carrier/transport-errors.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryDocument } from '../shipping/delivery-document.ts'
import { delivery, transport } from '../tables.ts'
import { carrierSource } from './carrier-rows.ts'
import { transportDocument } from './transport-document.ts'

const target = 'transport'
const served = serveList(carrierList, carrierSource)

const text = z.string()
const columns = {
  ...{ transport_no: text, ship_dt: text, carrier_nm: text, destination_nm: text, postal_cd: text },
  ...{ address: text, phone: text, package_cnt: text, weight: text, tracking_no: text },
  time_slot: fixedCodes.time_slot.schema,
  ...{ transport_status: transportStatus.schema, update_cnt: z.int() },
}
type Transport = RowOf<typeof columns>

/** 送り状データ of what the search of the screen finds. */
export async function trackingCsv(context: Context, search: InputOf<typeof csvCall>): Promise<FileAnswer> {
  const { tx } = context
  const found: string[] = []
  const reading = { ...context, search, written: () => Promise.resolve() }
  for await (const page of pagesOf(served, { ...reading, read: (work) => work(tx) }))
    for (const { transport_no } of served.rowsOf(page)) if (transport_no) found.push(transport_no)
  const transports = await readTransports(context, found)
  if (transports.length === 0) throw http[404].with()
  const lines = transports.map((one) =>
    trackingColumns.map(({ name }) =>
      name === 'time_slot'
        ? fixedCodes.time_slot.texts[one.time_slot].ja
        : guardFormula(toCp932Form(one[name])),
    ),
  )
  const content = encodeCp932([headingOf(trackingColumns), ...lines].map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: '送り状データ.csv', content }
}

/** What a file would enter, row by row; nothing is written. */
export async function previewTracking(
  context: Context,
  sent: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const file = fileOf(context, target, sent)
  const judged = await judge(context, await rowsOfFile(context, directory, file, trackingColumns))
  await refuseKnownFile(context, file)
  return previewOf(context, trackingColumns, judged, [trackingColumns.length - 1])
}

export async function uploadTracking(
  context: Context,
  { seen, ...sent }: InputOf<typeof uploadCall>,
): Promise<OutputOf<typeof uploadCall>> {
  const file = fileOf(context, target, sent)
  const read = await rowsOfFile(context, directory, file, trackingColumns)
  await refuseKnownFile(context, file)
  return inOneUnit(context, async () => {
    const numbers = (await judge(context, read)).flatMap(({ line }) => (line ? [line.transport_no] : []))
    const deliveries = await deliveriesOf(context, numbers)
    await unitOf(context).lock(
      { document: deliveryDocument, keys: deliveries.map((no) => [no]) },
      { document: transportDocument, keys: [...new Set(numbers)].map((no) => [no]) },
    )
    const judged = await judge(context, read)
    refuseChanged(judged, seen, columnOf(trackingColumns, 'transport_no'))
    refuseWrong(judged, context)
    const lines = judged.flatMap(({ line, state }) => (line && state !== 'same' ? [line] : []))
    unitOf(context).write(async () => {
      await rememberFile(context, file, judged.length)
      if (lines.length > 0) await write(context, lines)
    })
    return () => ({ counts: countsOf(judged) })
  })
}

interface Line {
  readonly transport_no: string
  readonly tracking_no: string
}

const trackingNo = optionalLine(60)

async function judge(context: Context, read: readonly CsvRow[]): Promise<readonly JudgedRow<Line>[]> {
  const cell = ({ cells }: CsvRow, name: string) =>
    unguardFormula(cells[columnOf(trackingColumns, name)] ?? '').trim()
  const numberOf = (row: CsvRow) => normaliseCode(cell(row, 'transport_no'))
  const stored = new Map(
    (await readTransports(context, read.map(numberOf))).map((one) => [one.transport_no, one]),
  )
  const seenNumbers = new Set<string>()
  return read.map((csv): JudgedRow<Line> => {
    const { row, cells } = csv
    const wrong = (name: string, reason: (language: Context['language']) => string) => ({
      ...{ row, cells, state: 'wrong' as const, seen: -1, line: undefined },
      errors: [cellError(trackingColumns, { row, name }, reason)],
    })
    const width = wrongWidth(trackingColumns, csv)
    if (width) return { row, cells, state: 'wrong', errors: [width], seen: -1, line: undefined }
    const transport_no = numberOf(csv)
    const known = stored.get(transport_no)
    if (!known)
      return wrong('transport_no', (language) => words(transportErrors.BIZ_TRANSPORT_UNKNOWN.text, language))
    if (known.transport_status === '9')
      return wrong('transport_no', (language) =>
        words(transportErrors.BIZ_TRANSPORT_STATE.text, language, {
          state: words(transportStatus.texts[known.transport_status], language),
        }),
      )
    if (seenNumbers.has(transport_no))
      return wrong('transport_no', (language) => words(transportErrors.BIZ_TRANSPORT_TWICE.text, language))
    seenNumbers.add(transport_no)
    const tracking = trackingNo.safeParse(cell(csv, 'tracking_no'))
    if (!tracking.success)
      return wrong('tracking_no', (language) => words(transportErrors.BIZ_TRANSPORT_TRACKING.text, language))
    const isSame = tracking.data === '' || tracking.data === known.tracking_no
    const line = { transport_no, tracking_no: tracking.data }
    return { row, cells, state: isSame ? 'same' : 'changed', errors: [], seen: known.update_cnt, line }
  })
}

async function write(context: Context, lines: readonly Line[]): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  const given = sql`${sentRows(lines, 'g', { transport_no: 'text', tracking_no: 'text' })}`
  await context.tx
    .execute(sql`UPDATE ${transport} AS t SET tracking_no = g.tracking_no, update_user = ${user_cd}, update_dt = now(),
      update_cnt = t.update_cnt + 1
    FROM ${given} WHERE t.company_cd = ${company_cd} AND t.factory_cd = ${factory_cd} AND t.transport_no = g.transport_no`)
  const told = await rows(
    context.tx,
    { delivery_no: text },
    sql`UPDATE ${delivery} AS h SET tracking_no = g.tracking_no, update_user = ${user_cd}, update_dt = now()
      FROM ${given} WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.transport_no = g.transport_no
      RETURNING h.delivery_no`,
  )
  say(context, salesChanged, { orders: [], deliveries: told.map(({ delivery_no }) => delivery_no) })
}

const readTransports = (
  { tx, session }: Context,
  numbers: readonly string[],
): Promise<readonly Transport[]> =>
  rows(
    tx,
    columns,
    sql`SELECT t.transport_no, coalesce(t.ship_dt::text, '') AS ship_dt, coalesce(${carrierRead.of('t', 'carrier_nm')}, '') AS carrier_nm,
        coalesce(${destinationRead.of('t', 'destination_nm')}, '') AS destination_nm, coalesce(${destinationRead.of('t', 'postal_cd')}, '') AS postal_cd,
        coalesce(${destinationRead.of('t', 'address')}, '') AS address, coalesce(${destinationRead.of('t', 'phone')}, '') AS phone,
        t.package_cnt::text AS package_cnt, trim_scale(t.weight)::text AS weight, t.time_slot, t.tracking_no, t.transport_status, t.update_cnt
      FROM ${transport} AS t WHERE t.company_cd = ${session.company_cd} AND t.factory_cd = ${session.factory_cd}
        AND t.transport_no = ANY(${textArray([...new Set(numbers)])}) ORDER BY t.transport_no`,
  )

async function deliveriesOf(
  { tx, session }: Context,
  numbers: readonly string[],
): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { delivery_no: text },
    sql`SELECT h.delivery_no FROM ${delivery} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.transport_no = ANY(${textArray([...new Set(numbers)])}) ORDER BY 1`,
  )
  return found.map(({ delivery_no }) => delivery_no)
}
