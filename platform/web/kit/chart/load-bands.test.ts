import { expect, it } from 'vitest'
import { bandsOfLoad } from './load-bands.ts'

const size = { width: 700, height: 190 }
const ofRates = (...rates: readonly (number | null)[]) =>
  bandsOfLoad(
    rates.map((load_rate, at) => ({ date: `2026-11-${String(16 + at)}`, load_rate })),
    size,
  )

it('bars end at what the machine can when it is full, above it when it has more to do, and at the floor when it rests', () => {
  const { bands, full, floor } = ofRates(100, 131, null, 0)
  expect(bands.map(({ top }) => top)).toEqual([full, 18, floor, floor])
})

it('what it can is in the picture also when there is little to do', () => {
  const { full } = ofRates(10, 0)
  expect(full).toBeGreaterThan(18)
})
