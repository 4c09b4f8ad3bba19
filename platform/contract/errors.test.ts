import { describe, expect, expectTypeOf, it } from 'vitest'
import { BusinessError, errors } from './errors.ts'
import { languages, say, type TextParam } from './text.ts'

const sample = errors({
  SAMPLE_WITH_HOLES: { ja: '{code}の{name}', en: '{name} of {code}', zh: '{code}的{name}' },
  SAMPLE_PLAIN: { ja: '誤り', en: 'Wrong', zh: '错误' },
})

describe('Declared errors', () => {
  it('are thrown with exactly the parameters that their text has', () => {
    expectTypeOf<Parameters<typeof sample.SAMPLE_WITH_HOLES.with>>().toEqualTypeOf<
      [params: Readonly<Record<'code' | 'name', TextParam>>]
    >()
    expectTypeOf<[]>().toExtend<Parameters<typeof sample.SAMPLE_PLAIN.with>>()
    const error = sample.SAMPLE_WITH_HOLES.with({ code: 'A', name: 'B' })
    expect(error).toBeInstanceOf(BusinessError)
    expect(languages.map((language) => error.say(language))).toEqual(['AのB', 'B of A', 'A的B'])
  })

  it('can be shown at a field', () => {
    const { fields, code } = sample.SAMPLE_PLAIN.with().at('item_cd')
    expect(code).toBe('SAMPLE_PLAIN')
    expect(fields).toMatchObject([{ path: 'item_cd', code: 'SAMPLE_PLAIN' }])
  })

  it('cannot be declared twice', () => {
    expect(() => errors({ SAMPLE_PLAIN: { ja: 'a', en: 'a', zh: 'a' } })).toThrow('SAMPLE_PLAIN')
  })
})

describe('Texts', () => {
  it('are filled by name; a name that is not given stays visible', () => {
    expect(say({ ja: '{a} {b} {a}', en: '', zh: '' }, 'ja', { a: 1 })).toBe('1 {b} 1')
    expect(say({ ja: '{n}件', en: '{n} rows', zh: '{n}条' }, 'en', { n: 2 })).toBe('2 rows')
    const state = { ja: '開始前', en: 'not started', zh: '未开始' }
    expect(say({ ja: '「{it}」', en: '“{it}”', zh: '“{it}”' }, 'zh', { it: state })).toBe('“未开始”')
  })
})
