import { describe, expect, it } from 'vitest'
import { name, remarks } from './fields.ts'
import { email } from './field-kinds.ts'
import { say } from './text.ts'
import { explainIssues } from './validation.ts'
import { optionalLine, requiredLine } from './written-text.ts'

const words = { ja: '名称', en: 'Name', zh: '名称' }
const reasonOf = (schema: ReturnType<typeof requiredLine>, typed: string) => {
  const { error } = schema.safeParse(typed, { reportInput: true })
  const [found] = explainIssues(error?.issues ?? [])
  return found && say(found.text, 'ja', found.params)
}
const line = (typed: string) => reasonOf(requiredLine(60), typed)

describe('a text of one line', () => {
  it.each([
    ['ねじ\nM6', '3文字目に改行があります。削除してください。'],
    ['ねじ\tM6', '3文字目にタブがあります。削除してください。'],
    ['ねじ\u0007', '3文字目に制御文字（U+0007）があります。削除してください。'],
    ['注文\u202Etxt.exe', '3文字目に文字の向きを変える見えない文字（U+202E）があります。削除してください。'],
    ['高\u200B橋', '2文字目に幅のない文字（U+200B）があります。削除してください。'],
    ['𠮷野\u2060屋', '3文字目に幅のない文字（U+2060）があります。削除してください。'],
    ['ねじ\u2028M6', '3文字目に改行があります。削除してください。'],
    ['ねじ\u3164', '3文字目に幅のない文字（U+3164）があります。削除してください。'],
  ])('%j is refused, and the sign is named', (typed, reason) => expect(line(typed)).toBe(reason))

  it('what the trade writes is taken: old forms with their selectors, wave dash, postal mark, wide blanks', () => {
    const written = [
      '葛\u{E0100}城',
      '辻\u{E0101}',
      '神\uFE00',
      '5〜10',
      '〄',
      '髙﨑　製作所',
      'φ4 ±0.02',
      '①㈱',
    ]
    expect(written.map((typed) => requiredLine(60).parse(typed))).toEqual(written)
  })

  it('what a spreadsheet puts at its ends goes', () => {
    expect(requiredLine(60).parse(' 六角ボルト\r\n')).toBe('六角ボルト')
    expect(optionalLine(60).parse('\uFEFF\t六角ボルト\n')).toBe('六角ボルト')
    expect(line('\n')).toBe('入力してください。')
  })

  it('is what a field of a form has', () => {
    expect(name(words).schema.safeParse('a\u200Bb').error?.issues[0]?.message).toBe('V_SIGN')
    expect(email(words).schema.safeParse('a\u200Bb@example.jp').success).toBe(false)
  })
})

describe('a text of several lines', () => {
  const { schema } = remarks(words)
  it('has line breaks, in one way only, and no other sign of that kind', () => {
    expect(schema.parse('一行目\r\n二行目\r三行目\n')).toBe('一行目\n二行目\n三行目')
    for (const sign of ['\t', '\u0000', '\u202E', '\u200B', '\u2028', '\u0085'])
      expect(schema.safeParse(`一行目${sign}二`).error?.issues[0]?.message, JSON.stringify(sign)).toBe(
        'V_SIGN',
      )
  })
})
