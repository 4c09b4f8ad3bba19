import { describe, expect, it } from 'vitest'
import { code, integer, name } from '#platform/contract/fields.ts'
import { reference } from '#platform/contract/field-kinds.ts'
import { inside } from '#platform/contract/master-inside.ts'
import { master } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { removeLines, writeLines } from '../../slip/slip-content.ts'
import {
  changesIn,
  contentOfRows,
  isTouched,
  mergeRows,
  sheetOf,
  withoutConflicts,
} from './inside-content.ts'
import { insideDraft } from './inside-draft.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const person = master({
  name: 'inside_test_person',
  title: words('人'),
  area: 'master',
  path: '/test/person',
  key: ['person_cd'],
  nameField: 'person_nm',
  fields: { person_cd: code(words('コード')), person_nm: name(words('名前')) },
  columns: ['person_cd'],
})
const skill = master({
  name: 'inside_test_skill',
  title: words('力量'),
  area: 'master',
  path: '/test/skill',
  key: ['person_cd', 'skill_cd'],
  nameField: 'skill_cd',
  fields: {
    person_cd: reference(words('人'), person),
    skill_cd: code(words('力量')),
    level: integer(words('レベル'), 1, 5, { initial: '1' }),
  },
  columns: ['skill_cd'],
})
const [set] = inside(person, [{ rows: skill }]).sets
if (!set) throw new Error('One set was defined')
const sheet = sheetOf(set)
const row = (skill_cd: string, level: number, update_cnt = 0): MasterRow => ({
  ...{ person_cd: 'P1', skill_cd, level, update_cnt, abort_div: '0' },
  ...{ create_user: 'SATO', create_dt: '', update_user: 'SATO', update_dt: '' },
  abilities: { edit: true, abolish: true },
})
const stored = [row('CUT', 2), row('WELD', 3, 4)]
const content = contentOfRows(sheet, stored)
const type = (line: number, field: string, text: string, now = content) =>
  writeLines(sheet, now, [{ line, field, text }], '2026-11-18')
const changes = (now: typeof content) => changesIn(set, sheet, now, stored, { person_cd: 'P1' })

describe('rows inside a record', () => {
  it('show everything but what they belong to', () => {
    expect(Object.keys(sheet.lines)).toEqual(['skill_cd', 'level'])
  })

  it('are written only where something was typed, with the key that they belong to', () => {
    const added = type(2, 'skill_cd', 'grind', type(1, 'level', '５'))
    expect(changes(content)).toEqual({ typed: [], removed: [] })
    expect(isTouched(sheet, content, stored)).toBe(false)
    expect(isTouched(sheet, added, stored)).toBe(true)
    expect(changes(added).typed).toMatchObject([
      { at: 1, row: { person_cd: 'P1', skill_cd: 'WELD', level: 5, assign_mode: '1', update_cnt: 4 } },
      { at: 2, row: { person_cd: 'P1', skill_cd: 'GRIND', level: 1, assign_mode: '0', update_cnt: 0 } },
    ])
  })

  it('keep the key of what is stored', () => {
    expect(type(0, 'skill_cd', 'other')).toEqual(content)
  })

  it('are removed with the count at which they were seen', () => {
    expect(changes(removeLines(content, 1, 1)).removed).toEqual([
      { person_cd: 'P1', skill_cd: 'WELD', update_cnt: 4, abort_div: '2' },
    ])
  })

  it('follow someone else’s change where I typed nothing, and are marked where both did', () => {
    const mine = type(1, 'skill_cd', 'new', removeLines(type(0, 'level', '5'), 1, 1))
    const latest = [row('CUT', 4, 1), row('PAINT', 1), row('WELD', 3, 4)]
    const merged = mergeRows(set, sheet, mine, stored, latest)
    expect(merged.lines.map(({ values, lineNo }) => [values['skill_cd'], values['level'], lineNo])).toEqual([
      ['CUT', '5', 1],
      ['PAINT', '1', 2],
      ['NEW', '1', 0],
    ])
    expect(merged.lines[0]?.wrong['level']?.params).toEqual({ value: '4' })
    expect(withoutConflicts(merged).lines[0]?.wrong).toEqual({})
    const untouched = mergeRows(set, sheet, content, stored, latest)
    expect(untouched.lines.map(({ values }) => values['level'])).toEqual(['4', '1', '3'])
  })

  it('come back out of a draft as they were typed, what is wrong with them included', () => {
    const typed = type(0, 'level', '多', type(1, 'skill_cd', 'new', removeLines(content, 1, 1)))
    const kept: unknown = JSON.parse(JSON.stringify({ [skill.name]: { stored, content: typed } }))
    const draft = insideDraft.parse(kept)[skill.name]
    if (!draft) throw new Error('Nothing was kept')
    const again = mergeRows(set, sheet, draft.content, draft.stored, stored)
    expect(again).toEqual(typed)
    expect(again.lines[0]?.wrong['level']?.typed).toBe('多')
    expect(changes(again)).toEqual(changes(typed))
    const latest = [row('CUT', 2), row('WELD', 3, 4), row('PAINT', 1)]
    const merged = mergeRows(set, sheet, draft.content, draft.stored, latest)
    expect(merged.lines.map(({ values }) => values['skill_cd'])).toEqual(['CUT', 'PAINT', 'NEW'])
  })
})
