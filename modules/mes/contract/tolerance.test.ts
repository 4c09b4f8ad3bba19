import { expect, it } from 'vitest'
import { tooFew, tooMany, type CountedProcess } from './tolerance.ts'

const process = (more: Partial<CountedProcess>): CountedProcess => ({
  ...{ plan_qty: '10', ready_qty: '10', good_qty: '0', defective_qty: '0', is_first: true },
  ...{ over_tolerance: '5', under_tolerance: '25', places: 0, ...more },
})
const good = (good_qty: string) => ({ good_qty, defective_qty: '0' })

it('of what is counted in pieces the tolerance is whole pieces, as it is refused and as it is said', () => {
  expect(tooMany(process({}), good('10'))).toBeUndefined()
  expect(tooMany(process({}), good('10.5'))).toMatchObject({ most: '10', left: '10' })
  expect(tooMany(process({ plan_qty: '40' }), good('42'))).toBeUndefined()
  expect(tooMany(process({ plan_qty: '40' }), good('43'))).toMatchObject({ most: '42' })
  expect(tooFew(process({}), good('8'))).toBeUndefined()
  expect(tooFew(process({}), good('7'))).toMatchObject({ least: '8', missing: '3' })
})

it('of what is weighed it has the places of its unit', () => {
  const weighed = process({ places: 2 })
  expect(tooMany(weighed, good('10.5'))).toBeUndefined()
  expect(tooMany(weighed, good('10.51'))).toMatchObject({ most: '10.5' })
  expect(tooFew(weighed, good('7.5'))).toBeUndefined()
  expect(tooFew(weighed, good('7.49'))).toMatchObject({ least: '7.5', missing: '2.51' })
})
