import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { reference } from '#platform/contract/field-kinds.ts'
import { code, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { choiceOf, NameBook, nameKey, referenceOf, withinOf, type Named } from './name-book.ts'

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

function book(find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Named>>) {
  const tells: (() => void)[] = []
  const made = new NameBook(
    (_master, keys) => find(keys),
    (tell) => tells.push(tell),
  )
  return { made, tells, known: (key: string) => made.names.get().get(nameKey(of(key))) }
}
const namesOf = (keys: readonly string[]) =>
  new Map(
    keys.filter((key) => key !== 'X').map((key) => [key, { name: `Name ${key}`, inUse: true, told: {} }]),
  )

it('a code is asked for once, two hundred in a few calls, and what comes together is told at once', async () => {
  const asked: (readonly string[])[] = []
  const { made, tells, known } = book((keys) => {
    asked.push(keys)
    return Promise.resolve(namesOf(keys))
  })
  const codes = Array.from({ length: 200 }, (_, n) => of(`K${n}`))
  made.want([...codes, ...codes, of('X')])
  made.want(codes)
  await turn()
  expect(asked.map((keys) => keys.length)).toEqual([100, 100, 1])
  expect(known('K7')).toBeUndefined()
  expect(tells).toHaveLength(1)
  tells[0]?.()
  expect(known('K199')?.name).toBe('Name K199')
  expect(known('X')).toBeNull()
})

it('a code whose question failed is asked for again', async () => {
  let fails = true
  const { made, tells, known } = book((keys) =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(namesOf(keys)),
  )
  made.want([of('A')])
  await turn()
  fails = false
  made.want([of('A')])
  await turn()
  tells[0]?.()
  expect(known('A')?.name).toBe('Name A')
})

it('what a code is can be waited for, once it has been asked', async () => {
  const { made, tells } = book((keys) => Promise.resolve(namesOf(keys)))
  expect(made.arrival(of('A'))).toBeUndefined()
  made.want([of('A')])
  const arrived = made.arrival(of('A'))
  expect(arrived).toBeDefined()
  await turn()
  tells[0]?.()
  await arrived
  expect(made.arrival(of('A'))).toBeUndefined()
})

it('a key of several parts is complete when all of them are typed', () => {
  const fields = {
    customer_cd: code(word),
    place_cd: reference(word, items, { parts: ['customer_cd', 'place_cd'] }),
  }
  expect(referenceOf(fields, 'place_cd', { customer_cd: '', place_cd: '02' })).toBeUndefined()
  expect(referenceOf(fields, 'place_cd', { customer_cd: '1024', place_cd: '02' })?.key).toBe('1024 02')
  expect(withinOf(fields, 'place_cd', { customer_cd: '1024' })).toBe('1024')
  expect(withinOf(fields, 'place_cd', { customer_cd: '' })).toBe('')
  expect(referenceOf(fields, 'customer_cd', { customer_cd: '1024' })).toBeUndefined()
})

it('a code that begins a key is looked up among all, and what it is brings the rest of the key', () => {
  const fields = {
    customer_cd: reference(word, items, { parts: ['customer_cd', 'branch_no'] }),
    branch_no: code(word),
    unit_cd: reference(word, items, { parts: ['=UNIT', 'unit_cd'] }),
  }
  expect(withinOf(fields, 'customer_cd', { customer_cd: 'C', branch_no: '00' })).toBe('')
  expect(choiceOf(fields, 'customer_cd', ['C001', '02'])).toEqual({
    code: 'C001',
    shown: 'C001-02',
    beside: { branch_no: '02' },
  })
  expect(withinOf(fields, 'unit_cd', {})).toBe('UNIT')
  expect(choiceOf(fields, 'unit_cd', ['UNIT', 'PC'])).toEqual({ code: 'PC', shown: 'PC', beside: {} })
})
