import { expect, it } from 'vitest'
import { MigrationError } from '#platform/server/database/migrate.ts'
import { DatabaseUnavailable } from '#platform/server/database/pulse.ts'
import { startFailure } from './start-failure.ts'

const server = {
  databaseUrl: 'postgres://kaname:hush@db.example/kaname',
  dataDirectory: '/srv/data',
  port: 16000,
}
const embedded = { ...server, databaseUrl: undefined }
const coded = (code: string) => Object.assign(new Error(`raw ${code}`), { code })

it.each([
  ['a port that is taken', coded('EADDRINUSE'), embedded, ['Port 16000', 'PORT']],
  ['a full disk', coded('ENOSPC'), embedded, ['disk is full: /srv/data', 'Make room']],
  ['a missing database', coded('3D000'), server, ['postgres://kaname@db.example/kaname', 'CREATE DATABASE']],
  [
    'a wrong password',
    new DatabaseUnavailable(coded('28P01'), true),
    server,
    ['does not let', 'DATABASE_URL'],
  ],
  [
    'a database that is down',
    new DatabaseUnavailable(coded('ECONNREFUSED'), true),
    server,
    ['does not answer', 'Start it'],
  ],
  [
    'one that does not answer',
    new DatabaseUnavailable(new Error('timeout'), true),
    server,
    ['does not answer', 'Start it'],
  ],
  [
    'one that is down at two addresses',
    new AggregateError([coded('ECONNREFUSED')]),
    server,
    ['does not answer', 'Start it'],
  ],
  [
    'a damaged folder',
    new Error('unreachable\nwasm'),
    embedded,
    ['on the database in /srv/data failed: unreachable', 'cli.js restore'],
  ],
  [
    'a statement that failed',
    new Error('Failed query: INSERT …', { cause: new Error('invalid input syntax for type numeric') }),
    embedded,
    ['failed: invalid input syntax', 'cli.js restore'],
  ],
  ['anything else', new Error('odd'), undefined, ['The start failed: odd', 'docs/operations.md']],
])('%s is told in two lines: what it is, and what to do', (_, error, settings, [what = '', next = '']) => {
  const lines = startFailure(error, settings).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(what)
  expect(lines[1]).toContain(next)
  expect(lines.join()).not.toContain('hush')
  expect(lines.join()).not.toContain('    at ')
})

it('what explains itself is left as it is', () => {
  const newer = 'The database is newer than this program: it has migration 0099. Upgrade the program.'
  expect(startFailure(new MigrationError(newer), server)).toBe(newer)
})
