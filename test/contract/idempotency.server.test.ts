import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessLog, outbox } from '#platform/server/audit/tables.ts'
import { admin, company, holders, signIn, type Shown } from './holders.ts'
import { openProductWithHolders, type Product } from './product.ts'
import { openTestDatabase } from './test-database.ts'
import { edit } from './trial-module.ts'

let product: Product
let shown: Shown
let colleague: Shown
beforeAll(async () => {
  product = await openProductWithHolders(await openTestDatabase())
  const clerk = holders.find((one) => one.name === 'clerk-stock') ?? admin
  const all = await signIn(product.database, [admin, clerk])
  shown = all.get(admin) ?? {}
  colleague = all.get(clerk) ?? {}
})
afterAll(async () => {
  await product.server.close()
  await product.database.close()
})

const save = (key: string | undefined, payload: object, who = shown) =>
  product.server.inject({
    method: 'POST',
    url: edit.path,
    headers: { ...who, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  })

const done = (name: string) =>
  product.database.company(company, 'read', async (tx) => {
    const found = await tx
      .select()
      .from(outbox)
      .where(sql`${outbox.payload} ->> 'name' = ${name}`)
    return found.length
  })

describe('a save that carries an idempotency key', () => {
  test('is done once when it arrives twice, and is answered alike', async () => {
    const first = await save('key-twice-1', { name: 'twice', amount: 5 })
    const second = await save('key-twice-1', { name: 'twice', amount: 5 })
    expect(first.json()).toMatchObject({ code: 200, data: { name: 'twice', amount: 5 } })
    expect(second.json()).toEqual(first.json())
    expect(await done('twice')).toBe(1)
  })

  test('is written to the access log once', async () => {
    const count = () =>
      product.database.company(company, 'read', (tx) =>
        tx.$count(accessLog, and(eq(accessLog.event, 'trial-edit'), eq(accessLog.code, '200'))),
      )
    const before = await count()
    await save('key-audit-1', { name: 'audit' })
    await save('key-audit-1', { name: 'audit' })
    expect((await count()) - before).toBe(1)
  })

  test('is done once when ten arrive at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save('key-at-once', { name: 'at once' })),
    )
    const [first, ...others] = answers.map((answer) => answer.json<unknown>())
    expect(first).toMatchObject({ code: 200 })
    for (const other of others) expect(other).toEqual(first)
    expect(await done('at once')).toBe(1)
  })

  test('is refused when the key comes with another body', async () => {
    await save('key-other-body', { name: 'body one' })
    const other = await save('key-other-body', { name: 'body two' })
    expect(other.json()).toMatchObject({ code: 9999 })
    expect(await done('body two')).toBe(0)
  })

  test('can be tried again after a refusal: nothing of the first try remains', async () => {
    const refused = await save('key-again-1', { name: 'again', fail: true })
    expect(refused.json()).toMatchObject({ code: 'STALE' })
    expect(await done('again')).toBe(0)
    const retried = await save('key-again-1', { name: 'again' })
    expect(retried.json()).toMatchObject({ code: 200 })
    expect(await done('again')).toBe(1)
  })

  test('belongs to its user: a colleague’s same key is another save', async () => {
    await save('key-shared-1', { name: 'shared' })
    await save('key-shared-1', { name: 'shared' }, colleague)
    expect(await done('shared')).toBe(2)
  })

  test('is refused when the key is none, rather than done without protection', async () => {
    expect((await save('no key!', { name: 'bad key' })).json()).toMatchObject({ code: 9999 })
    expect(await done('bad key')).toBe(0)
  })

  test('without a key it is done as often as it arrives', async () => {
    await save(undefined, { name: 'no key' })
    await save(undefined, { name: 'no key' })
    expect(await done('no key')).toBe(2)
  })
})
