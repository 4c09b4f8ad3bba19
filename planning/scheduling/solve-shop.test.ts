import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShop } from '../checker/check-shop.ts'
import { readInstance } from './read-instance.ts'
import { type Alternative, buildShop, type JobList } from './shop.ts'
import { asText, fullShop, randomShop, sixBySix } from './small-shops.ts'
import { solveShop, type Solution } from './solve-shop.ts'

const solveWith = (list: JobList, moves: number, seed = 1) => {
  let looks = moves / 32
  return solveShop(buildShop(list), { seed, until: () => looks-- <= 0 })
}

const faultsOf = (list: JobList, text: string, format: 'jsp' | 'fjsp', solution: Solution) =>
  checkShop(text, format, {
    makespan: solution.makespan,
    lower_bound: solution.lowerBound,
    operations: list.jobs
      .flatMap((job, j) => job.map((_, op) => ({ job: j, op })))
      .map((at, x) => ({
        ...at,
        machine: solution.machine[x] ?? -1,
        start: solution.start[x] ?? -1,
        end: solution.end[x] ?? -1,
      })),
  })

describe('job shops', () => {
  it('the 6×6 of Fisher and Thompson is solved to its best makespan', () => {
    const list = readInstance(sixBySix, 'jsp')
    const solution = solveWith(list, 20_000)
    expect(solution.makespan).toBe(55)
    expect(faultsOf(list, sixBySix, 'jsp', solution)).toEqual([])
  })

  it('gives the same schedule for the same seed and number of moves', () => {
    const list = randomShop({ jobs: 12, machines: 6, steps: 8, choices: 3, longest: 40 }, 7)
    expect(solveWith(list, 5000, 3)).toEqual(solveWith(list, 5000, 3))
  })

  it('an operation with a faster machine goes there when that is free', () => {
    const list = readInstance('2 2\n1 2 0 9 1 4\n1 2 0 5 1 6', 'fjsp')
    const solution = solveWith(list, 1000)
    expect([...solution.machine]).toEqual([1, 0])
    expect(solution.makespan).toBe(5)
  })

  it('a row may end in -1 -1, and a job may come back to a machine', () => {
    const text = '2 2\n0 3 1 2 0 4 -1 -1\n1 5 -1 -1'
    const list = readInstance(text, 'jsp')
    const solution = solveWith(list, 1000)
    expect(list.jobs.map((job) => job.length)).toEqual([3, 1])
    expect(faultsOf(list, text, 'jsp', solution)).toEqual([])
    expect(solution.makespan).toBe(10)
  })

  it('refuses a file with a machine that the shop has not', () => {
    expect(() => readInstance('1 2\n5 3', 'jsp')).toThrow('Job 0, operation 0')
  })

  it('every schedule of a random shop passes the checker, and no bound lies above its makespan', () => {
    const size = fc.record({
      jobs: fc.integer({ min: 1, max: 12 }),
      machines: fc.integer({ min: 1, max: 6 }),
      steps: fc.integer({ min: 1, max: 8 }),
      choices: fc.integer({ min: 1, max: 4 }),
      longest: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(size, fc.nat(1000), (one, seed) => {
        const list = randomShop(one, seed)
        expect(faultsOf(list, asText(list), 'fjsp', solveWith(list, 2000, seed))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('a shop without a minute to spare is done without one', () => {
    const list = fullShop(40, 9, 6000, 3)
    const solution = solveWith(list, 100_000)
    expect(solution.makespan).toBe(6000)
    expect(faultsOf(list, asText(list), 'fjsp', solution)).toEqual([])
  })

  it('and so is one with a few minutes to spare here and there', () => {
    const list = fullShop(40, 9, 6000, 2)
    const shorten = ({ machine, duration }: Alternative) => ({
      machine,
      duration: machine > 20 && duration > 600 ? duration - 6 : duration,
    })
    const shorter = { ...list, jobs: list.jobs.map((job) => job.map((step) => step.map(shorten))) }
    const solution = solveWith(shorter, 20_000)
    expect(solution.makespan).toBe(6000)
    expect(faultsOf(shorter, asText(shorter), 'fjsp', solution)).toEqual([])
  })

  it('windows of a large shop pass the checker too', () => {
    const list = randomShop({ jobs: 300, machines: 12, steps: 14, choices: 2, longest: 50 }, 5)
    const solution = solveWith(list, 1500)
    expect(solution.machine.length).toBeGreaterThan(2000)
    expect(faultsOf(list, asText(list), 'fjsp', solution)).toEqual([])
  })
})
