import { expect, it } from 'vitest'
import { code, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { isCode, isWhole, knownOf } from './made-here.ts'

const label = { ja: '部品', en: 'Part', zh: '部件' }
const part = master({
  name: 'lookup_test_part',
  title: label,
  area: 'master',
  path: '/test/lookupPart',
  key: ['zone_cd', 'part_cd'],
  nameField: 'part_nm',
  fields: { zone_cd: code(label, 10), part_cd: code(label, 20), part_nm: name(label), note: text(label) },
  columns: ['zone_cd', 'part_cd', 'part_nm'],
})

it('what is typed with an IME is a name, not a code', () => {
  expect(['ks-1', 'ＫＳ－１', 'A 1', ''].map(isCode)).toEqual([true, true, true, true])
  expect(['軸受', 'ﾍﾞｱﾘﾝｸﾞ', 'M6 ボルト'].map(isCode)).toEqual([false, false, false])
})

it('a missing record is made with the code or the name that was looked for', () => {
  expect(isWhole(part)).toBe(true)
  expect(knownOf(part, 'Z1', 'ks-1')).toEqual({ zone_cd: 'Z1', part_cd: 'KS-1' })
  expect(knownOf(part, 'Z1', '軸受')).toEqual({ zone_cd: 'Z1', part_nm: '軸受' })
  expect(knownOf(part, '', '')).toEqual({})
})
