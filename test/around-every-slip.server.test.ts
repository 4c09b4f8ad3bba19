import { getTableName, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { costsAmong } from '#platform/contract/fields.ts'
import { sortable } from '#platform/contract/list-definition.ts'
import type { Usage } from '#platform/contract/master-lookup.ts'
import type { AnySlipRecord } from '#platform/contract/slip.ts'
import { lineColumnName, type SlipList } from '#platform/contract/slip-list.ts'
import { fixedPart } from '#platform/contract/master-references.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listServices } from '#platform/server/list/list-service.ts'
import { servedMasters } from '#platform/server/master/served-master.ts'
import { withEach } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { freshSlip, keyInUse } from '#test/fresh-slip.ts'
import { speaker, type List, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'

const { slips, routes, registered } = product

const isSlipList = (list: object): list is SlipList => 'slip' in list

withEach((open, of) => {
  const tried = of(slips, slips.slice(0, 1))
  let database: Database
  let say: Say
  beforeAll(async () => {
    database = await open(demo)
    say = speaker(database, product)
  })
  const call = <T>(endpoint: Endpoint, input: object, factory = 'F01'): Promise<T> => {
    const route = routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<T>(route, input, { factory })
  }

  describe.each(tried.map((kept) => [kept.slip.name, kept] as const))('%s', (_name, { slip, tables }) => {
    const [part = ''] = slip.key
    const made = async (lines = 2) =>
      call<AnySlipRecord>(slip.endpoints.doEdit, await freshSlip(database, slip, lines))

    const fields = [
      ...referencesIn(slip.header).map((reference) => ({ reference, of: 'header' as const })),
      ...referencesIn(slip.lines).map((reference) => ({ reference, of: 'lines' as const })),
    ]
    it.each(fields.map((one) => [`${one.of}.${one.reference.name}`, one] as const))(
      'what its %s points to says that it is used by it, until nothing more is to come of it',
      async (_field, { reference: { target, parts, field }, of }) => {
        const record = await made()
        const served = registered(servedMasters).find(({ master }) => master.name === target.name)
        if (!served) throw new Error(`Nobody serves ${target.name}`)
        const holder = of === 'header' ? record.header : (record.lines[0] ?? {})
        const key = Object.fromEntries(
          target.key.map((name, at) => [name, fixedPart(parts[at] ?? '') ?? parts[at] ?? name] as const),
        )
        const sent = Object.fromEntries(
          Object.entries(key).map(([name, from]) => [name, String(holder[from] ?? from)]),
        )
        const held = Object.values(sent).includes('') && of === 'header' ? await followed() : sent
        if (Object.values(held).includes(''))
          throw new Error(`The demo company has no ${target.name}: give it some`)
        /** What follows from another document, which a fresh one does not name, is written as that one would have it. */
        async function followed(): Promise<Record<string, string>> {
          if (!parts.every((name) => slip.computed.includes(name))) return sent
          const found = await keyInUse(database, target)
          const values = parts.map((name, at) => sql`${sql.identifier(name)} = ${found[at] ?? ''}`)
          await database.owner('write', (tx) =>
            tx.execute(sql`UPDATE ${sql.identifier(getTableName(tables.header))} SET ${sql.join(values, sql`, `)}
              WHERE ${sql.identifier(part)} = ${record.header[part]}`),
          )
          return Object.fromEntries(target.key.map((name, at) => [name, found[at] ?? '']))
        }
        /** How many documents of this kind, by this field; so many that not all of them are named. */
        const users = async () => {
          const { list } = await call<{ list: Usage[] }>(served.master.endpoints.getUsage, held)
          const found = list.filter(
            ({ label, path }) => label.endsWith(`（${field.label.ja}）`) && path === slip.screen.path,
          )
          return found.reduce((sum, { total }) => sum + total, 0)
        }
        const withIt = await users()
        expect(withIt).toBeGreaterThan(0)
        for (const [axis, [state] = []] of Object.entries(slip.kept?.closed ?? {})) {
          await database.owner('write', (tx) =>
            tx.execute(sql`UPDATE ${sql.identifier(getTableName(tables.header))} SET ${sql.identifier(axis)} = ${state}
              WHERE ${sql.identifier(part)} = ${record.header[part]}`),
          )
          expect(await users()).toBe(withIt - 1)
        }
      },
    )
  })

  const lists = registered(listServices).flatMap(({ list }) => (isSlipList(list) ? [list] : []))
  describe.each(of(lists, lists.slice(0, 1)).map((list) => [list.name, list] as const))(
    '%s',
    (_name, list) => {
      const { slip, by, endpoints } = list
      const [part = ''] = slip.key
      /** Also what the list leaves out until somebody asks for it. */
      const inAnyState = Object.fromEntries(Object.keys(list.initial).map((name) => [name, ''] as const))
      const find = async (asked: object, factory?: string) =>
        (await call<List>(endpoints.getList, { page: '1', size: '50', ...inAnyState, ...asked }, factory))
          .list

      /** A line as a list shows it beside its header. */
      const ofLine = ({ line_no, ...line }: AnySlipRecord['lines'][number]) => ({
        line_no,
        ...Object.fromEntries(
          Object.keys(slip.lines).map((name) => [lineColumnName(slip, name), line[name]] as const),
        ),
      })

      /** What goods cost a list leaves blank until it is known; what it says of it must be right. */
      const costs = costsAmong(list.columns)
      const told = (row: Readonly<Record<string, unknown>>, shown: Readonly<Record<string, unknown>> = {}) =>
        Object.fromEntries(
          Object.entries(row).filter(([name]) => !costs.includes(name) || shown[name] !== ''),
        )

      it('has what its documents say, line by line, with the names of their codes', async () => {
        const record = await call<AnySlipRecord>(slip.endpoints.doEdit, await freshSlip(database, slip, 2))
        const rows = await find({ [part]: String(record.header[part]) })
        const lines = by === 'line' ? record.lines.map((line) => ofLine(line)) : [{}]
        expect(rows).toMatchObject(lines.map((line, at) => told({ ...record.header, ...line }, rows[at])))
        const unnamed = Object.entries(list.columns).filter(
          ([name, { named }]) => named !== undefined && rows[0]?.[name] && !rows[0][named],
        )
        expect(unnamed).toEqual([])
      })

      it('is searched by each of its conditions, by code and by name, and sorted by each of its columns', async () => {
        const record = await call<AnySlipRecord>(slip.endpoints.doEdit, await freshSlip(database, slip, 1))
        const number = { [part]: String(record.header[part]) }
        const [row] = await find(number)
        if (!row) throw new Error('It is not in the list')
        const asked = list.search.flatMap((column) => {
          const { named } = list.columns[column] ?? {}
          const typed = [row[column], ...(named ? [row[named]] : [])].filter((value) => value !== '')
          return typed.map((value) => ({
            [column]: String(typeof value === 'boolean' ? Number(value) : value),
          }))
        })
        for (const condition of asked) expect(await find({ ...number, ...condition })).toHaveLength(1)
        for (const column of sortable(list))
          expect(await find({ ...number, sort: `-${column}` })).toHaveLength(1)
      })

      it('shows nothing of another factory', async () => {
        const record = await call<AnySlipRecord>(slip.endpoints.doEdit, await freshSlip(database, slip, 1))
        expect(await find({ [part]: String(record.header[part]) }, 'F02')).toEqual([])
      })
    },
  )
})
