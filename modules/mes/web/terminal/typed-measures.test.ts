import { expect, it } from 'vitest'
import { judged, measuredOf, typedKey } from './typed-measures.ts'

const points = [
  { point_no: '10', point_nm: '外径', measure_unit: 'mm', lower_limit: '9.9', upper_limit: '10.1' },
  { point_no: '20', point_nm: '全長', measure_unit: 'mm', lower_limit: '49', upper_limit: '51' },
] as const
const typed = (...values: readonly (readonly [number, string, string])[]) =>
  new Map(values.map(([piece, point, value]) => [typedKey(piece, point), value]))

it('judges a value while it is typed, as it will be told', () => {
  const [diameter] = points
  expect(['', '１０．０５', '10.1001', '丸', '10.00001'].map((value) => judged(value, diameter))).toEqual([
    ...['blank', 'within', 'outside', 'unread', 'unread'],
  ])
})

it('tells what was typed of each piece, and counts a piece outside once', () => {
  const one = measuredOf(
    typed([1, '10', '１０'], [1, '20', '50'], [2, '10', '11'], [2, '20', '52'], [3, '10', '']),
    points,
  )
  expect(one).toMatchObject({ pieces: 2, outside: 1, isRead: true, isGood: true })
  expect(one.measures).toContainEqual({ piece_no: 1, point_no: '10', value: '10' })
  expect(one.measures).toHaveLength(4)
})

it('calls a first piece good only when every point has been measured and is within', () => {
  expect(measuredOf(typed([1, '10', '10']), points).isGood).toBe(false)
  expect(measuredOf(typed([1, '10', '10'], [1, '20', '52']), points).isGood).toBe(false)
  expect(measuredOf(typed([1, '10', '10'], [1, '20', '51']), points).isGood).toBe(true)
  expect(measuredOf(new Map(), []).isGood).toBe(true)
})
