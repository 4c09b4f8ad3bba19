import { expect, it } from 'vitest'
import { price, quantity } from '#platform/contract/field-kinds.ts'
import { code, text } from '#platform/contract/fields.ts'
import { lineAmount } from '#platform/contract/slip-totals.ts'
import { slip } from '#platform/contract/slip.ts'
import { validation } from '#platform/contract/validation.ts'
import { giveUp } from './give-up.ts'
import { contentOf, fillLine, withErrors, writeHeader, writeLines, type SlipContent } from './slip-content.ts'

const word = { ja: '項目', en: 'Field', zh: '项目' }
const businessDate = '2026-11-18'
const order = slip({
  ...{ name: 'giveUpTest', title: word, area: 'developer', path: '/give-up-test', key: ['order_no'] },
  header: { order_no: code(word), remarks: text(word) },
  lines: { item: code(word), qty: quantity(word), price: price(word), amount: price(word), note: text(word) },
  computed: ['amount'],
  compute: (line) => ({ amount: lineAmount(line['qty'], line['price']) }),
})
const stored = (line_no: number, item: string) => ({
  ...{ line_no, item, qty: '5', price: '10', amount: '50', note: '', edit: true as const },
})
const record = {
  update_cnt: 1,
  abilities: { edit: true as const },
  header: { order_no: 'R1', remarks: '' },
}
const base = contentOf(order, {
  ...record,
  lines: [stored(3, 'A'), stored(4, 'B')],
})
const type = (content: SlipContent, line: number, field: string, typed: string) =>
  writeLines(order, content, [{ line, field, text: typed }], businessDate)

/** Refused, as the server has said it at the cell. */
const refused = (content: SlipContent) =>
  withErrors(content, [{ path: 'lines.0.qty', text: validation.V_REQUIRED.text, params: {} }], (at) => at)
    .content

it('what was refused and is asked for elsewhere is as it is stored, and nobody has typed anything', () => {
  const typed = refused(type(base, 0, 'qty', '9'))
  expect(giveUp(order, typed, base, 3, ['qty'])).toBe(base)
  // The refusal may stand at a cell on which nobody has typed.
  expect(giveUp(order, refused(type(base, 0, 'item', 'Z')), base, 3, ['item'])).toBe(base)
})
it('what was filled in because of it goes with it', () => {
  const blank = contentOf(order, {
    ...record,
    lines: [stored(3, 'A')],
  })
  const filled = fillLine(order, type(blank, 0, 'qty', '9'), 0, { note: 'by nine' }, { businessDate })
  expect(filled.lines[0]?.values['note']).toBe('by nine')
  expect(giveUp(order, filled, blank, 3, ['qty'])).toBe(blank)
})
it('what else is typed stays: on the line, on another one, in the header', () => {
  const beside = giveUp(order, refused(type(type(base, 0, 'qty', '9'), 0, 'note', 'x')), base, 3, ['qty'])
  expect(beside.lines[0]).toMatchObject({ values: { qty: '5', amount: '50', note: 'x' }, wrong: {} })
  const other = giveUp(order, type(type(base, 0, 'qty', '9'), 1, 'qty', '7'), base, 3, ['qty'])
  expect(other.lines.map(({ values }) => values['qty'])).toEqual(['5', '7'])
  const above = writeHeader(order, type(base, 0, 'qty', '9'), 'remarks', 'y', businessDate)
  expect(giveUp(order, above, base, 3, ['qty'])).toMatchObject({ header: { values: { remarks: 'y' } } })
})
it('a line that is not there, or new, changes nothing', () => {
  const typed = type(base, 0, 'qty', '9')
  expect(giveUp(order, typed, base, 8, ['qty'])).toBe(typed)
  expect(giveUp(order, typed, base, 0, ['qty'])).toBe(typed)
})
