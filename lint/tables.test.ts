import { describe, expect, it } from 'vitest'
import { Sources } from './sources.ts'
import { declaredTables, tableOwners } from './tables.ts'
import { tryRule } from './try-rule.ts'

const tables = {
  'modules/master/contract/item.ts': `export const itemMaster = master({ name: 'item', title })`,
  'modules/master/server/tables.ts': `
    import { itemMaster } from '../contract/item.ts'
    export const items = masterTable(itemMaster)
    export const itemCost = pgTable('item_cost', {})`,
  'platform/server/jobs/tables.ts': `export const job = pgTable('job_queue', {})`,
}

const inStock = (text: string, path = 'modules/stock/server/issue.ts') =>
  tryRule(tableOwners, { ...tables, [path]: text })

it('finds the tables and their owners', () => {
  expect(declaredTables(new Sources(tables))).toEqual([
    { constant: 'items', name: 'item', owner: 'master' },
    { constant: 'itemCost', name: 'item_cost', owner: 'master' },
    { constant: 'job', name: 'job_queue', owner: 'platform' },
  ])
})

describe('writing the table of another module is refused', () => {
  it.each([
    [`import { items } from '#modules/master/server/tables.ts'\nawait tx.insert(items).values({})`],
    [`import { items as i } from '#modules/master/server/index.ts'\nawait tx.update(i).set({})`],
    [`import * as master from '#modules/master/server/tables.ts'\nawait tx.delete(master.itemCost)`],
    ['await tx.execute(sql`insert into item (item_cd) values (1)`)'],
    ['await tx.execute(sql`UPDATE "item_cost" AS c\n SET cost = ${cost}`)'],
    [`await client.query('delete from only public.item where true')`],
    ["import { items } from '#modules/master/server/tables.ts'\nawait tx.execute(sql`delete from ${items}`)"],
  ])('%s', (text) => {
    expect(inStock(text).join('')).toContain('call a verb of modules/master/server/index.ts')
  })

  it('names the platform when the table is its own', () => {
    expect(inStock('await tx.execute(sql`truncate job_queue`)').join('')).toContain('a verb of the platform')
  })
})

describe('what passes', () => {
  it.each([
    [`import { items } from '#modules/master/server/tables.ts'\nawait tx.select().from(items)`],
    ['await tx.execute(sql`select * from item for update of item`)'],
    ['await tx.execute(sql`insert into stock_balance select 1 on conflict do update set qty = 1`)'],
    [`const seen = new Set()\nseen.delete(items)`],
  ])('%s', (text) => {
    expect(inStock(text)).toEqual([])
  })

  it('the owner writes its own table, and a test prepares what it likes', () => {
    const text = `import { items } from '#modules/master/server/tables.ts'\nawait tx.insert(items).values({})`
    expect(inStock(text, 'modules/master/server/save-item.ts')).toEqual([])
    expect(inStock(text, 'modules/stock/server/issue.server.test.ts')).toEqual([])
  })
})
