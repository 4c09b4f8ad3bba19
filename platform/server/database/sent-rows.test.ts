import { expect, it } from 'vitest'
import { written } from './prepared.ts'
import { sentRows } from './sent-rows.ts'

const lines = [{ item_cd: 'A', qty: '2' }]

it('rows are a table of the statement, with the columns that are named', () => {
  expect(written(sentRows(lines, 'w', { item_cd: 'text', qty: 'numeric' }))).toMatchObject({
    sql: 'jsonb_to_recordset($1::jsonb) AS w("item_cd" text, "qty" numeric)',
    params: [JSON.stringify(lines)],
  })
})

it('a column that the rows do not have does not compile, also among those that several statements share', () => {
  const shared = { item_cd: 'text', quantity: 'numeric' } as const
  // @ts-expect-error It would be NULL.
  sentRows(lines, 'w', { item_cd: 'text', qyt: 'numeric' })
  // @ts-expect-error Likewise.
  sentRows(lines, 'w', { ...shared })
  // @ts-expect-error It is no type.
  sentRows(lines, 'w', { item_cd: 'varchar' })
  type Kinds = { readonly kind: 'a'; readonly left: string } | { readonly kind: 'b'; readonly right: string }
  const kinds: readonly Kinds[] = []
  expect(written(sentRows(kinds, 'k', { left: 'text', right: 'text' })).params).toEqual(['[]'])
})
