import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeCompany } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { beginNumbers, issueInventoryNo, issueSlipNo } from './printed-numbers.ts'

const name = { ja: '売上伝票', en: 'Sales slip', zh: '销售单' }
const issue = (context: Context, kind: string, date = '2026-04-01', count = 1) =>
  issueSlipNo(context, { request: { kind, name, date, count }, write: async (numbers) => numbers })

onEveryDatabase((open) => {
  let database: Database
  let company_cd: string
  beforeAll(async () => {
    database = await open()
    company_cd = await makeCompany(database)
  })
  const run = <T>(work: (context: Context) => Promise<T>, factory_cd = 'F01') =>
    inContext(database, { company_cd, factory_cd }, work)
  const begin = (kind: string, changes: Parameters<typeof beginNumbers>[3] = {}) =>
    run((context) => beginNumbers(context, 'slip', kind, changes))
  const issueAlone = (kind: string, date?: string, count?: number) =>
    run((context) => issue(context, kind, date, count))

  it('the first slip gets start + step, the next ones follow', async () => {
    await begin('A')
    expect(await issueAlone('A')).toEqual(['000001'])
    expect(await issueAlone('A', '2026-04-02', 3)).toEqual(['000002', '000003', '000004'])
    await begin('A5', { start_no: 100, step: 5, prefix: 'X', digits: 7 })
    expect(await issueAlone('A5', undefined, 2)).toEqual(['X0000105', 'X0000110'])
  })

  it('a slip that was not saved leaves no gap', async () => {
    await begin('B')
    expect(await issueAlone('B')).toEqual(['000001'])
    await expect(
      run((context) =>
        issueSlipNo(context, {
          request: { kind: 'B', name, date: '2026-04-01' },
          write: async () => Promise.reject(new Error('not saved')),
        }),
      ),
    ).rejects.toThrow('not saved')
    expect(await issueAlone('B')).toEqual(['000002'])
  })

  it('a series of months starts again with each month of the business date, in any order', async () => {
    await begin('C', { prefix: 'S{yy}{MM}-', digits: 4, end_no: 9999, reset_div: '2' })
    const issued: (readonly string[])[] = []
    for (const date of ['2026-04-30', '2026-05-01', '2026-04-30', '2026-05-31', '2027-04-01'])
      issued.push(await issueAlone('C', date))
    expect(issued.flat()).toEqual(['S2604-0001', 'S2605-0001', 'S2604-0002', 'S2605-0002', 'S2704-0001'])
  })

  it('after the last number comes an error in words, never the first one again', async () => {
    await begin('D', { end_no: 3 })
    expect(await issueAlone('D', undefined, 2)).toEqual(['000001', '000002'])
    await expect(issueAlone('D', undefined, 2)).rejects.toMatchObject({ code: 'BIZ_SLIP_NO_GET_FAILED' })
    expect(await issueAlone('D')).toEqual(['000003'])
    const refused = await issueAlone('D').catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'BIZ_SLIP_NO_GET_FAILED', params: { name: '売上伝票', max: 3 } })
  })

  it('a raised end counts for the period under way, too', async () => {
    await begin('E', { prefix: '{yyyy}', end_no: 1, reset_div: '1' })
    expect(await issueAlone('E')).toEqual(['2026000001'])
    await expect(issueAlone('E')).rejects.toMatchObject({ code: 'BIZ_SLIP_NO_GET_FAILED' })
    await run(({ tx }) => tx.execute(sql`UPDATE slip_no_control SET end_no = 5 WHERE kind = 'E'`))
    expect(await issueAlone('E')).toEqual(['2026000002'])
  })

  it('a kind that nobody has registered is named in the error', async () => {
    await expect(issueAlone('NONE')).rejects.toMatchObject({
      code: 'BIZ_SLIP_NO_CONTROL_MISSING',
      params: { name: '売上伝票' },
    })
  })

  it('factories, and slips and stocktakings, count apart', async () => {
    await begin('F')
    await run((context) => beginNumbers(context, 'slip', 'F'), 'F02')
    await run((context) => beginNumbers(context, 'inventory', 'F'))
    expect(await issueAlone('F')).toEqual(['000001'])
    expect(await run((context) => issue(context, 'F'), 'F02')).toEqual(['000001'])
    const counted = await run((context) =>
      issueInventoryNo(context, {
        request: { kind: 'F', name, date: '2026-04-01' },
        write: async (numbers) => numbers,
      }),
    )
    expect(counted).toEqual(['000001'])
  })

  it('a rule that could give the same number twice is refused, by the program and by the database', async () => {
    await expect(begin('G', { reset_div: '2', prefix: 'S{yy}' })).rejects.toThrow('period-in-prefix')
    await begin('G')
    await expect(
      run(({ tx }) => tx.execute(sql`UPDATE slip_no_control SET reset_div = '1' WHERE kind = 'G'`)),
    ).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

describe('eight clerks at once', () => {
  onPostgres((open) => {
    it('no number twice and none left out, although some slips are not saved', async () => {
      const database = await open()
      const company_cd = await makeCompany(database)
      await inContext(database, { company_cd }, (context) =>
        beginNumbers(context, 'slip', 'S', { prefix: '{yyyy}{MM}-', reset_div: '2' }),
      )
      await database.owner('write', (tx) => tx.execute(sql`CREATE TABLE slip (slip_no text)`))
      await database.owner('write', (tx) => tx.execute(sql`GRANT INSERT ON slip TO kaname_app`))
      let notSaved = 0

      const clerk = async (place: number) => {
        for (let slip = 0; slip < 25; slip++)
          await inContext(database, { company_cd }, (context) =>
            issueSlipNo(context, {
              request: { kind: 'S', name, date: `2026-0${4 + (slip % 2)}-01` },
              write: async ([slip_no]) => {
                await context.tx.execute(sql`INSERT INTO slip VALUES (${slip_no})`)
                if ((place + slip) % 5 === 0) throw new Error('not saved')
              },
            }),
          ).catch((error: unknown) => {
            if (!(error instanceof Error) || error.message !== 'not saved') throw error
            notSaved += 1
          })
      }
      await Promise.all(Array.from({ length: 8 }, (_, place) => clerk(place)))

      const saved = await database.owner('read', (tx) =>
        rows(tx, { slip_no: z.string() }, sql`SELECT slip_no FROM slip ORDER BY slip_no`),
      )
      expect(notSaved).toBe(40)
      expect(saved).toHaveLength(160)
      for (const month of ['202604', '202605']) {
        const numbers = saved.map((row) => row.slip_no).filter((slip_no) => slip_no.startsWith(month))
        expect(numbers).toEqual(numbers.map((_, at) => `${month}-${String(at + 1).padStart(6, '0')}`))
      }
    })
  })
})
