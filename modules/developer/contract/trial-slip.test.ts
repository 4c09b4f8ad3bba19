import { expect, expectTypeOf, it } from 'vitest'
import type { RowOf, WholeRowOf } from '#platform/contract/list-column.ts'
import type { TypedLineOf } from '#platform/contract/slip.ts'
import { trialList } from './trial-list.ts'
import { trialSlip } from './trial-slip.ts'

const line = (amount: string, tax = '10'): TypedLineOf<typeof trialSlip> => ({ ...blank, amount, tax })
const blank = {
  item_cd: '',
  item_nm: '',
  qty: '',
  unit_price: '',
  due_dt: '',
  ships_from_cd: '',
  shipped_qty: '',
  sample: '',
  remarks: '',
}
const header = {
  slip_no: '',
  slip_dt: '',
  plant_cd: '',
  slip_status: '',
  total: '',
  order_no: '',
  urgent: '',
  remarks: '',
}
const totals = (lines: readonly TypedLineOf<typeof trialSlip>[], tax_rounding = 'down') =>
  trialSlip.totals?.(lines, { ...header, tax_rounding }, () => '')

it('tax is rounded once per rate, never per line', () => {
  // 105 yen three times at 10 %: 31, where line by line it would be 30.
  const found = totals([line('105'), line('105'), line('105')])
  expect(found?.rows[0]?.figures).toEqual(['315', '31'])
  expect(found?.grand?.figure).toBe('346')
})

it('each rate stands for itself, what is exempt has no tax, and a blank line counts nothing', () => {
  const found = totals([line('1000'), line('55', '8'), line('200', '0'), line('')], 'up')
  expect(found?.rows.map(({ figures }) => figures)).toEqual([
    ['1000', '100'],
    ['55', '5'],
    ['200', ''],
  ])
  expect(found?.grand?.figure).toBe('1360')
})

it('a return cancels its sale to the yen, whatever the rounding', () => {
  for (const rounding of ['down', 'half-up', 'up']) {
    const sold = totals([line('105'), line('1234', '8')], rounding)?.grand?.figure
    expect(totals([line('-105'), line('-1234', '8')], rounding)?.grand?.figure).toBe(`-${sold ?? ''}`)
  }
})

it('what a browser has reckoned is not taken from it', () => {
  const sent = { header: {}, lines: [{ amount: '1' }] }
  const read = trialSlip.schema.edit.safeParse(sent)
  expect(read.error?.issues.some(({ path }) => path.includes('amount'))).toBe(false)
  expect(trialSlip.schema.edit.safeParse({ ...sent, lines: [] }).success).toBe(false)
})

it('its list has the fields of the slip, with their types and the names of their codes', () => {
  type Row = RowOf<typeof trialList>
  expectTypeOf<Row['slip_status']>().toEqualTypeOf<'0' | '1' | '9' | ''>()
  expectTypeOf<Row['ships_from_cd_nm']>().toEqualTypeOf<string>()
  expectTypeOf<Row['line_no']>().toEqualTypeOf<number>()
  expectTypeOf<WholeRowOf<(typeof trialList)['columns']>['urgent']>().toEqualTypeOf<boolean>()
  // @ts-expect-error What is not shown as the list opens may not have been asked for: no row is read by it.
  expectTypeOf<Row['urgent']>()
  expect(trialList.columns.urgent.onDemand).toBe(true)
  // The header has remarks as well as the lines.
  expectTypeOf<WholeRowOf<(typeof trialList)['columns']>['line_remarks']>().toEqualTypeOf<string>()
  // @ts-expect-error A field that is not there is no column.
  expectTypeOf<Row['item_name']>()
  expect(trialList.columns.line_remarks.label.ja).toBe('摘要')
  expect(trialList.columns.remarks.label.ja).toBe('備考')
  expect(trialList.columns.amount.total).toBe(true)
})
