import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '../../../test/databases.ts'
import { backup } from './backup.ts'
import { rows, type Database } from './database.ts'
import { anyColumns } from './stated-columns.ts'
import { dump } from './dumps.ts'
import { restore } from './restore.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaname-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Everything that COPY text must escape, and what Japanese machines write. */
const texts = ['髙橋﨑①㈱～−', 'tab\tnew\nline\rback\\slash', '\\N', '\\.', '@end {}', '', '𠮷野家 👷', `'"`]

async function fill(database: Database): Promise<void> {
  await database.owner('write', async (tx) => {
    await tx.execute(sql`INSERT INTO company (company_cd, company_nm, system_nm, password_hash, create_user, update_user)
      VALUES ('A', '要精密工業㈱', '要', '-', 'x', 'x')`)
    await tx.execute(
      sql`INSERT INTO role (company_cd, role_cd, role_nm, create_user, update_user) VALUES ('A', 'R', '役割', 'x', 'x')`,
    )
    for (const [place, text] of texts.entries()) {
      await tx.execute(sql`INSERT INTO app_user (company_cd, user_cd, username, password_hash, locked_until, language, create_user, update_user)
        VALUES ('A', ${`U${place}`}, ${text}, '-', ${place % 2 ? '2026-04-01T09:00:00.123+09:00' : null}, NULL, 'x', 'x')`)
      await tx.execute(sql`INSERT INTO user_role VALUES ('A', 'F01', ${`U${place}`}, 'R')`)
    }
    await tx.execute(sql`INSERT INTO system_parameter (company_cd, parameter, value, create_user, update_user)
      VALUES ('A', 'p', ${JSON.stringify({ texts, n: 1.5, none: null })}::jsonb, 'x', 'x')`)
    await tx.execute(sql`INSERT INTO access_log (company_cd, event, user_cd, factory_cd, code, address, request_id)
      SELECT 'A', 'sign-in', 'U' || i, 'F01', '200', repeat('長い住所', 10), i FROM generate_series(1, 10000) i`)
    await tx.execute(sql`DELETE FROM access_log WHERE access_no % 7 = 0`)
  })
}

const openSession = (database: Database, token: string) =>
  database.owner('write', (tx) =>
    tx.execute(sql`INSERT INTO session (company_cd, token_hash, user_cd, factory_cd, expires_at, address)
      VALUES ('A', ${token}, 'U0', 'F01', now() + interval '1 hour', '::1')`),
  )

const tables = ['company', 'role', 'app_user', 'user_role', 'system_parameter', 'access_log']

/** Every row as JSON in the order of its key; generated columns are in it too. */
async function contentsOf(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const all: Record<string, unknown> = {}
  await database.owner('read', async (tx) => {
    for (const table of tables)
      all[table] = await rows(
        tx,
        anyColumns,
        sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t ORDER BY to_jsonb(t)::text COLLATE "C"`,
      )
  })
  return all
}

onEveryDatabase((openFrom) => {
  let file: string
  let source: Database
  beforeAll(async () => {
    source = await openFrom()
    await fill(source)
    file = path.join(folder, `${source.kind}.gz`)
    await openSession(source, 'in the backup')
    await backup(source, file, '2.0.0')
  })

  it('the file can be read by its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  onEveryDatabase((openInto) => {
    it('what was backed up comes back in another database, whatever it held before', async () => {
      const target = await openInto()
      await makeOther(target)
      await restore(target, file)
      expect(await contentsOf(target)).toEqual(await contentsOf(source))
    })

    it('no session comes back, and none of before stays', async () => {
      const target = await openInto()
      await openSession(target, 'before')
      await restore(target, file)
      const left = await target.owner('read', (tx) =>
        rows(tx, anyColumns, sql`SELECT token_hash FROM session`),
      )
      expect(left).toEqual([])
    })

    it('numbers go on after the last one of the backup', async () => {
      const target = await openInto()
      await restore(target, file)
      const [next] = await target.company('A', 'write', (tx) =>
        rows(
          tx,
          { access_no: z.string() },
          sql`INSERT INTO access_log (company_cd, event, user_cd, factory_cd, code, address, request_id)
              VALUES ('A', 'e', 'u', 'f', '200', '', '') RETURNING access_no::text`,
        ),
      )
      expect(Number(next?.access_no)).toBe(10_001)
    })
  })

  it.each([
    ['cut off in the middle', async (copy: string, size: number) => truncate(copy, Math.floor(size / 2))],
    ['cut off by one byte', async (copy: string, size: number) => truncate(copy, size - 1)],
    [
      'without its last line',
      (copy: string) => rewrite(copy, (text) => text.slice(0, text.lastIndexOf('@end '))),
    ],
    [
      'with a changed value',
      (copy: string) => rewrite(copy, (text) => text.replace('要精密工業', '偽精密工業')),
    ],
    [
      'of another migration',
      (copy: string) => rewrite(copy, (text) => text.replace(/"number":\d+/, '"number":77'), true),
    ],
    ['that is no backup', (copy: string) => writeFile(copy, 'SELECT 1')],
  ])('a file %s is refused before anything is changed', async (_, damage) => {
    const copy = path.join(folder, `damaged-${source.kind}.gz`)
    const bytes = await readFile(file)
    await writeFile(copy, bytes)
    await damage(copy, bytes.length)
    const before = await contentsOf(source)
    await expect(restore(source, copy)).rejects.toThrow(
      /cut off|damaged|cannot be read|was made at migration/,
    )
    expect(await contentsOf(source)).toEqual(before)
  })

  it('of the scheduled dumps the newest seven stay', async () => {
    const database = await openFrom()
    const dumps = path.join(folder, `dumps-${source.kind}`)
    const made: string[] = []
    for (let day = 1; day <= 9; day++)
      made.push(await dump(database, dumps, '2.0.0', new Date(Date.UTC(2026, 3, day))))
    const exists = await Promise.all(
      made.map((name) =>
        stat(name).then(
          () => true,
          () => false,
        ),
      ),
    )
    expect(exists).toEqual([false, false, true, true, true, true, true, true, true])
  })
})

/** The checksum is made right again when `andSum`, to come as far as the check of the migration. */
async function rewrite(file: string, change: (text: string) => string, andSum = false): Promise<void> {
  let text = change(gunzipSync(await readFile(file)).toString('utf8'))
  if (andSum) {
    const body = text.slice(0, text.lastIndexOf('@end '))
    const sum = createHash('sha256').update(body).digest('hex')
    text = body + text.slice(body.length).replace(/"sha256":"[0-9a-f]+"/, `"sha256":"${sum}"`)
  }
  await writeFile(file, gzipSync(text))
}

async function makeOther(database: Database): Promise<void> {
  await database.owner('write', (tx) =>
    tx.execute(sql`INSERT INTO company (company_cd, company_nm, system_nm, password_hash, create_user, update_user)
      VALUES ('OLD', '旧', '要', '-', 'x', 'x')`),
  )
}
