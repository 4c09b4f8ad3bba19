import { expect, it } from 'vitest'
import { columnsOfRows, toAskFor } from '#platform/contract/list-asked.ts'
import type { List } from '#platform/contract/list-definition.ts'
import { listServices } from '#platform/server/list/list-service.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { pastOn } from '#test/past-on.ts'
import { product } from '#test/product.ts'

/** The slip to try the controls with has no documents. */
const lists = product.registered(listServices).flatMap(({ list, routes }) => {
  const [route] = routes
  const isTrial = list.name === 'trialSlipList'
  return route?.style === 'verb' && !isTrial && toAskFor(list, []) !== undefined ? [{ list, route }] : []
})

const withNames = ({ columns }: List, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, ...(columns[name]?.named ? [columns[name].named] : [])]).toSorted()

it('most lists of documents bring only what is shown as they open', () => {
  expect(lists.length).toBeGreaterThan(10)
})

onPostgres((open) => {
  it.each(lists)('$list.name brings what is asked for beside it', async ({ list, route }) => {
    const database = await open(pastOn('2026-11-18'))
    const rowWith = (columns: string | undefined) =>
      inContext(database, { company_cd: 'DEMO' }, async (context) => {
        const asked = list.endpoints.getList.input.parse({ ...everything(list), columns })
        const { list: found } = list.endpoints.getList.output.parse(await route.run(context, asked))
        expect(found.length, 'The demo has none').toBeGreaterThan(0)
        return found[0] ?? {}
      })
    const whole = await rowWith(undefined)
    expect(Object.keys(whole).toSorted()).toEqual([...new Set(withNames(list, Object.keys(list.columns)))])
    const wanted = Object.keys(list.columns).find((name) => list.columns[name]?.onDemand) ?? ''
    for (const asked of ['', wanted]) {
      const row = await rowWith(asked)
      const names = columnsOfRows(list, asked)
      expect(Object.keys(row).toSorted()).toEqual([...new Set(withNames(list, names))])
      expect(whole).toMatchObject(row)
    }
  })
})

/** What a list opens with narrows it, here nothing does. */
const everything = ({ initial }: List) => Object.fromEntries(Object.keys(initial).map((name) => [name, '']))

it.each(lists)('$list.name refuses what is no column of it', ({ list }) => {
  const { input } = list.endpoints.getList
  expect(input.safeParse({ columns: 'no_such_column' }).success).toBe(false)
})
