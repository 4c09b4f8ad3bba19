import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { part, partTable, shelf, shelfTable, directory } from '#test/master-stage.ts'
import { route } from '../http/route.ts'
import { accessLog } from '../audit/tables.ts'
import { masterService } from '../master/master-service.ts'
import { servedMasters } from '../master/served-master.ts'
import { compose } from './compose.ts'
import type { Module } from './module.ts'
import { on, point } from './point.ts'

const guards = point<(order: string) => boolean>('guards of orders')
const labels = point<string>('labels')
const orders: Module = { name: 'orders', registers: [on(labels, 'orders')] }
const plan: Module = {
  name: 'plan',
  registers: [on(labels, 'plan'), on(guards, (order) => order !== 'confirmed')],
}

describe('a composition', () => {
  it('hands over what its modules have registered, in their order', () => {
    const { registered } = compose([orders, plan])
    expect(registered(labels)).toEqual(['orders', 'plan'])
    expect(registered(guards).map((guard) => guard('confirmed'))).toEqual([false])
  })

  it('knows nothing of a module that is not in it, however often that was imported', () => {
    compose([orders, plan])
    const { registered } = compose([orders])
    expect(registered(labels)).toEqual(['orders'])
    expect(registered(guards)).toEqual([])
  })

  it('tells points apart that are called the same', () => {
    const { registered } = compose([orders])
    expect(registered(point<string>('labels'))).toEqual([])
  })

  it('lets a master be used by the masters that are composed with it, and by no others', () => {
    const parts: Module = { name: 'parts', masters: [masterService(part, partTable, { directory })] }
    const label = { ja: '棚', en: 'Shelves', zh: '货架' }
    const uses = [{ of: part, table: shelfTable, columns: [shelfTable.search_key], label }]
    const shelves: Module = {
      name: 'shelves',
      masters: [masterService(shelf, shelfTable, { directory })],
      uses,
    }
    const usesOfParts = (modules: readonly Module[]) =>
      compose(modules)
        .registered(servedMasters)
        .find(({ master }) => master.name === part.name)
        ?.uses.map(({ holder }) => holder)
    expect(usesOfParts([parts])).toEqual([])
    expect(usesOfParts([parts, shelves])).toEqual([shelf.name])
  })

  it('refuses what two modules both say', () => {
    const summary = { ja: '試験', en: 'Trial', zh: '试验' }
    const one = () =>
      endpoint({
        method: 'GET',
        path: '/api/test/twice',
        summary,
        guard: 'session',
        input: z.object({}),
        output: z.object({}),
      })
    const serving = (name: string): Module => ({ name, routes: [route(one(), async () => ({}))] })
    expect(() => compose([serving('one'), serving('other')])).toThrow(
      'Call GET /api/test/twice is there twice',
    )
  })

  it('refuses two modules that number alike', () => {
    const name = { ja: '試験', en: 'Trial', zh: '试验' }
    const numbering = (module: string): Module => ({
      name: module,
      numberKinds: [{ control: 'slip', kind: 'TRIAL', prefix: 'T', name }],
    })
    expect(() => compose([numbering('one'), numbering('other')])).toThrow(
      'Series of numbers slip TRIAL is there twice',
    )
  })

  it('refuses a life that ends before the law lets it', () => {
    const legal = { months: 98, reason: { ja: '税法', en: 'Tax', zh: '税法' } }
    const title = { ja: '帳簿', en: 'Books', zh: '账簿' }
    const cycle = { table: shelfTable, title, age: accessLog.at, least: 1, legal }
    const books: Module = {
      name: 'books',
      lifeCycles: [{ ...cycle, initial: { action: '1', months: 12 } }],
    }
    expect(() => compose([books])).toThrow('The life cycle of test_shelf begins below its own minimum')
  })
})
