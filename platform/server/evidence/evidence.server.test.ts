import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeCompany } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { logAccess } from '../audit/access-log.ts'
import { recordChange } from '../audit/change-history.ts'
import { logPrint } from '../audit/print-log.ts'
import { recordStep } from '../audit/status-history.ts'
import type { Context } from '../context.ts'
import { sqlState, type Database } from '../database/database.ts'
import { removeOldRows } from '../life-cycle/old-rows.ts'
import { platformCycles } from '../life-cycle/platform-cycles.ts'
import { storeFile } from '../stored-files/stored-file.ts'
import { evidenceExamination } from './evidence-examination.ts'
import { sealNext } from './seal-evidence.ts'
import { sealedTables } from './sealed-tables.ts'

const examined = (database: Database) => evidenceExamination.examine(database, product.registered)

/** What the job does, at any moment. */
const sealAll = async (database: Database, company_cd: string, now = new Date()) => {
  let rows = 0
  for (const table of sealedTables) {
    const made = await database.company(company_cd, 'write', (tx) => sealNext(tx, company_cd, table, now))
    rows += made?.count ?? 0
  }
  return rows
}

const access = ({ tx, ...call }: Context, event: string, at = call.now) =>
  logAccess(tx, { ...call, now: at }, { ...call.session, event, code: 200 })

async function someOfEach(context: Context, no: string): Promise<void> {
  const slip = { document: 'test_slip', key: no }
  await access(context, `call ${no}`)
  await recordChange(context, { table: 'test', key: no, action: 'update', changes: [] })
  await recordStep(context, { ...slip, axis: 'plan', from: null, to: '0', verb: 'create', reason: '' })
  await logPrint(context, slip)
  await storeFile(context, { file_nm: `${no}.txt`, content: Buffer.from(`注文書 ${no}`) })
}

