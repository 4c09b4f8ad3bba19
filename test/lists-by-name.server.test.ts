import type { SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { written } from '#platform/server/database/prepared.ts'
import { listServices } from '#platform/server/list/list-service.ts'
import { inContext } from './context.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'

/** Few rows however long a company works, rows that are worked out, or names that no single master has. */
const askRowByRow: Readonly<Record<string, readonly string[]>> = {
  apiKeyList: ['factory_cd'],
  businessDocuments: ['partner_cd'],
  changeMessage: ['item_cd', 'owner_user', 'supplier_cd'],
  changeRequest: ['customer_cd', 'item_cd'],
  fairTradeRecords: ['supplier_cd'],
  guardedActs: ['supplier_cd'],
  idleDies: ['die_cd', 'item_cd', 'supplier_cd'],
  inventoryTime: ['item_type_cd', 'location_cd'],
  placeOrderManage: ['item_cd', 'supplier_cd'],
  placeOrderMaterialList: ['item_cd', 'supplier_cd'],
  receivables: ['customer_cd'],
  salesManage: ['item_type_cd'],
  sessionList: ['factory_cd'],
  stockMovements: ['reason_cd'],
  stockSlipList: ['reason_cd'],
  stockVariance: ['reason_cd'],
  suppliedStock: ['item_cd', 'location_cd', 'supplier_cd'],
  supplierForecast: ['item_cd', 'supplier_cd'],
  webhookList: ['user_cd'],
  webhookLog: ['factory_cd'],
  workOrder: ['reason_cd'],
}

onPostgres((open) => {
  it('a list finds what a typed name means in its master once, not for each of its rows', async () => {
    const database = await open(demo)
    const rowByRow: Record<string, string[]> = {}
    await inContext(database, { company_cd: 'DEMO' }, async (context) => {
      for (const { list, count } of context.registered(listServices)) {
        for (const [name, { named }] of Object.entries(list.columns)) {
          if (named === undefined) continue
          let words = ''
          const tx = new Proxy(context.tx, {
            get: (target, property) =>
              property === 'execute'
                ? (statement: SQL) => {
                    words += written(statement).sql
                    return target.execute(statement)
                  }
                : (Reflect.get(target, property) as unknown),
          })
          await count({ ...context, tx }, { [name]: '名' })
          if (words.includes(`kaname_fold("${list.name}"."${named}")`))
            (rowByRow[list.name] ??= []).push(name)
        }
      }
    })
    for (const names of Object.values(rowByRow)) names.sort()
    expect(rowByRow).toEqual(askRowByRow)
  })
})
