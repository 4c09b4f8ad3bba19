import { demoSales, readClosedDays } from '#modules/master/server/index.ts'
import { saveMatching } from '#platform/server/matching/matching-service.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { plainConverter, type FieldMatching } from '#platform/contract/matching/field-matching.ts'
import { daysAfter } from '../../contract/order-days.ts'
import { periodStart } from '../../contract/forecast/forecast-periods.ts'
import { ofForecasts } from '../forecast/of-forecasts.ts'
import { uploadFile } from '../import/import-verbs.ts'
import { ofOrders } from '../import/of-orders.ts'
import { demoCalendar, openDay } from './open-day.ts'

const customer_cd = 'C003'
const matching_cd = 'WEBEDI'

const headings = ['PO_NO', 'LINE', 'PART', 'QTY', 'DUE']
const fields = ['customer_po_no', 'customer_line_no', 'item_cd', 'qty', 'desired_dt'] as const

const matching: FieldMatching = {
  ...{ heading_rows: 1, width: headings.length, key: [], per_day: null },
  fields: [
    { field: 'customer_cd', source: { kind: 'fixed', value: customer_cd }, converter: plainConverter },
    ...fields.map((field, at) => ({
      field,
      source: { kind: 'column' as const, columns: [at + 1] },
      converter: { ...plainConverter, narrow: field === 'item_cd' },
    })),
  ],
}

/** How one customer's portal writes its orders, and a file of today that waits for a correction before it is imported. */
export const fillImports: Demo = async (context, today, { text }) => {
  const isClosed = await readClosedDays(context, [demoCalendar], daysAfter(today, -60))
  const day = openDay(daysAfter(today, 21), isClosed).replaceAll('-', '/')
  const goods = demoSales.filter((one) => one.customer_cd === customer_cd)
  const lines = goods.slice(0, 4).map(({ item_cd }, at) => {
    // What its portal lets people type.
    const qty = at === 1 ? '1.2K' : String(10 * (at + 1))
    return [`WE-${today.replaceAll('-', '')}`, String(at + 1), item_cd, qty, day]
  })
  const content = Buffer.from([headings, ...lines].map((cells) => `${cells.join(',')}\r\n`).join(''))
  const file = { file_nm: `web_edi_${today.replaceAll('-', '')}.csv`, content: content.toString('base64') }
  await saveMatching(context, ofOrders, {
    ...{ target: 'order', matching_cd, assign_mode: '0', matching, sample: file, update_cnt: 0 },
    matching_nm: text('Web-EDI 注文データ'),
  })
  await uploadFile(context, ofOrders, { ...file, matching_cd })
}

const announcing = 'C002'
const weeks = [4, 5, 6]

/** How another customer announces its weeks, side by side, and a file of today that nobody has imported yet. */
export const fillForecastFiles: Demo = async (context, today, { text }) => {
  const starts = weeks.map((week) => periodStart('2', daysAfter(today, 7 * week)).replaceAll('-', '/'))
  const goods = demoSales.filter((one) => one.customer_cd === announcing).slice(0, 5)
  const lines = goods.map(({ item_cd }, at) => [item_cd, ...weeks.map((week) => String(20 + 5 * at + week))])
  const content = Buffer.from(
    [['PART', ...starts], ...lines].map((cells) => `${cells.join(',')}\r\n`).join(''),
  )
  const file = { file_nm: `forecast_${today.replaceAll('-', '')}.csv`, content: content.toString('base64') }
  const fixed = (field: string, value: string) => ({
    ...{ field, source: { kind: 'fixed' as const, value }, converter: plainConverter },
  })
  await saveMatching(context, ofForecasts, {
    ...{ target: 'forecast', matching_cd: 'WEEKLY', assign_mode: '0', sample: file, update_cnt: 0 },
    matching_nm: text('週次内示データ'),
    matching: {
      ...{ heading_rows: 1, width: 1 + weeks.length, key: [] },
      per_day: { from: 2, to: 1 + weeks.length, date: 'yyyy/MM/dd' },
      fields: [
        fixed('customer_cd', announcing),
        { field: 'item_cd', source: { kind: 'column', columns: [1] }, converter: plainConverter },
        fixed('period_kind', '2'),
      ],
    },
  })
  await uploadFile(context, ofForecasts, { ...file, matching_cd: 'WEEKLY' })
}
