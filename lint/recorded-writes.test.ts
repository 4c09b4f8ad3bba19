import { expect, it } from 'vitest'
import { recordedWrites } from './recorded-writes.ts'
import { tryRule } from './try-rule.ts'

const tables = {
  'modules/master/server/tables.ts': `
    import { itemMaster } from '../contract/item.ts'
    export const item = masterTable(itemMaster)`,
  'modules/master/contract/item.ts': `export const itemMaster = master({ name: 'item', title })`,
}
const found = (text: string) => tryRule(recordedWrites, { ...tables, 'modules/master/server/verb.ts': text })

it.each([
  'export const verb = (tx) => tx.execute(sql`UPDATE item SET rank = ${rank}`)',
  `import { item } from './tables.ts'\nexport const verb = (tx) => tx.update(item).set({ rank })`,
  'export const verb = (tx) => tx.execute(sql`UPDATE item SET rank = ${rank}, update_cnt = update_cnt + 1`)',
])('who changes a record past its form and does not say so is found: %s', (text) => {
  expect(found(text).join()).toContain('recordChange')
})

it('who moves the update count and writes history is not, nor who reads', () => {
  const change = 'UPDATE item SET rank = ${rank}, update_cnt = update_cnt + 1'
  expect(found(`await tx.execute(sql\`${change}\`)\nawait recordChange(context, change)`)).toEqual([])
  expect(found('const [one] = await rows(tx, shape, sql`SELECT rank FROM item FOR UPDATE`)')).toEqual([])
})
