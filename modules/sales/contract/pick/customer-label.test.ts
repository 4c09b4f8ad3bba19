import { describe, expect, it } from 'vitest'
import { matchesCustomerLabel } from './customer-label.ts'

describe('the label of a customer', () => {
  const box = { customer_item_cd: 'TW-40121', qty: '50' }
  it.each(['TW-40121', 'tw-40121 50', 'ＴＷ－４０１２１,50', 'D12|TW-40121|50.000', 'TW-40121 A-ライン'])(
    '%j is that of the box',
    (label) => expect(matchesCustomerLabel(label, box)).toBe(true),
  )
  it.each(['', 'TW-40122 50', 'TW-40121 60', 'TW-401210'])('%j is not', (label) =>
    expect(matchesCustomerLabel(label, box)).toBe(false),
  )
})
