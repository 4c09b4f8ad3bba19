import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'circles-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What the linter says about these files with the settings of the house. */
function lint(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const settings = ['-c', resolve('.oxlintrc.json'), '--format', 'unix']
  return spawnSync(resolve('node_modules/.bin/oxlint'), [...settings, '.'], { cwd: folder, encoding: 'utf8' })
    .stdout
}

it('two files that only take types from each other stand in a circle', () => {
  const found = lint({
    'order.ts': `import type { Line } from './line.ts'\nexport interface Order {\n  readonly lines: readonly Line[]\n}\n`,
    'line.ts': `import type { Order } from './order.ts'\nexport interface Line {\n  readonly order: Order\n}\n`,
  })
  expect(found).toContain('no-cycle')
  expect(found).toContain('order.ts')
})

it('a type that both take from a third file is no circle', () => {
  const found = lint({
    'order.ts': `import type { OrderKey } from './key.ts'\nexport interface Order {\n  readonly key: OrderKey\n}\n`,
    'line.ts': `import type { OrderKey } from './key.ts'\nexport interface Line {\n  readonly order: OrderKey\n}\n`,
    'key.ts': `export type OrderKey = string\n`,
  })
  expect(found).not.toContain('no-cycle')
})
