import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#platform/server/settings.ts'

const inflates =
  /\b(create)?(Inflate|Gunzip|Unzip|Brotli(D|d)ecompress|inflate|gunzip|unzip|zstdDecompress)\w*\(/

/** A few kilobytes can become gigabytes, so whoever wants to open what was sent has to think of limits first, and to name himself here. */
it('nothing that is sent to the server is unpacked; a backup is, which the operator gives', () => {
  const files = ['app', 'platform', 'modules'].flatMap((room) =>
    readdirSync(path.join(projectRoot(), room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(room, name)),
  )
  expect(files.length).toBeGreaterThan(500)
  const unpacking = files.filter((name) =>
    inflates.test(readFileSync(path.join(projectRoot(), name), 'utf8')),
  )
  expect(unpacking).toEqual(['platform/server/database/backup-file.ts'])
})
