import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { abortDivision, codes } from './code-table.ts'
import { choice, code, flag, integer, kana, name, text } from './fields.ts'
import { quantity } from './field-kinds.ts'
import { languages, say } from './text.ts'
import { explainIssues } from './validation.ts'

const label = { ja: '項目', en: 'Field', zh: '项目' }

function explained(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value, { reportInput: true })
  const [first] = explainIssues(parsed.error?.issues ?? [])
  return first && [first.code, ...languages.map((language) => say(first.text, language, first.params))]
}

describe('What is wrong with a value', () => {
  it.each([
    [code(label, 3).schema, undefined, 'V_REQUIRED', '入力してください。', 'Required.', '请输入。'],
    [code(label, 3).schema, ' ', 'V_REQUIRED', '入力してください。', 'Required.', '请输入。'],
    [
      code(label, 3).schema,
      5,
      'V_INVALID',
      '正しい値を入力してください。',
      'Enter a valid value.',
      '请输入正确的值。',
    ],
    [
      code(label, 3).schema,
      'ABCD',
      'V_TOO_LONG',
      '3文字以内で入力してください。',
      'At most 3 characters.',
      '最多3个字符。',
    ],
    [
      code(label).schema,
      'A B',
      'V_CODE',
      '半角の英数字と記号（. _ / + # -）で入力してください。',
      'Use letters, digits and . _ / + # - only.',
      '请使用半角字母、数字和 . _ / + # -。',
    ],
    [name(label).schema, '  ', 'V_REQUIRED', '入力してください。', 'Required.', '请输入。'],
    [kana(label).schema, '漢字', 'V_KANA', 'カタカナで入力してください。', 'Use katakana.', '请使用片假名。'],
    [choice(label, abortDivision).schema, '7', 'V_CHOOSE', '選択してください。', 'Choose one.', '请选择。'],
    [
      choice(label, abortDivision).schema,
      undefined,
      'V_CHOOSE',
      '選択してください。',
      'Choose one.',
      '请选择。',
    ],
    [
      flag(label).schema,
      'yes',
      'V_INVALID',
      '正しい値を入力してください。',
      'Enter a valid value.',
      '请输入正确的值。',
    ],
    [
      integer(label, 1, 9).schema,
      'x',
      'V_NUMBER',
      '数値で入力してください。',
      'Enter a number.',
      '请输入数字。',
    ],
    [
      integer(label, 1, 9).schema,
      1.5,
      'V_NUMBER',
      '数値で入力してください。',
      'Enter a number.',
      '请输入数字。',
    ],
    [integer(label, 1, 9).schema, 10, 'V_RANGE', '1〜9で入力してください。', 'Enter 1 to 9.', '请输入1～9。'],
    [
      quantity(label, { positive: true }).schema,
      '-1',
      'V_POSITIVE',
      '0より大きく999,999,999以下で入力してください。',
      'Enter more than 0 and at most 999,999,999.',
      '请输入大于0且不超过999,999,999的数。',
    ],
    [
      z.string().min(6),
      'abc',
      'V_TOO_SHORT',
      '6文字以上で入力してください。',
      'At least 6 characters.',
      '至少6个字符。',
    ],
  ])('is said in three languages (%#)', (schema, value, ...words) => {
    expect(explained(schema, value)).toEqual(words)
  })

  it('names the cell of a line', () => {
    const schema = z.object({ lines: z.array(z.object({ qty: integer(label, 1, 9).schema })) })
    const parsed = schema.safeParse({ lines: [{ qty: 1 }, { qty: 0 }] }, { reportInput: true })
    expect(explainIssues(parsed.error?.issues ?? [])).toMatchObject([
      { path: 'lines.1.qty', code: 'V_RANGE' },
    ])
  })
})

describe('Fields', () => {
  it('accept what people type and give what is stored', () => {
    expect(code(label).schema.parse(' ａ-1 ')).toBe('A-1')
    expect(kana(label).schema.parse('ｶﾅ')).toBe('カナ')
    expect(kana(label).schema.parse(undefined)).toBe('')
    expect(text(label).schema.parse(undefined)).toBe('')
    expect(text(label, 5, { required: true }).schema.safeParse('').success).toBe(false)
    expect(flag(label).schema.parse(undefined)).toBe(false)
  })

  it('tell their range to the OpenAPI document', () => {
    expect(z.toJSONSchema(integer(label, 1, 9).schema)).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 9,
    })
  })
})

describe('Code tables', () => {
  it('give the codes as text, the words and the rule', () => {
    const kinds = codes('kind', { '010': label, '050': label })
    expect(kinds.codes).toEqual(['010', '050'])
    expect(kinds.schema.parse('010')).toBe('010')
    expect(kinds.schema.safeParse('10').success).toBe(false)
    expect(abortDivision.codes).toEqual(['0', '1', '2'])
    expect(abortDivision.texts['2'].ja).toBe('廃止')
  })
})
