import { describe, expect, it } from 'vitest'
import { conditionsInAddress, sameConditions, tidy } from './conditions.ts'

const label = { ja: '', en: '', zh: '' }
const list = {
  columns: {
    factory_cd: { kind: 'code', label, width: 10 },
    abort_div: { kind: 'choice', label, width: 8 },
  },
  initial: { abort_div: '0,1' },
  keyword: true,
} as const

describe('the conditions of a list', () => {
  it('in an address come to the initial ones; what the list does not know is nothing', () => {
    const read = (address: string) => conditionsInAddress(list, new URLSearchParams(address))
    expect(read('factory_cd=F01')).toEqual({ factory_cd: 'F01', abort_div: '0,1' })
    expect(read('abort_div=2&keyword=x')).toEqual({ abort_div: '2', keyword: 'x' })
    expect(read('search=12&page=3')).toBeUndefined()
  })

  it('are the same when only blanks differ', () => {
    expect(sameConditions({ factory_cd: '' }, {})).toBe(true)
    expect(sameConditions({ factory_cd: 'F' }, {})).toBe(false)
    expect(tidy({ factory_cd: ' ', keyword: 'x' })).toEqual({ keyword: 'x' })
  })
})
