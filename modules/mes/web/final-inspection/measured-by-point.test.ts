import { expect, it } from 'vitest'
import { judgedPoint, measuredByPoint } from './measured-by-point.ts'

const point = (point_no: string, lower_limit: string, upper_limit: string) => ({
  ...{ point_no, point_nm: '外径', measure_unit: 'mm', lower_limit, upper_limit },
})
const points = [point('10', '9.9', '10.1'), point('20', '49', '51')]

it('values at a point are of the first piece, the second one, and so on; a piece is outside once', () => {
  const typed = new Map([
    ['10', '10 10.2 9.8'],
    ['20', '50　52'],
  ])
  expect(measuredByPoint(typed, points)).toEqual({
    measures: [
      { piece_no: 1, point_no: '10', value: '10' },
      { piece_no: 2, point_no: '10', value: '10.2' },
      { piece_no: 3, point_no: '10', value: '9.8' },
      { piece_no: 1, point_no: '20', value: '50' },
      { piece_no: 2, point_no: '20', value: '52' },
    ],
    ...{ pieces: 3, outside: 2 },
  })
})

it('what is no number is told from what is outside, and is sent to be refused', () => {
  expect(judgedPoint('10 丸 10.2', point('10', '9.9', '10.1'))).toEqual({ unread: true, outside: 1 })
  expect(judgedPoint('', point('10', '9.9', '10.1'))).toEqual({ unread: false, outside: 0 })
  const { measures, outside } = measuredByPoint(new Map([['10', '丸']]), points)
  expect(measures).toEqual([{ piece_no: 1, point_no: '10', value: '丸' }])
  expect(outside).toBe(0)
})
