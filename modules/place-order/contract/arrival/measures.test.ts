import { describe, expect, it } from 'vitest'
import { piecesOutside, unmeasured, type MeasuredPoint } from './measures.ts'

const point = (values: readonly string[], of: Partial<MeasuredPoint> = {}): MeasuredPoint => ({
  ...{ arrival_line_no: 1, point_no: '1', point_nm: '外径', lower_limit: '9.9', upper_limit: '10.1' },
  ...{ values, ...of },
})

describe('a sample', () => {
  it('counts a piece once, whatever is wrong with it', () => {
    const length = { point_no: '2', lower_limit: '49', upper_limit: '51' }
    expect(piecesOutside([point(['10', '11', '10']), point(['52', '52', '50'], length)])).toBe(2)
    expect(piecesOutside([point(['10', '10'])])).toBe(0)
  })
  it('names the point that has too few or too many values', () => {
    const second = point(['10'], { point_no: '2' })
    expect(unmeasured([point(['10', '10']), second], 2)).toBe(second)
    expect(unmeasured([point(['10', '10'])], 2)).toBeUndefined()
  })
})
