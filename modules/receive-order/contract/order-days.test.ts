import { describe, expect, it } from 'vitest'
import { deliveryDateOf, openDayBefore, shippingDateFor } from './order-days.ts'

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
/** Friday, 20 November 2026 is a working day of both; Monday the 23rd a holiday of the destination. */
const calendars = (transport_days: number) => ({
  transport_days,
  isDestinationClosed: (date: string) => weekend(date) || date === '2026-11-23',
  isFactoryClosed: (date: string) => weekend(date) || date === '2026-11-19',
})

describe('the day on which goods must leave', () => {
  it('is the day of delivery where the transport takes no day', () => {
    expect(shippingDateFor('2026-11-20', calendars(0))).toBe('2026-11-20')
  })
  it('passes the weekend and the holidays of the destination', () => {
    expect(shippingDateFor('2026-11-24', calendars(1))).toBe('2026-11-20')
  })
  it('goes back to a day on which the factory works', () => {
    expect(shippingDateFor('2026-11-24', calendars(2))).toBe('2026-11-18')
  })
  it('a closed day leads to the open one before it', () => {
    expect(openDayBefore('2026-11-22', weekend)).toBe('2026-11-20')
  })
  it('counts from what was agreed last', () => {
    const line = { desired_dt: '1', answer_dt: '2', confirmed_dt: '' }
    expect(deliveryDateOf(line)).toBe('2')
    expect(deliveryDateOf({ ...line, confirmed_dt: '3' })).toBe('3')
    expect(deliveryDateOf({ ...line, answer_dt: '' })).toBe('1')
  })
})
