import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '#test/property-seed.ts'
import { readDeliveries, withQuantities } from './pasted-deliveries.ts'

const today = '2026-11-18'
const four = [
  ['2026-11-24', '600'],
  ['2026-11-25', '600'],
  ['2026-11-26', '1200'],
  ['2026-12-01', '15'],
]
const read = (text: string) => readDeliveries(text, today).map(({ date, qty }) => [date, qty])

describe('Deliveries of one item, pasted', () => {
  it.each([
    ['one below the other', '11/24\t600\n11/25\t600\n11/26\t1,200\n12/1\t15'],
    ['in one row', '11/24 600 11/25 600 11/26 1,200 12/1 15'],
    ['days over quantities', '11/24\t11/25\t11/26\t12/1\n600\t600\t1,200\t15\n'],
    ['as people write days', '11月24日　６００\n2026-11-25　600\n26/11/26（木）　1200\n1201　15'],
  ])('%s', (_how, text) => {
    expect(read(text)).toEqual(four)
  })

  it('days alone take the quantity of the line, each or shared out', () => {
    const days = readDeliveries('11/24 11/25 11/26 12/1', today)
    expect(days.map(({ date }) => date)).toEqual(four.map(([date]) => date))
    const many = (qty: string, way: 'each' | 'shared') =>
      withQuantities(days, { qty, way }).map((one) => one.qty)
    expect(many('600', 'each')).toEqual(['600', '600', '600', '600'])
    expect(many('600', 'shared')).toEqual(['150', '150', '150', '150'])
    expect(many('602', 'shared')).toEqual(['151', '151', '150', '150'])
    expect(many('', 'each')).toEqual(['', '', '', ''])
  })

  it('what cannot be read is told as it was written', () => {
    expect(readDeliveries('11/24\t6oo\n11/31\t5\n11/25\t0', today).map(({ wrong }) => wrong)).toEqual([
      ...['6oo', '11/31', '0'],
    ])
    expect(readDeliveries(' \n', today)).toEqual([])
  })

  it('whatever is shared out adds up to the quantity of the line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 200 }), (qty, count) => {
        const days = Array.from({ length: count }, () => ({ date: '2026-11-24', qty: '', wrong: '' }))
        const shared = withQuantities(days, { qty: String(qty), way: 'shared' })
        expect(shared.reduce((sum, one) => sum + Number(one.qty), 0)).toBe(qty)
      }),
    )
  })
})