onEveryDatabase((open) =>
  describe('sealed evidence', () => {
    let database: Database
    let company_cd: string
    const asOwner = (statement: SQL) => database.owner('write', (tx) => tx.execute(statement))
    beforeAll(async () => {
      database = await open()
      company_cd = await makeCompany(database)
    })

    it('agrees with its seals, and what is sealed is not sealed again', async () => {
      for (const no of ['1', '2', '3']) await inContext(database, { company_cd }, (c) => someOfEach(c, no))
      expect(await sealAll(database, company_cd)).toBeGreaterThanOrEqual(15)
      expect(await sealAll(database, company_cd)).toBe(0)
      await inContext(database, { company_cd }, (c) => someOfEach(c, '4'))
      expect(await sealAll(database, company_cd)).toBe(5)
      const { state, says } = await examined(database)
      expect([state, says]).toEqual([
        'ok',
        expect.stringMatching(/every row agrees.*Newest seals: .+ \d+ [0-9a-f]{64}/),
      ])
    })

    it('a seal is neither changed nor deleted by the program', async () => {
      for (const statement of [
        sql`UPDATE evidence_seal SET hash = ''`,
        sql`DELETE FROM evidence_seal`,
        sql`DELETE FROM evidence_taken`,
      ]) {
        const tried = database.company(company_cd, 'write', async (tx) => {
          await tx.execute(
            sql`INSERT INTO evidence_taken (company_cd, table_nm, numbers) VALUES (${company_cd}, 'none', '{}')`,
          )
          await tx.execute(statement)
        })
        expect(await tried.then(() => 'done', sqlState)).toBe('42501')
      }
    })

    const attacks: Readonly<Record<string, readonly [SQL, SQL, RegExp]>> = {
      'an access log line of somebody else': [
        sql`UPDATE access_log SET user_cd = 'OTHER' WHERE event = 'call 2'`,
        sql`UPDATE access_log SET user_cd = 'ADMIN' WHERE event = 'call 2'`,
        /access_log: row \d+ was changed/,
      ],
      'another actor of a change': [
        sql`UPDATE change_history SET actor_cd = 'OTHER' WHERE table_nm = 'test' AND row_key = '2'`,
        sql`UPDATE change_history SET actor_cd = 'ADMIN' WHERE table_nm = 'test' AND row_key = '2'`,
        /change_history: row \d+ was changed/,
      ],
      'an earlier moment of a step': [
        sql`UPDATE status_history SET at = at - interval '1 minute' WHERE row_key = '2'`,
        sql`UPDATE status_history SET at = at + interval '1 minute' WHERE row_key = '2'`,
        /status_history: row \d+ was changed/,
      ],
      'a print that never was': [
        sql`UPDATE print_log SET row_key = '22' WHERE row_key = '2'`,
        sql`UPDATE print_log SET row_key = '2' WHERE row_key = '22'`,
        /print_log: row \d+ was changed/,
      ],
      'the amount of a stored document': [
        sql`UPDATE stored_file SET amount = 1 WHERE file_nm = '2.txt'`,
        sql`UPDATE stored_file SET amount = NULL WHERE file_nm = '2.txt'`,
        /stored_file: row \d+ was changed/,
      ],
      'the contents of a stored file': [
        sql`UPDATE stored_file_chunk SET content = content || '!'::bytea`,
        sql`UPDATE stored_file_chunk SET content = substring(content FROM 1 FOR length(content) - 1)`,
        /stored_file: the contents of row \d+ were changed/,
      ],
      'a seal written anew': [
        sql`UPDATE evidence_seal SET row_hashes = row_hashes || '!'::bytea WHERE seal_no = 2`,
        sql`UPDATE evidence_seal SET row_hashes = substring(row_hashes FROM 1 FOR length(row_hashes) - 1) WHERE seal_no = 2`,
        /seal 2 was changed/,
      ],
      'a seal taken out of the chain': [
        sql`UPDATE evidence_seal SET seal_no = -2 WHERE seal_no = 2`,
        sql`UPDATE evidence_seal SET seal_no = 2 WHERE seal_no = -2`,
        /seal 3 does not follow the one before/,
      ],
    }
    for (const [name, [change, back, told]] of Object.entries(attacks))
      it(`${name} is found`, async () => {
        await asOwner(change)
        const { state, says } = await examined(database)
        expect([state, says]).toEqual(['fail', expect.stringMatching(told)])
        await asOwner(back)
        expect(await examined(database)).toMatchObject({ state: 'ok' })
      })

    it('a row that was deleted, and one that was put in between, are found', async () => {
      await inContext(database, { company_cd }, (c) => access(c, 'to be deleted'))
      await sealAll(database, company_cd)
      await asOwner(sql`CREATE TABLE kept_aside AS SELECT * FROM access_log WHERE event = 'to be deleted'`)
      await asOwner(sql`DELETE FROM access_log WHERE event = 'to be deleted'`)
      expect((await examined(database)).says).toMatch(/access_log: row \d+ is missing/)
      await asOwner(sql`INSERT INTO access_log OVERRIDING SYSTEM VALUE SELECT * FROM kept_aside`)
      await asOwner(sql`DROP TABLE kept_aside`)
      expect(await examined(database)).toMatchObject({ state: 'ok' })
      await asOwner(sql`INSERT INTO print_log (company_cd, document, row_key, print_no, factory_cd, actor_cd, at, request_id)
        VALUES (${company_cd}, 'test_slip', '1', 0, 'F01', 'ADMIN', now() - interval '2 days', 'forged')`)
      expect((await examined(database)).says).toMatch(/print_log: 1 rows older than a day are not sealed/)
      await asOwner(sql`DELETE FROM print_log WHERE request_id = 'forged'`)
    })

    it('rows that go by their life cycle are not missed, and that they went is sealed itself', async () => {
      const long = new Date('2020-03-01T00:00:00Z')
      await inContext(database, { company_cd }, async (c) => {
        for (let n = 0; n < 5; n++) await access(c, 'long ago', long)
      })
      await sealAll(database, company_cd)
      const [cycle] = platformCycles
      if (!cycle) throw new Error('The access log has a life cycle')
      const cut = { company_cd, before: '2020-04-01', time_zone: 'Asia/Tokyo' }
      await database.company(company_cd, 'write', (tx) => removeOldRows(tx, cycle, cut, 10))
      expect(await examined(database)).toMatchObject({ state: 'ok' })
      expect(await sealAll(database, company_cd)).toBe(1)
      await asOwner(sql`UPDATE evidence_taken SET numbers = '{[1,1000000)}'`)
      expect((await examined(database)).says).toMatch(/evidence_taken: row \d+ was changed/)
    })
  }),
)

onPostgres((open) =>
  describe('sealing beside those who write', () => {
    it('a row that commits after higher numbers were sealed is sealed with the next ones', async () => {
      const database = await open()
      const company_cd = await makeCompany(database)
      await inContext(database, { company_cd }, async (slow) => {
        await access(slow, 'slow')
        await inContext(database, { company_cd }, (quick) => access(quick, 'quick'))
        await sealAll(database, company_cd)
      })
      expect(await sealAll(database, company_cd)).toBe(1)
      expect(await sealAll(database, company_cd, new Date(Date.now() + 5 * 86_400_000))).toBe(0)
      expect(await examined(database)).toMatchObject({ state: 'ok' })
    })

    it('eight writers and two sealers at once wait for nobody, and every row has one seal', async () => {
      const database = await open()
      const company_cd = await makeCompany(database)
      const writers = { writing: 8 }
      const write = async (no: number) => {
        for (let n = 0; n < 10; n++)
          await inContext(database, { company_cd }, (context) => someOfEach(context, `${no}-${n}`))
        writers.writing -= 1
      }
      const sealWhileTheyWrite = async () => {
        let rows = 0
        while (writers.writing > 0) rows += await sealAll(database, company_cd)
        return rows
      }
      await sealAll(database, company_cd)
      const [first, second] = await Promise.all([
        sealWhileTheyWrite(),
        sealWhileTheyWrite(),
        ...Array.from({ length: 8 }, (_, no) => write(no)),
      ])
      const after = await sealAll(database, company_cd)
      expect(first + second + after).toBe(8 * 10 * 5)
      expect(await examined(database)).toMatchObject({ state: 'ok' })
    })
  }),
)
