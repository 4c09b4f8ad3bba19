import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { reference } from '#platform/contract/field-kinds.ts'
import { code, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { NameBook, nameKey, referenceOf, withinOf, type Named } from './name-book.ts'

const word = { ja: '品目', en: 'Item', zh: '品目' }
const items = master({
  name: 'nameBookTest',
  title: word,
  area: 'master',
  path: '/name-book-test',
  key: ['item_cd'],
  nameField: 'item_nm',
  fields: { item_cd: code(word), item_nm: name(word) },
  columns: ['item_cd', 'item_nm'],
})
const of = (key: string) => ({ master: items, key })

function book(find: (key: string) => Promise<Named | null>) {
  const tells: (() => void)[] = []
  const made = new NameBook(
    ({ key }) => find(key),
    (tell) => tells.push(tell),
  )
  return { made, tells, known: (key: string) => made.names.get().get(nameKey(of(key))) }
}

it('a code is asked for once, and fifty answers are told at once', async () => {
  const asked: string[] = []
  const { made, tells, known } = book((key) => {
    asked.push(key)
    return Promise.resolve(key === 'X' ? null : { name: `Name ${key}`, inUse: true })
  })
  const codes = Array.from({ length: 50 }, (_, n) => of(`K${n}`))
  made.want([...codes, ...codes, of('X')])
  made.want(codes)
  await turn()
  expect(asked).toHaveLength(51)
  expect(known('K7')).toBeUndefined()
  expect(tells).toHaveLength(1)
  tells[0]?.()
  expect(known('K7')).toEqual({ name: 'Name K7', inUse: true })
  expect(known('X')).toBeNull()
})

it('a code whose question failed is asked for again', async () => {
  let fails = true
  const { made, tells, known } = book((key) =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve({ name: key, inUse: true }),
  )
  made.want([of('A')])
  await turn()
  fails = false
  made.want([of('A')])
  await turn()
  tells[0]?.()
  expect(known('A')?.name).toBe('A')
})

it('a key of several parts is complete when all of them are typed', () => {
  const fields = {
    customer_cd: code(word),
    place_cd: reference(word, items, { parts: ['customer_cd', 'place_cd'] }),
  }
  expect(referenceOf(fields, 'place_cd', { customer_cd: '', place_cd: '02' })).toBeUndefined()
  expect(referenceOf(fields, 'place_cd', { customer_cd: '1024', place_cd: '02' })?.key).toBe('1024 02')
  expect(withinOf(fields, 'place_cd', { customer_cd: '1024' })).toBe('1024')
  expect(referenceOf(fields, 'customer_cd', { customer_cd: '1024' })).toBeUndefined()
})
