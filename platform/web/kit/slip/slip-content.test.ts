import { describe, expect, it } from 'vitest'
import { date, price, quantity } from '#platform/contract/field-kinds.ts'
import { code, text } from '#platform/contract/fields.ts'
import { lineAmount } from '#platform/contract/slip-totals.ts'
import { slip } from '#platform/contract/slip.ts'
import { validation } from '#platform/contract/validation.ts'
import {
  askedAnew,
  contentOf,
  copyLine,
  fillHeader,
  fillLine,
  insertLine,
  newContent,
  removeLines,
  sentContent,
  withErrors,
  writeHeader,
  writeLines,
  type SlipContent,
} from './slip-content.ts'

const word = { ja: '項目', en: 'Field', zh: '项目' }
const today = '2026-11-18'
const order = slip({
  name: 'contentTest',
  title: word,
  area: 'developer',
  path: '/content-test',
  key: ['order_no'],
  header: { order_no: code(word), order_dt: date(word, { initial: 'businessDate' }), remarks: text(word) },
  lines: { item: code(word), qty: quantity(word), price: price(word), amount: price(word), due: date(word) },
  computed: ['amount'],
  mostLines: 5,
  compute: (line) => ({ amount: lineAmount(line['qty'], line['price']) }),
})

const unpriced = slip({
  ...{ name: 'unknownTest', title: word, area: 'developer', path: '/unknown-test', key: ['order_no'] },
  header: { order_no: code(word), price_known: text(word), total: price(word) },
  lines: { item: code(word), qty: quantity(word), price: price(word, { initial: '0' }), amount: price(word) },
  computed: ['price', 'amount', 'total'],
  compute: (line) => ({ amount: lineAmount(line['qty'], '3') }),
  sum: () => ({ total: '9' }),
  unknown: ({ price_known }) => (price_known === '' ? ['price', 'amount', 'total'] : []),
})

const type = (content: SlipContent, line: number, field: string, typed: string) =>
  writeLines(order, content, [{ line, field, text: typed }], today)
const blank = newContent(order, today)
const items = ({ lines }: SlipContent) => lines.map(({ values }) => values['item'] ?? '')
const three = ['A', 'B', 'C'].reduce((content, item, line) => type(content, line, 'item', item), blank)

describe('what is typed into a slip', () => {
  it('begins with the business date, and without lines', () => {
    expect(blank.header.values['order_dt']).toBe(today)
    expect(blank.lines).toEqual([])
  })
  it('makes a line as soon as something stands in it, and none before', () => {
    expect(type(blank, 0, 'qty', '')).toMatchObject({ lines: [] })
    expect(items(type(blank, 2, 'item', 'x'))).toEqual(['', '', 'X'])
  })
  it('computes amounts at once', () => {
    const typed = type(type(blank, 0, 'qty', '1,200'), 0, 'price', '186')
    expect(typed.lines[0]?.values['amount']).toBe('223200')
    expect(type(typed, 0, 'qty', '').lines[0]?.values['amount']).toBe('')
  })
  it('leaves blank what is not known yet, in lines and header, until it is', () => {
    const typed = writeLines(
      unpriced,
      newContent(unpriced, today),
      [{ line: 0, field: 'qty', text: '2' }],
      today,
    )
    expect(typed.lines[0]?.values).toMatchObject({ qty: '2', price: '', amount: '' })
    expect(typed.header.values['total']).toBe('')
    const known = writeHeader(unpriced, typed, 'price_known', 'yes', today)
    expect(known.lines[0]?.values['amount']).toBe('6')
    expect(known.header.values['total']).toBe('9')
  })
  it('keeps the good cells of a pasted rectangle, and marks the bad ones with what was typed', () => {
    const pasted = writeLines(
      order,
      blank,
      [
        { line: 0, field: 'item', text: 'ks-1' },
        { line: 0, field: 'qty', text: 'ten' },
        { line: 1, field: 'qty', text: '１０' },
        { line: 1, field: 'due', text: '0230' },
      ],
      today,
    )
    expect(pasted.lines[0]?.values['item']).toBe('KS-1')
    expect(pasted.lines[0]?.wrong['qty']).toMatchObject({ typed: 'ten', text: validation.V_NUMBER.text })
    expect(pasted.lines[1]?.values['qty']).toBe('10')
    expect(pasted.lines[1]?.wrong).toHaveProperty('due')
    expect(type(pasted, 0, 'qty', '3').lines[0]?.wrong).toEqual({})
  })
  it('has no more lines than a slip may have', () => {
    const many = Array.from({ length: 9 }, (_, line) => ({ line, field: 'item', text: `I${line}` }))
    const full = writeLines(order, blank, many, today)
    expect(full.lines).toHaveLength(5)
    expect(copyLine(order, full, 0)).toBe(full)
    expect(insertLine(order, full, 0, today)).toBe(full)
  })
  it('an untouched line stays the same, so that it is not drawn again', () => {
    expect(type(three, 1, 'qty', '5').lines[0]).toBe(three.lines[0])
  })
})

