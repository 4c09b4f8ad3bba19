import { expect, it } from 'vitest'
import { code, flag, name } from './fields.ts'
import { master } from './master.ts'
import type { OutputOf } from './endpoint.ts'
import type { Told } from './slip.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const define = {
  ...({ area: 'master', path: '/test/told', key: ['place_cd'] } as const),
  title: words('場所'),
  nameField: 'place_nm',
  fields: { place_cd: code(words('場所')), place_nm: name(words('場所名')), ours: flag(words('自社')) },
  columns: ['place_cd'],
} as const
const telling = master({ ...define, name: 'told_test', tells: ['ours'] })
const silent = master({ ...define, name: 'silent_test' })

const found = { key: ['A'], name: '場所', kana: '', abort_div: '0' }
const firstOf = ({ list: [first] }: OutputOf<typeof telling.endpoints.getLookup>) => first

it('what a lookup tells beside a name are the fields that its master tells; a misspelt one does not compile', () => {
  const answer = telling.endpoints.getLookup.output.parse({
    list: [{ ...found, told: { ours: '1' } }],
    has_next: false,
  })
  expect(firstOf(answer)?.told.ours).toBe('1')
  // @ts-expect-error What is told is asked for by a name that is misspelt.
  expect(firstOf(answer)?.told.our).toBeUndefined()
  const silence = silent.endpoints.getLookup.output.parse({ list: [{ ...found, told: {} }], has_next: false })
  // @ts-expect-error A master that tells nothing is asked.
  expect(silence.list[0]?.told.ours).toBeUndefined()
})

it('what a line of a slip is told of its codes is named by the master of the code; a misspelt name does not compile', () => {
  const told: Told<'place_cd'> = (_reference, { tells }, field) => (tells.includes(field) ? '1' : undefined)
  expect(told('place_cd', telling, 'ours')).toBe('1')
  // @ts-expect-error The field is misspelt.
  expect(told('place_cd', telling, 'our')).toBeUndefined()
})
