import { expect, it } from 'vitest'
import { inAddress, toAddress } from './use-enquiry.ts'

const initial = { item_cd: '', location_cd: '', from: '2026-04-01' }

it('an address says what is asked, the rest is as it usually is', () => {
  expect(inAddress(initial, new URLSearchParams('item_cd=LG-15&sort=x'))).toEqual({
    item_cd: 'LG-15',
    location_cd: '',
    from: '2026-04-01',
  })
})

it('what is asked comes back from its address', () => {
  for (const asked of [
    { item_cd: 'LG-15', location_cd: '', from: '2026-05-01' },
    { item_cd: 'LG-15', location_cd: '999-A1', from: '' },
  ])
    expect(inAddress(initial, new URLSearchParams(toAddress(asked, initial)))).toEqual(asked)
})

it('a condition that is blank as usual needs no place in the address', () => {
  expect(Object.keys(toAddress({ ...initial, item_cd: 'LG-15' }, initial))).toEqual(['item_cd', 'from'])
})
