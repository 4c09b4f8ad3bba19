import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startChild } from './child.ts'

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a temporary cluster ends with its process after %s',
  async (signal) => {
    const child = startChild('test/cluster-holder.ts', [], {})
    await child.untilLine('ready')
    const { url, directory }: { url: string; directory: string } = JSON.parse(child.lines()[0] ?? '')
    await child.kill(signal)
    for (let tries = 0; existsSync(directory) && tries < 200; tries++) await pause(100)
    expect(existsSync(directory)).toBe(false)
    const client = new pg.Client({ connectionString: url })
    await expect(client.connect()).rejects.toThrow('ECONNREFUSED')
  },
  120_000,
)