describe('whole lines', () => {
  it('are inserted, copied and removed', () => {
    expect(items(insertLine(order, three, 1, today))).toEqual(['A', '', 'B', 'C'])
    expect(items(copyLine(order, three, 0))).toEqual(['A', 'A', 'B', 'C'])
    expect(items(removeLines(three, 0, 1))).toEqual(['C'])
  })
  it('that are locked stay as they are; a copy of one is free', () => {
    const stored = contentOf(order, {
      header: { order_no: '1', order_dt: today, remarks: '' },
      lines: [
        {
          line_no: 1,
          item: 'A',
          qty: '1',
          price: '2',
          amount: '2',
          due: today,
          edit: { code: 1, params: {}, msg: '' },
        },
      ],
      update_cnt: 1,
      abilities: { edit: true },
    })
    expect(items(type(stored, 0, 'item', 'Z'))).toEqual(['A'])
    expect(items(removeLines(stored, 0, 0))).toEqual(['A'])
    expect(copyLine(order, stored, 0).lines[1]).toMatchObject({ lineNo: 0, edit: true })
  })
})

describe('what is sent', () => {
  it('leaves out blank lines and what is computed', () => {
    const { input, lineAt } = sentContent(order, insertLine(order, three, 1, today))
    expect(input.lines.map((line) => line['item'])).toEqual(['A', 'B', 'C'])
    expect(input.lines[0]).not.toHaveProperty('amount')
    expect(input.header).toEqual({ order_no: '', order_dt: today, remarks: '' })
    expect(lineAt(1)).toBe(2)
  })
  it('an error of the server goes to its cell, and the rest to the whole', () => {
    const withGap = insertLine(order, three, 1, today)
    const { text } = validation.V_RANGE
    const errors = [
      { path: 'lines.1.qty', text, params: { min: 1, max: 2 } },
      { path: 'header.order_dt', text, params: {} },
      { path: 'lines', text, params: {} },
    ]
    const { content, rest } = withErrors(withGap, errors, sentContent(order, withGap).lineAt)
    expect(content.lines[2]?.wrong['qty']?.text).toBe(text)
    expect(content.header.wrong).toHaveProperty('order_dt')
    expect(rest).toHaveLength(1)
    expect(writeHeader(order, content, 'order_dt', '20', today).header.wrong).toEqual({})
  })
  it('is asked anew as it stands; what cannot be read is not', () => {
    const unread = type(type(three, 0, 'qty', '10'), 1, 'qty', 'many')
    const refusedAt = (path: string) => [{ path, text: word, params: {} }]
    const { content } = withErrors(
      unread,
      [...refusedAt('lines.0.qty'), ...refusedAt('header.order_dt')],
      (at) => at,
    )
    const anew = askedAnew(content)
    expect([anew.header.wrong, anew.lines[0]?.wrong]).toEqual([{}, {}])
    expect(anew.lines[1]?.wrong).toHaveProperty('qty')
    expect(askedAnew(unread)).toBe(unread)
  })
})

describe('what is filled in for the typist', () => {
  it('stays where somebody typed it or agreed on it, unless what it was for is something else now', () => {
    const typed = type(type(blank, 0, 'item', 'A'), 0, 'price', '186')
    const found = { price: '99' }
    expect(fillLine(order, typed, 0, found, { businessDate: today }).lines[0]?.values['price']).toBe('186')
    expect(
      fillLine(order, typed, 0, found, { businessDate: today, renewed: ['price'] }).lines[0]?.values['price'],
    ).toBe('99')
  })
  const typed = type(three, 0, 'qty', '10')
  const filled = fillLine(order, typed, 0, { price: '5', due: '2026-11-20' }, { businessDate: today })
  it('goes into blank fields, and what is computed follows', () => {
    expect(filled.lines[0]?.values).toMatchObject({ price: '5', due: '2026-11-20', amount: '50' })
    expect(fillLine(order, typed, 0, { qty: '7' }, { businessDate: today })).toBe(typed)
  })
  it('follows what it came from until somebody types something else', () => {
    const again = fillLine(order, filled, 0, { price: '4' }, { businessDate: today })
    expect(again.lines[0]?.values).toMatchObject({ price: '4', amount: '40' })
    const own = type(again, 0, 'price', '6')
    expect(fillLine(order, own, 0, { price: '3' }, { businessDate: today })).toBe(own)
  })
  it('of the header likewise, and nothing in a line that is not there any more', () => {
    const first = fillHeader(order, blank, { remarks: '急ぎ' }, today)
    expect(fillHeader(order, first, { remarks: '' }, today).header.values['remarks']).toBe('')
    const own = writeHeader(order, first, 'remarks', '至急', today)
    expect(fillHeader(order, own, { remarks: '急ぎ' }, today)).toBe(own)
    expect(fillLine(order, blank, 0, { price: '4' }, { businessDate: today })).toBe(blank)
  })
})
