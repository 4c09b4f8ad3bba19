import { describe, expect, it } from 'vitest'
import {
  addressOfConditions,
  conditionsInAddress,
  sameConditions,
  tidy,
  type Conditions,
} from './conditions.ts'

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

  it('go into an address and come back, also where something is asked of everything', () => {
    const there = (asked: Conditions) => addressOfConditions(list, asked)
    const back = (asked: Conditions) =>
      tidy(conditionsInAddress(list, new URLSearchParams(there(asked))) ?? list.initial)
    expect(there({ abort_div: '0,1', keyword: ' ' })).toEqual({})
    expect(there({ abort_div: '', factory_cd: 'F01' })).toEqual({ abort_div: '', factory_cd: 'F01' })
    for (const asked of [{}, { abort_div: '0,1' }, { abort_div: '2', keyword: 'x' }, { factory_cd: 'F' }])
      expect(back(asked)).toEqual(asked)
  })

  it('are the same when only blanks differ', () => {
    expect(sameConditions({ factory_cd: '' }, {})).toBe(true)
    expect(sameConditions({ factory_cd: 'F' }, {})).toBe(false)
    expect(tidy({ factory_cd: ' ', keyword: 'x' })).toEqual({ keyword: 'x' })
  })
})
