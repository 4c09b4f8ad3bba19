import { describe, expect, it } from 'vitest'
import { readSerials } from './typed-serials.ts'

describe('Serial numbers at the terminal', () => {
  const problems = (typed: readonly string[], pieces: number, used: readonly string[] = []) =>
    readSerials(typed, pieces, used).map(({ problem }) => problem)

  it('are told in their order as the server keeps them, blank where nothing was typed', () => {
    expect(readSerials(['ｓｎ-1', '', ' b '], 4, []).map(({ number }) => number)).toEqual([
      'SN-1',
      '',
      'B',
      '',
    ])
  })

  it('are refused where they are typed twice, taken, or no number', () => {
    expect(problems(['a', 'A', 'B', '番号'], 4, ['B'])).toEqual([undefined, 'twice', 'used', 'code'])
  })

  it('count for as many pieces as are good, whatever else was typed', () => {
    expect(problems(['A', 'A'], 1)).toEqual([undefined])
  })
})
