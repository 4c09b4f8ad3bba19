import { expect, it } from 'vitest'
import { tryRule } from './try-rule.ts'
import { typedTables } from './typed-tables.ts'

it('refuses lines that are typed beside the kit, and a clipboard that a screen reads itself', () => {
  const found = tryRule(typedTables, {
    'modules/stock/web/a.tsx': '<table><td><input /></td></table>',
    'modules/stock/web/b.tsx': 'onPaste={({ clipboardData }) => read(clipboardData)}',
    'modules/stock/web/c.tsx': '<PlainTable columns={[{ cell: () => <input /> }]} />',
    'modules/stock/web/d.tsx': '<table><td>{qty}</td></table>',
    'platform/web/kit/table/plain-table.tsx': '<table><td><input /></td></table>',
  })
  expect(found.map((line) => line.split(' ')[0])).toEqual([
    'modules/stock/web/a.tsx:1',
    'modules/stock/web/b.tsx:1',
  ])
})
