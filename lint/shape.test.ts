import { describe, expect, it } from 'vitest'
import { fileNames, fileSize, noBarrels } from './shape.ts'
import { Sources } from './sources.ts'
import { tryRule } from './try-rule.ts'

describe('file size', () => {
  const lines = (count: number) => 'x\n'.repeat(count)

  it('refuses more than 350 lines and warns above 300', () => {
    const files = { 'app/a.ts': lines(351), 'app/b.css': lines(301), 'app/c.tsx': lines(300) }
    const found = fileSize(new Sources(files))
    expect(found.map(({ path, warning }) => [path, warning])).toEqual([
      ['app/a.ts', false],
      ['app/b.css', true],
    ])
  })

  it('leaves data alone', () => {
    expect(tryRule(fileSize, { 'db/demo/items.json': lines(9000) })).toEqual([])
  })
})

describe('file names', () => {
  it.each(['platform/web/utils/date.ts', 'platform/contract/types.ts', 'modules/stock/server/helpers.ts'])(
    'refuses %s',
    (path) => {
      expect(tryRule(fileNames, { [path]: '' }).join('')).toContain('Name it by what it does')
    },
  )

  it('lets a name say what the file does', () => {
    expect(
      tryRule(fileNames, { 'modules/stock/server/issue-order.ts': '', 'platform/common-name.ts': '' }),
    ).toEqual([])
  })
})

describe('barrels', () => {
  it.each([
    [`export * from './a.ts'\nexport const b = 1`],
    [`export { a } from './a.ts'\nexport type { B } from './b.ts'`],
  ])('refuses a file that passes on: %s', (text) => {
    expect(tryRule(noBarrels, { 'platform/web/kit/kit.ts': text }).join('')).toContain(
      'Import from the declaring file',
    )
  })

  it("lets a module's face do it, and a file with something of its own", () => {
    const files = {
      'modules/stock/server/index.ts': `export { issue } from './issue.ts'`,
      'platform/web/kit/kit.ts': `export { a } from './a.ts'\nexport const b = 1`,
    }
    expect(tryRule(noBarrels, files)).toEqual([])
  })
})
