/** The three languages of the product. Japanese is the default; a saved choice wins (decisions.md). */
export const languages = ['ja', 'en', 'zh'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'ja'

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value)

/** Words that a person reads. The type makes a missing translation a compile error. */
export interface Text {
  readonly ja: string
  readonly en: string
  readonly zh: string
}

/** What is filled in; a `Text` is filled in in the reader's language. */
export type TextParam = string | number | Text
export type TextParams = Readonly<Record<string, TextParam>>

/** Identity with a type: a file of words is `texts({ save: { ja, en, zh } })`. */
export const texts = <const T extends Record<string, Text>>(words: T): T => words

/**
 * `{name}` in the text is replaced by the parameter of that name; an unknown name stays visible. English tells one from many:
 * `{count|# line|# lines}`, where # is the number.
 */
export const say = (text: Text, language: Language, params: TextParams = {}): string =>
  text[language].replace(hole, (whole, name: string, one?: string, many?: string) => {
    const param = params[name]
    if (param === undefined) return whole
    const said = typeof param === 'object' ? param[language] : asRead(name, String(param))
    const form = said === '1' ? one : many
    return form === undefined ? said : form.replace('#', () => said)
  })

/** Days and months travel as `yyyy-mm-dd` and are read as `yyyy/mm/dd`; a lot or a number of the same form stays what it is. */
const asRead = (name: string, value: string): string =>
  ofDays.test(name) && /^\d{4}-\d\d(-\d\d)?$/.test(value) ? value.replaceAll('-', '/') : value

const ofDays =
  /(^|_)(date|day|dt|month|period|from|to|until|since|before|after|other|due|start|end|first|last)$/

const hole = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/** Words of one thing behind what it belongs to: the calls of a definition. */
export const wordsAbout =
  (title: Text) =>
  (ja: string, en: string, zh: string): Text => ({
    ja: `${title.ja}：${ja}`,
    en: `${title.en}: ${en}`,
    zh: `${title.zh}：${zh}`,
  })
