import type { ObjectExpression } from 'oxc-parser'
import { languages, type Language } from '#platform/contract/text.ts'
import type { Finding, Rule, Source } from './sources.ts'

/** Written alike in every language. */
const properNames =
  /\b(Kaname|Excel|PostgreSQL|PGlite|OpenID Connect|OpenAPI|Prometheus|English|Ctrl|Shift|Enter|Esc|iPhone|iPad|kg|mm|cm|ml)\b|要|日本語|中文/g

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const han = /\p{Script=Han}/u
const kana = /[\u3041-\u3096\u30A1-\u30FA\uFF66-\uFF9D]/u
/** Kanji in a form that simplified Chinese does not write: a Japanese word that was left standing. */
const japaneseForm =
  /[検発図売円気対転単駅実変価両伝処廃収歩帰経済総関覧択獲業計語説設読認証請購買質貨員項預領題類願風飛館験働営査録権機構様標準確現産続績継納組細終給統絶編緊線縮総]/u
const words = /[a-z]{2}/
/** Marks and spaces as wide as a kanji. */
const wide = /[\u3000-\u3003\u3008-\u3011\u301c\uff01-\uff5e]/u

/** Every `{ ja, en, zh }` says the same in three languages, and each in its own. */
export const translations: Rule = ({ code }) =>
  code
    .filter((source) => !source.isTest && !source.path.startsWith('lint/'))
    .flatMap((source) => {
      const findings: Finding[] = []
      source.visit({
        ObjectExpression(node) {
          const said = textOf(node)
          if (said) findings.push(...faults(said).map((fault) => source.finding(node.start, fault)))
        },
      })
      return findings
    })

/** `{ ja: 'ja', zh: 'zh-CN', … }` names the languages for a machine; nobody reads it. */
const languageTag = /^[a-z]{2}([-_][A-Z]\w+)?$/

interface Said {
  readonly text: string
  /** A part comes from elsewhere (`${title.ja}`), so the rest need not stand on its own. */
  readonly composed: boolean
}

/** The object as a text, when its keys are the languages and its values are written out. */
export function textOf(node: ObjectExpression): Readonly<Record<Language, Said>> | undefined {
  const said = new Map<string, Said>()
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined
    const { value } = property
    if (value.type === 'Literal' && typeof value.value === 'string')
      said.set(property.key.name, { text: value.value, composed: false })
    if (value.type === 'TemplateLiteral')
      said.set(property.key.name, {
        text: value.quasis.map((quasi) => quasi.value.cooked ?? '').join(''),
        composed: value.expressions.length > 0,
      })
  }
  const [ja, en, zh] = languages.map((language) => said.get(language))
  if (!ja || !en || !zh) return undefined
  return [ja, en, zh].every(({ text }) => languageTag.test(text)) ? undefined : { ja, en, zh }
}

function faults(said: Readonly<Record<Language, Said>>): readonly string[] {
  const found: string[] = []
  for (const language of languages)
    if (!said[language].text.trim() && !said[language].composed)
      found.push(
        `${language} is empty. Say it in ${languageNames[language]}; a sentence that was cut in two is one text with a {hole}.`,
      )

  const expected = holes(said.ja.text)
  for (const language of ['en', 'zh'] as const)
    if (holes(said[language].text) !== expected)
      found.push(
        `${language} has the holes ${holes(said[language].text) || '(none)'} and ja has ${expected || '(none)'}. Use the same names in all three.`,
      )

  const plain = (language: Language) =>
    said[language].text.replace(properNames, '').replace(/\{\w+(\|[^{}]*)?\}/g, '')
  if (!said.ja.composed && !japanese.test(plain('ja')) && words.test(plain('ja')))
    found.push(
      `ja is not Japanese: "${said.ja.text}". Translate it, or add a proper name to lint/translations.ts.`,
    )
  if (!said.zh.composed && !han.test(plain('zh')) && words.test(plain('zh')))
    found.push(
      `zh is not Chinese: "${said.zh.text}". Translate it, or add a proper name to lint/translations.ts.`,
    )
  if (kana.test(plain('zh'))) found.push(`zh contains kana: "${said.zh.text}". Say it in Chinese.`)
  const foreign = japaneseForm.exec(plain('zh'))
  if (foreign)
    found.push(`zh contains "${foreign[0]}", which simplified Chinese does not write: "${said.zh.text}".`)
  if (japanese.test(plain('en')))
    found.push(`en contains Japanese or Chinese: "${said.en.text}". Say it in English.`)
  if (wide.test(said.en.text))
    found.push(`en contains a full-width sign: "${said.en.text}". Use the half-width one.`)
  return found
}

const languageNames: Readonly<Record<Language, string>> = { ja: 'Japanese', en: 'English', zh: 'Chinese' }

function holes(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map((match) => `{${match[1]}}`))]
    .sort()
    .join(' ')
}

/** Where words may stand: in a text file or a contract, and in tests and tools, which nobody reads on a screen. */
export function mayHoldWords(source: Source): boolean {
  return /\.text\.ts$|(^|\/)contract\//.test(source.path) || source.isTest
}
