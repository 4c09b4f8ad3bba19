import { beforeAll, describe, expect, it } from 'vitest'
import { makeCompany } from '#test/company.ts'
import { inContext, inUnit } from '#test/context.ts'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createDataNumbers, type DataNumbers } from './data-numbers.ts'

onEveryDatabase((open) => {
  let database: Database
  let company_cd: string
  beforeAll(async () => {
    database = await open()
    company_cd = await makeCompany(database)
  })
  const take = (numbers: DataNumbers, kind: '010' | '050', count?: number) =>
    inContext(database, { company_cd }, (context) => inUnit(context, () => numbers(context, kind, count)))

  it('a block serves the calls that follow; a large call gets its numbers in one piece', async () => {
    const numbers = createDataNumbers(10)
    expect(await take(numbers, '010')).toEqual([1])
    expect(await take(numbers, '010', 3)).toEqual([2, 3, 4])
    const large = await take(numbers, '010', 200)
    expect(large).toEqual(Array.from({ length: 200 }, (_, at) => 11 + at))
    expect(await take(numbers, '050')).toEqual([1])
  })

  it('what several documents of a unit need is taken in one piece, in the order in which they ask', async () => {
    const numbers = createDataNumbers(10)
    const both = await inContext(database, { company_cd }, (context) =>
      inUnit(context, () => {
        const [first, second] = [numbers(context, '030', 8), numbers(context, '030', 8)]
        return second.map((later) => [...first.value, ...later])
      }),
    )
    expect(both).toEqual(Array.from({ length: 16 }, (_, at) => 1 + at))
  })

  it('another process begins where the last block ended', async () => {
    const [first = 0] = await take(createDataNumbers(10), '010')
    const [second = 0] = await take(createDataNumbers(10), '010')
    expect(second).toBe(first + 10)
  })

  it('what was in stock is forgotten with the rows from which it came', async () => {
    const numbers = createDataNumbers(10)
    const [first = 0] = await take(numbers, '010')
    numbers.forget('another')
    expect(await take(numbers, '010')).toEqual([first + 1])
    numbers.forget(company_cd)
    expect(await take(numbers, '010')).toEqual([first + 10])
    numbers.forget()
    expect(await take(numbers, '010')).toEqual([first + 20])
  })

  it('a block that was rolled back is not kept in stock', async () => {
    const numbers = createDataNumbers(10)
    await expect(
      inContext(database, { company_cd }, async (context) => {
        await inUnit(context, () => numbers(context, '010'))
        throw new Error('not saved')
      }),
    ).rejects.toThrow('not saved')
    const [mine = 0] = await take(numbers, '010')
    const [theirs = 0] = await take(createDataNumbers(10), '010')
    expect(theirs).toBe(mine + 10)
  })
})

describe('two processes, four calls each at a time', () => {
  onPostgres((open) => {
    it('never issue a number twice', async () => {
      const database = await open()
      const company_cd = await makeCompany(database)
      const issued: number[] = []
      const worker = async (numbers: DataNumbers, place: number) => {
        for (let call = 0; call < 20; call++)
          await inContext(database, { company_cd }, async (context) => {
            const count = 1 + ((place + call) % 3)
            const taken = await inUnit(context, () => numbers(context, '030', count))
            if ((place + call) % 7 === 0) throw new Error('not saved')
            return taken
          }).then(
            (taken) => issued.push(...taken),
            () => undefined,
          )
      }
      const processes = [createDataNumbers(7), createDataNumbers(7)]
      await Promise.all(
        processes.flatMap((numbers) => Array.from({ length: 4 }, (_, place) => worker(numbers, place))),
      )
      expect(issued.length).toBeGreaterThan(200)
      expect(new Set(issued).size).toBe(issued.length)
    })
  })
})
