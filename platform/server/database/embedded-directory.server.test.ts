import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { startChild } from '../../../test/child.ts'
import { connect, createDatabase, makeDataDirectory } from '../../../test/databases.ts'
import { tellLost } from '#test/tell.ts'
import { readSettings } from '../settings.ts'
import { askOwner } from './control.ts'
import { rows, type Database } from './database.ts'
import { anyColumns } from './stated-columns.ts'
import { DirectoryInUse, lockDirectory, ownerOf } from './directory-lock.ts'
import { openDatabase } from './open.ts'

const writer = 'test/acknowledging-writer.ts'
/** Processes are started, which takes seconds when the machine is busy. */
const slow = { timeout: 180_000 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaname-embedded-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const settingsOf = (data: string) => readSettings({ KANAME_DATA: data })
const open = (data: string) => openDatabase(settingsOf(data), { onError: () => undefined })
const writtenRows = async (database: Database) => {
  const found = await database.owner('read', (tx) =>
    rows(tx, { phone: z.string() }, sql`SELECT phone FROM verification_code`),
  )
  return new Set(found.map((row) => row.phone))
}

describe('kill -9 in the middle of writing', slow, () => {
  it('loses no acknowledged row of the embedded database', async () => {
    const data = path.join(folder, 'killed')
    await makeDataDirectory(data)
    const acknowledged: string[] = []
    for (const atLeast of [40, 80]) {
      const child = startChild(writer, [], { KANAME_DATA: data })
      await child.untilLines(atLeast)
      await pause(Math.random() * 50)
      await child.kill('SIGKILL')
      acknowledged.push(...child.lines().filter((line) => line !== 'ready'))
      const { database, close } = await open(data)
      const found = await writtenRows(database)
      await close()
      const lost = acknowledged.filter((row) => !found.has(row))
      tellLost('kill -9 of the embedded database', acknowledged.length, lost.length)
      expect(lost).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThan(110)
  })

  it('loses no acknowledged row of PostgreSQL', async () => {
    const { url, drop } = await createDatabase()
    const child = startChild(writer, [], { DATABASE_URL: url })
    await child.untilLines(50)
    await child.kill('SIGKILL')
    const database = connect(url)
    const found = await writtenRows(database)
    await database.close()
    await drop()
    const acknowledged = child.lines().filter((line) => line !== 'ready')
    const lost = acknowledged.filter((row) => !found.has(row))
    tellLost('kill -9 of a process on PostgreSQL', acknowledged.length, lost.length)
    expect(acknowledged.length).toBeGreaterThan(40)
    expect(lost).toEqual([])
  })
})

describe('a second process on the directory', slow, () => {
  it('is refused with the number of the first, which loses nothing', async () => {
    const data = path.join(folder, 'shared')
    await makeDataDirectory(data)
    const child = startChild(writer, ['20'], { KANAME_DATA: data })
    await child.untilLine('ready')
    await expect(open(data)).rejects.toThrow(DirectoryInUse)
    await expect(open(data)).rejects.toThrow(`in use by process ${child.process.pid}`)
    await child.untilLine(`${child.process.pid}-19`)
    await child.kill('SIGKILL')
    // Now the lock is stale, and is taken over.
    const { database, close } = await open(data)
    expect((await writtenRows(database)).size).toBe(20)
    await close()
    expect(existsSync(path.join(data, 'kaname.lock'))).toBe(false)
  })

  it('can ask the first one, with the secret of the lock file only', async () => {
    const data = path.join(folder, 'asked')
    await makeDataDirectory(data)
    const child = startChild(writer, ['0'], { KANAME_DATA: data })
    await child.untilLine('ready')
    const control = ownerOf(data)?.control
    if (!control) throw new Error('The owner does not listen')
    expect(await askOwner(control, { command: 'echo', file: 'f' })).toEqual({ file: 'f' })
    await expect(askOwner(control, { command: 'constructor' })).rejects.toThrow('no command')
    const guess = { ...control, secret: '0'.repeat(64) }
    await expect(askOwner(guess, { command: 'echo' })).rejects.toThrow('secret')
    await child.kill('SIGKILL')
  })
})

describe('the lock of a directory', () => {
  const lockOf = async (name: string, content: object) => {
    const data = path.join(folder, name)
    lockDirectory(data).release()
    await writeFile(
      path.join(data, 'kaname.lock'),
      JSON.stringify({ token: 'other', host: hostname(), ...content }),
    )
    return data
  }

  it('is taken over when the number of its process belongs to another process now', async () => {
    const data = await lockOf('recycled', { pid: process.pid, started: 'another boot/1' })
    lockDirectory(data).release()
  })

  it('of another machine is kept while it beats', async () => {
    const data = await lockOf('elsewhere', { pid: 1, started: '', host: 'another-host' })
    expect(() => lockDirectory(data)).toThrow('process 1 on another-host')
  })

  it('is readable by its user only', () => {
    const data = path.join(folder, 'private')
    const lock = lockDirectory(data)
    lock.announce({ port: 1, secret: 's' })
    expect(ownerOf(data)?.control).toEqual({ port: 1, secret: 's' })
    expect(readFileSync(path.join(data, 'kaname.lock'), 'utf8')).toContain(String(process.pid))
    expect(() => lockDirectory(data)).toThrow(DirectoryInUse)
    lock.release()
    expect(ownerOf(data)).toBeUndefined()
  })
})

describe('the embedded database in a directory', slow, () => {
  it('runs with fsync, and says at the start what it is not for', async () => {
    const data = path.join(folder, 'fsync')
    await makeDataDirectory(data)
    const { database, notice, close } = await open(data)
    const [setting] = await database.owner('read', (tx) =>
      rows(
        tx,
        anyColumns,
        sql`SELECT current_setting('fsync') AS fsync, current_setting('wal_sync_method') AS method`,
      ),
    )
    await close()
    expect(setting).toEqual({ fsync: 'on', method: 'fsync' })
    expect(notice).toContain('set DATABASE_URL')
  })

  it('counts the rows of its tables every minute while it serves', async () => {
    const data = path.join(folder, 'counted')
    await makeDataDirectory(data)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { database, close } = await openDatabase(settingsOf(data), {
      onError: () => undefined,
      commands: () => ({}),
    })
    await database.script('CREATE TABLE counted AS SELECT generate_series(1, 1000) AS n')
    const known = async () => {
      const statement = sql`SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'counted'`
      const [found] = await database.owner('read', (tx) => rows(tx, { rows: z.int() }, statement))
      return found?.rows
    }
    expect(await known()).toBe(-1)
    vi.advanceTimersByTime(60_000)
    await vi.waitUntil(async () => (await known()) === 1000, { timeout: 20_000 })
    await close()
  })
})
