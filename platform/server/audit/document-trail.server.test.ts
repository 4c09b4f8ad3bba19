import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { codes } from '#platform/contract/code-table.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { makeCompany } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { logAccess } from './access-log.ts'
import { recordChange } from './change-history.ts'
import { logPrint, readPrints } from './print-log.ts'
import { readSteps, recordStep, takeStep } from './status-history.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const machine = statusMachine({
  axis: 'plan',
  states: codes('test_plan', { 0: words('計画済'), 1: words('確定') }),
  steps: [
    { from: '0', verb: 'confirm', to: '1' },
    { from: '1', verb: 'unconfirm', to: '0', needsReason: true },
  ],
  refused: () => http[403].with(),
})
const slip = (key: string) => ({ document: 'test_slip', key })

onEveryDatabase((open) => {
  let database: Database
  let company_cd: string
  beforeAll(async () => {
    database = await open()
    company_cd = await makeCompany(database)
  })
  const as = <T>(user_cd: string, now: string, work: (context: Context) => Promise<T>) =>
    inContext(database, { company_cd, user_cd, now: new Date(now) }, work)
  const morning = '2026-04-01T09:00:00.000Z'
  const noon = '2026-04-01T12:00:00.000Z'

  it('every step of a document is told in order: from, to, by whom, when and why', async () => {
    await as('CLERK', morning, async (context) => {
      await recordStep(context, { ...slip('1'), axis: 'plan', from: null, to: '0', verb: 'create' })
      const to = await takeStep(context, machine, { ...slip('1'), state: '0', verb: 'confirm', facts: {} })
      expect(to).toBe('1')
    })
    const wanted = { ...slip('1'), state: '1', verb: 'unconfirm', facts: {} } as const
    await as('ADMIN', noon, (context) => takeStep(context, machine, { ...wanted, reason: '客先変更' }))
    const steps = await as('ADMIN', noon, (context) => readSteps(context, slip('1')))
    expect(steps).toMatchObject([
      {
        axis: 'plan',
        from_state: null,
        to_state: '0',
        verb: 'create',
        actor_cd: 'CLERK',
        reason: '',
        at: morning,
      },
      {
        axis: 'plan',
        from_state: '0',
        to_state: '1',
        verb: 'confirm',
        actor_cd: 'CLERK',
        reason: '',
        at: morning,
      },
      {
        axis: 'plan',
        from_state: '1',
        to_state: '0',
        verb: 'unconfirm',
        actor_cd: 'ADMIN',
        reason: '客先変更',
        at: noon,
      },
    ])
    expect(await as('ADMIN', noon, (context) => readSteps(context, slip('2')))).toEqual([])
  })

  it('a step that is not listed, or lacks its reason, is refused and leaves no trace', async () => {
    const attempt = (state: '0' | '1', reason?: string) =>
      as('CLERK', morning, (context) =>
        takeStep(context, machine, {
          ...slip('3'),
          state,
          verb: 'unconfirm',
          facts: {},
          ...(reason === undefined ? {} : { reason }),
        }),
      )
    await expect(attempt('0', 'x')).rejects.toMatchObject({ code: 403 })
    await expect(attempt('1', '　')).rejects.toMatchObject({
      code: 'V_REQUIRED',
      fields: [{ path: 'reason' }],
    })
    expect(await as('CLERK', noon, (context) => readSteps(context, slip('3')))).toEqual([])
  })

  it('the second print of a slip knows that it is one', async () => {
    expect(await as('CLERK', morning, (context) => logPrint(context, slip('1')))).toBe(1)
    expect(await as('CLERK', morning, (context) => logPrint(context, slip('2')))).toBe(1)
    expect(await as('ADMIN', noon, (context) => logPrint(context, slip('1')))).toBe(2)
    expect(await as('ADMIN', noon, (context) => readPrints(context, slip('1')))).toEqual([
      { print_no: 1, actor_cd: 'CLERK', at: morning },
      { print_no: 2, actor_cd: 'ADMIN', at: noon },
    ])
  })

  it('a slip of another factory with the same number has its own first print', async () => {
    const there = { company_cd, factory_cd: 'F02' }
    expect(await inContext(database, there, (context) => logPrint(context, slip('1')))).toBe(1)
    expect(await inContext(database, there, (context) => readPrints(context, slip('1')))).toHaveLength(1)
  })

  it('what was written down can be neither changed nor deleted', async () => {
    await inContext(database, { company_cd }, async (context) => {
      await logAccess(context.tx, context, {
        company_cd,
        event: 'test',
        user_cd: 'ADMIN',
        factory_cd: 'F01',
        code: 200,
      })
      await recordChange(context, { table: 'test', key: '1', action: 'update', changes: [] })
    })
    for (const statement of [
      sql`UPDATE status_history SET reason = 'x'`,
      sql`DELETE FROM status_history`,
      sql`UPDATE print_log SET actor_cd = 'x'`,
      sql`DELETE FROM print_log`,
      sql`UPDATE access_log SET user_cd = 'x'`,
      sql`DELETE FROM access_log`,
      sql`UPDATE change_history SET actor_cd = 'x'`,
      sql`DELETE FROM change_history`,
    ])
      await expect(as('ADMIN', noon, ({ tx }) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
  })
})

describe('six people print one slip at once', () => {
  onPostgres((open) => {
    it('and each print has its own number', async () => {
      const database = await open()
      const company_cd = await makeCompany(database)
      const printed = await Promise.all(
        Array.from({ length: 6 }, () =>
          inContext(database, { company_cd }, (context) => logPrint(context, slip('1'))),
        ),
      )
      expect(printed.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    })
  })
})
