import { describe, expect, it } from 'vitest'
import { Sources } from './sources.ts'
import { declaredTables, tableOwners, tableReaders } from './tables.ts'
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

describe('reading the table of another module is refused', () => {
  const views = {
    'modules/master/server/views.ts': `export const itemRead = publishedRead(items, { key, columns })`,
  }
  const readInStock = (text: string, path = 'modules/stock/server/enquire.ts') =>
    tryRule(tableReaders, { ...tables, ...views, [path]: text })

  it.each([
    ['sql`SELECT item_nm FROM item WHERE true`'],
    ['sql`SELECT FROM stock_balance b\n JOIN item AS i ON i.item_cd = b.item_cd`'],
    ['sql`SELECT (SELECT i.item_nm FROM public.item i WHERE i.item_cd = b.item_cd) FROM stock_balance b`'],
    ['sql`SELECT FROM stock_balance b, only "item" i`'],
    ['sql`DELETE FROM stock_balance b USING item i WHERE true`'],
    ['sql`UPDATE stock_balance SET qty = 1 FROM item`'],
    ['const joined = sql`LEFT JOIN item i ON true`'],
    ["const text = 'SELECT item_nm FROM item'"],
    ["import { items } from '#modules/master/server/tables.ts'\nsql`SELECT FROM ${items}`"],
    ["import { items as i } from '#modules/master/server/tables.ts'\nawait tx.select().from(i)"],
    [
      "import * as master from '#modules/master/server/tables.ts'\nawait tx.select().from(x).innerJoin(master.items)",
    ],
  ])('%s', (text) => {
    expect(readInStock(text).join('')).toContain(
      'Table item belongs to master: read it by itemRead of modules/master/server/views.ts.',
    )
  })

  it('where nothing is published yet, a read is to be added', () => {
    expect(readInStock('sql`SELECT FROM item_cost`').join('')).toContain(
      'publishes no read of it: add one to modules/master/server/views.ts',
    )
  })

  it('what puts the product together reads no table by itself either', () => {
    expect(readInStock('sql`SELECT FROM item`', 'app/doctor.ts')).toHaveLength(1)
  })

  it.each([
    ['sql`SELECT i.item_nm FROM ${itemRead.rows} AS i`'],
    ['sql`WITH item AS (SELECT 1) SELECT FROM item`'],
    ['sql`SELECT FROM stock_balance b WHERE b.qty IS DISTINCT FROM item`'],
    ['sql`SELECT state FROM job_queue`'],
    ["const words = { en: 'Take the name from item' }"],
    ['sql`SELECT extract(epoch FROM item_cost.at) FROM stock_balance`'],
  ])('%s passes', (text) => {
    expect(readInStock(text)).toEqual([])
  })

  it('the owner and tests read what they like, and a foreign key names a foreign table', () => {
    expect(readInStock('sql`SELECT FROM item`', 'modules/master/server/read-item.ts')).toEqual([])
    expect(readInStock('sql`SELECT FROM item`', 'modules/stock/server/x.server.test.ts')).toEqual([])
    const key = `import { items } from '#modules/master/server/tables.ts'\nforeignKey({ foreignColumns: [items.item_cd] })`
    expect(readInStock(key, 'modules/stock/server/tables.ts')).toEqual([])
  })
})
