import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offersFor, type Fare } from './fares.ts'

const fare = (carrier_cd: string, weight_limit: string, amount: string, more: Partial<Fare> = {}): Fare => ({
  ...{ carrier_cd, area_cd: 'TOKAI', from_dt: '2026-04-01', weight_limit, fare: amount },
  ...more,
})
const load = { area_cd: 'TOKAI', ship_dt: '2026-11-18', weight: '80' }

describe('Fares', () => {
  it('are those of the smallest row that is large enough, the cheapest carrier first', () => {
    const fares = [fare('A', '30', '900'), fare('A', '100', '2000'), fare('A', '500', '4000')]
    expect(offersFor([...fares, fare('B', '100', '1800')], load)).toEqual([
      { carrier_cd: 'B', fare: '1800' },
      { carrier_cd: 'A', fare: '2000' },
    ])
    expect(offersFor(fares, { ...load, weight: '30' })).toEqual([{ carrier_cd: 'A', fare: '900' }])
    expect(offersFor(fares, { ...load, weight: '500.001' })).toEqual([])
  })

  it('are those in force on the day of shipping, and of the area', () => {
    const fares = [
      fare('A', '100', '2000'),
      fare('A', '100', '2300', { from_dt: '2026-11-01' }),
      fare('A', '100', '9999', { from_dt: '2026-12-01' }),
      fare('B', '100', '10', { area_cd: 'KANTO' }),
    ]
    expect(offersFor(fares, load)).toEqual([{ carrier_cd: 'A', fare: '2300' }])
  })

  const row = fc.record({
    carrier_cd: fc.constantFrom('A', 'B', 'C'),
    area_cd: fc.constantFrom('TOKAI', 'KANTO'),
    from_dt: fc.constantFrom('2026-01-01', '2026-11-18', '2026-11-19'),
    weight_limit: fc.nat(200).map(String),
    fare: fc.nat(5000).map(String),
  })
  it('are none that does not carry it, and the first is the least', () => {
    fc.assert(
      fc.property(fc.array(row), fc.nat(200), (fares, kg) => {
        const offers = offersFor(fares, { ...load, weight: String(kg) })
        const carries = (carrier_cd: string, amount: string) =>
          fares.some(
            (one) =>
              one.carrier_cd === carrier_cd &&
              one.fare === amount &&
              one.area_cd === load.area_cd &&
              one.from_dt <= load.ship_dt &&
              Number(one.weight_limit) >= kg,
          )
        for (const { carrier_cd, fare: amount } of offers) expect(carries(carrier_cd, amount)).toBe(true)
        const amounts = offers.map(({ fare: amount }) => Number(amount))
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
        expect(new Set(offers.map(({ carrier_cd }) => carrier_cd)).size).toBe(offers.length)
      }),
    )
  })
})
