import { expect, it } from 'vitest'
import { reconcileAccounts, type AccountRow } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { priceOfOne } from '#platform/contract/reconcile/stated-row.ts'
import { convertFile } from '#platform/contract/matching/convert-file.ts'
import { guessFields } from '#platform/contract/matching/guess-fields.ts'
import { accountTarget, statedRow } from './account-target.ts'

const heading = ['伝票No', '区分', '納品日', '貴社注文番号', '貴社品番', '品名', '数量', '単価', '金額']

/** A file as its columns are guessed, with a translation of the supplier's kinds. */
function stated(...lines: readonly (readonly string[])[]) {
  const fields = guessFields(accountTarget, { heading, rows: lines }).map((one) =>
    one.field === 'row_kind'
      ? {
          ...one,
          converter: {
            ...one.converter,
            codes: [
              { from: '売', to: '1' },
              { from: '返', to: '2' },
            ],
          },
        }
      : one,
  )
  return convertFile(accountTarget, {
    ...{ heading, today: '2026-11-30' },
    matching: { heading_rows: 1, width: heading.length, key: [], per_day: null, fields: [...fields] },
    rows: lines.map((cells, at) => ({ row: at + 2, cells })),
  })
}

const delivery = ['D-1', '売', '2026/11/10', 'PO-1', 'blt-m4', 'ボルト', '1,000', '5.5', '5,500']

it('columns of a supplier’s statement are found by what suppliers call them', () => {
  const [row] = stated(delivery)
  expect(row?.problems).toEqual([])
  expect(row && statedRow(row)).toEqual({
    ...{ slip_no: 'D-1', order_no: 'PO-1', item_cd: 'BLT-M4', date: '2026-11-10' },
    ...{ qty: '1000', unit_price: '5.5', amount: '5500' },
  })
})

it('a price for a thousand is compared as that of one', () => {
  expect(priceOfOne({ unit_price: '5500', price_base_qty: '1000' })).toBe('5.5')
  expect(priceOfOne({ unit_price: '5500', price_base_qty: '1' })).toBe('5500')
  expect(priceOfOne({ unit_price: '', price_base_qty: '1000' })).toBe('')
})

it('what went back is negative, with a sign or without', () => {
  const rows = stated(
    ['D-2', '返', '2026/11/12', '', 'BLT-M4', '', '10', '5.5', '55'],
    ['D-3', '返', '2026/11/12', '', 'BLT-M4', '', '-10', '5.5', '-55'],
  )
  expect(rows.map(statedRow).map(({ qty, amount }) => [qty, amount])).toEqual([
    ['-10', '-55'],
    ['-10', '-55'],
  ])
})

it('a row without an amount is told: nothing could be compared', () => {
  const [row] = stated(['D-4', '売', '2026/11/12', '', 'BLT-M4', '', '10', '5.5', ''])
  expect(row?.problems.map(({ field, error }) => [field, error.code])).toEqual([['amount', 'CSV_REQUIRED']])
})

it('a statement is laid beside our purchases as it was read', () => {
  const purchased: AccountRow = {
    ...{ slip_no: 'D-1', order_no: 'PO-1', item_cd: 'BLT-M4', date: '2026-11-11' },
    ...{ qty: '1000', unit_price: '5', amount: '5000' },
  }
  const found = reconcileAccounts({ ours: [purchased], around: [], theirs: stated(delivery).map(statedRow) })
  expect(found.map(({ differences }) => differences)).toEqual([[{ kind: 'price', amount: '500' }]])
})
