import type { Language, Text } from '#platform/contract/text.ts'
import { asWritten, type Wording } from '#platform/server/module/demo.ts'
import { addresses } from './words/addresses.ts'
import { goods } from './words/goods.ts'
import { organization } from './words/organization.ts'
import { partners } from './words/partners.ts'
import { people } from './words/people.ts'
import { works } from './words/works.ts'

/** Every phrase of the demo company. What it is called is composed of them, without anything between them but figures and Latin letters. */
export const demoWords: readonly Text[] = [
  ...organization,
  ...people,
  ...partners,
  ...addresses,
  ...goods,
  ...works,
]

const wordOf = new Map(demoWords.map((word) => [word.ja, word]))

/** Where phrases begin alike, the longest counts. */
const anyWord = new RegExp([...wordOf.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g')

const japanese = /[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uffef]+/

/** The language of the demo company. A text without its translation is refused: it would stand there in Japanese. */
export function wordingIn(language: Language): Wording {
  if (language === 'ja') return asWritten
  return {
    text(written) {
      const [unknown] = japanese.exec(written.replace(anyWord, '')) ?? []
      if (unknown !== undefined)
        throw new Error(`db/demo/words does not say what 「${unknown}」 of 「${written}」 is in ${language}.`)
      return written.replace(anyWord, (ja) => wordOf.get(ja)?.[language] ?? ja)
    },
    reading: (kana, name) => (kana === '' ? '' : readingIn[language](name)),
  }
}

/** English names are read as they are written; the signs are those that a reading may have. Chinese ones have no kana. */
const readingIn = {
  en: (name: string) =>
    name
      .replace(/[^0-9A-Za-z().&-]+/g, ' ')
      .trim()
      .slice(0, 60),
  zh: () => '',
} as const
