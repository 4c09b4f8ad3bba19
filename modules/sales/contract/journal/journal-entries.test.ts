import fc from 'fast-check'
import { expect, it } from 'vitest'
import { journalCells } from './journal-layouts.ts'
import {
  entriesOfReceipts,
  entriesOfSlips,
  untold,
  type JournalEntry,
  type SlipAtTax,
} from './journal-entries.ts'

const slip = fc.record({
  at: fc.nat(4),
  amount: fc.integer({ min: -99_999, max: 99_999 }),
  tax_div: fc.constantFrom('1', '2', '3'),
  tax_fraction: fc.constantFrom('1', '2', '3'),
  tax_cd: fc.constantFrom('10', '11', '20'),
})
const slips = fc.array(slip, { maxLength: 12 }).map((all) =>
  all.map(({ at, amount, tax_cd, ...rule }): SlipAtTax => ({
    ...{
      customer_cd: 'C1',
      branch_no: '00',
      factory_cd: 'F01',
      sales_no: `S${at}`,
      account_dt: '2026-11-10',
    },
    ...{ statement_no: '', amount: String(amount), tax_cd, ...rule },
    tax_rate: { 10: '10', 11: '8', 20: '0' }[tax_cd] ?? '0',
  })),
)
const receipts = fc.array(fc.integer({ min: -9999, max: 9999 }), { maxLength: 5 }).map((all) =>
  entriesOfReceipts(
    all.map((amount, at) => ({
      ...{ receipt_no: `R${at}`, receipt_dt: '2026-11-20', receipt_kind: '1', amount: String(amount) },
      ...{ customer_cd: 'C1', branch_no: '00' },
    })),
  ),
)
const total = (entries: readonly JournalEntry[]) =>
  entries.reduce((sum, { amount, tax_amount }) => sum + Number(amount) + Number(tax_amount) * 1000, 0)

it('debit equals credit in every file, and no figure has a sign', () => {
  fc.assert(
    fc.property(slips, receipts, fc.constantFrom('1' as const, '3' as const), (sold, received, layout) => {
      const rows = untold([...entriesOfSlips(sold), ...received], []).map((entry, at) => ({
        ...{ entry, line_no: at + 1, partner_nm: '東海' },
        account: () => ({ account_cd: '1', account_nm: '科目', sub_flg: false }),
      }))
      const [debit, credit] = layout === '1' ? [8, 14] : [7, 14]
      for (const cells of journalCells(layout, rows).slice(layout === '1' ? 0 : 1)) {
        expect(cells[debit]).toBe(cells[credit])
        expect(cells[debit]).toMatch(/^\d+$/)
      }
    }),
  )
})
it('what is told one time after the other comes to what stands in the end, and nothing is told twice', () => {
  fc.assert(
    fc.property(slips, slips, (before, after) => {
      const first = untold(entriesOfSlips(before), [])
      const second = untold(entriesOfSlips(after), first)
      expect(total([...first, ...second])).toBe(total(entriesOfSlips(after)))
      expect(untold(entriesOfSlips(after), [...first, ...second])).toEqual([])
    }),
  )
})
