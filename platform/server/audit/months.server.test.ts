import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeCompany } from '#test/company.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { rows, sqlState, type Database } from '../database/database.ts'
import { removeOldRows } from '../life-cycle/old-rows.ts'
import { platformCycles } from '../life-cycle/platform-cycles.ts'
import { keepMonths } from './months.ts'

onEveryDatabase((open) =>
  describe('the access log by months', () => {
    let database: Database
    let mine: string
    beforeAll(async () => {
      database = await open()
      mine = await makeCompany(database)
    })

    const write = (at: string, request_id: string) =>
      database.company(mine, 'write', (tx) =>
        tx.execute(sql`INSERT INTO access_log (company_cd, at, event, user_cd, factory_cd, code, address, request_id)
          VALUES (${mine}, ${at}, 'e', 'u', '', '200', '', ${request_id})`),
      )
    const keep = (now: string) => database.owner('write', (tx) => keepMonths(tx, new Date(now)))
    const asOwner = (statement: SQL) =>
      database.owner('read', (tx) => rows(tx, { name: z.string() }, statement))
    const placeOf = async (request_id: string) =>
      (
        await asOwner(
          sql`SELECT tableoid::regclass::text AS name FROM access_log WHERE request_id = ${request_id}`,
        )
      )[0]?.name
    const partitions = async () =>
      (
        await asOwner(
          sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'access_log'::regclass`,
        )
      ).map(({ name }) => name)

    it('what happens now lies in the month of now', async () => {
      await write(new Date().toISOString(), 'now')
      expect(await placeOf('now')).toBe(
        `months.access_log_${new Date().toISOString().slice(0, 7).replace('-', '_')}`,
      )
    })

    it('what came before its month was there moves into it, and is read as before', async () => {
      await write('2041-03-31T23:59:59Z', 'early')
      expect(await placeOf('early')).toBe('months.access_log_rest')
      await keep('2041-03-01T00:00:00Z')
      expect(await placeOf('early')).toBe('months.access_log_2041_03')
      const read = database.company(mine, 'read', (tx) =>
        rows(
          tx,
          { request_id: z.string() },
          sql`SELECT request_id FROM access_log WHERE request_id = 'early'`,
        ),
      )
      expect(await read).toEqual([{ request_id: 'early' }])
    })

    it('a month that no company keeps any more is let go, one with a row is not', async () => {
      await keep('2041-07-01T00:00:00Z')
      const left = await partitions()
      expect(left).toContain('months.access_log_2041_03')
      expect(left).not.toContain('months.access_log_2041_04')
      expect(left).toContain('months.access_log_2041_09')
    })

    it('its months are entered through the log only, under its locks', async () => {
      const inside = database.company(mine, 'read', (tx) =>
        rows(tx, {}, sql`SELECT FROM months.access_log_2041_03`),
      )
      expect(await inside.then(() => 'entered', sqlState)).toBe('42501')
    })

    it('old rows go, and not those in the same place of another month', async () => {
      await write('2041-03-02T00:00:00Z', 'beside')
      await write('2001-01-01T00:00:00Z', 'old')
      const places = await asOwner(
        sql`SELECT DISTINCT ctid::text AS name FROM access_log WHERE request_id IN ('old', 'beside')`,
      )
      expect(places).toHaveLength(1)
      const [cycle] = platformCycles
      if (!cycle) throw new Error('The access log has a life cycle')
      const cut = { company_cd: mine, before: '2002-01-01', time_zone: 'Asia/Tokyo' }
      const removed = await database.owner('write', (tx) => removeOldRows(tx, cycle, cut, 10))
      expect(removed.map((each) => each.rows.length)).toEqual([1])
      const left = await asOwner(
        sql`SELECT request_id AS name FROM access_log WHERE company_cd = ${mine} ORDER BY 1`,
      )
      expect(left.map(({ name }) => name)).toEqual(['beside', 'early', 'now'])
    })
  }),
)
