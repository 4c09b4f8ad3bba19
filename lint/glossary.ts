import { languages, type Language } from '#platform/contract/text.ts'
import type { Finding, Rule, Source } from './sources.ts'
import { senses, strays } from './glossary-terms.ts'
import { textOf } from './translations.ts'

/** A text as it stands somewhere, written out in all three languages. */
interface Written {
  readonly source: Source
  readonly start: number
  readonly said: Readonly<Record<Language, string>>
}

/** One meaning has one word in each language: what is the same in Japanese is the same in English and Chinese, and strays are none of ours. */
export const glossary: Rule = ({ code }) => {
  const all = code
    .filter((source) => !source.isTest && !source.path.startsWith('lint/'))
    .flatMap((source) => writtenIn(source))
  return [...all.flatMap(strayIn), ...differing(all)]
}

function writtenIn(source: Source): readonly Written[] {
  const found: Written[] = []
  source.visit({
    ObjectExpression(node) {
      const text = textOf(node)
      if (!text || languages.some((language) => text[language].composed)) return
      found.push({
        source,
        start: node.start,
        said: { ja: text.ja.text, en: text.en.text, zh: text.zh.text },
      })
    },
  })
  return found
}

const strayIn = ({ source, start, said }: Written): readonly Finding[] =>
  strays
    .filter(({ language, word, about }) => word.test(said[language]) && (about?.test(said.ja) ?? true))
    .map(({ language, instead }) =>
      source.finding(
        start,
        `${language} says "${said[language]}" of 「${said.ja}」. The word here is: ${instead}.`,
      ),
    )

function differing(all: readonly Written[]): readonly Finding[] {
  const first = new Map<string, Written>()
  return all.flatMap((written) => {
    const { ja, en, zh } = written.said
    const known = senses[ja]
    if (known)
      return known.some((sense) => sense[0] === en && sense[1] === zh)
        ? []
        : [different(written, known.map((sense) => sense.join(' / ')).join(', '))]
    const before = first.get(ja)
    if (!before) first.set(ja, written)
    return !before || (before.said.en === en && before.said.zh === zh)
      ? []
      : [different(written, `${before.said.en} / ${before.said.zh} (${before.source.path})`)]
  })
}

const different = ({ source, start, said }: Written, elsewhere: string): Finding =>
  source.finding(
    start,
    `「${said.ja}」 is "${said.en} / ${said.zh}" here and "${elsewhere}" elsewhere. Use the same words, or add a meaning to lint/glossary-terms.ts.`,
  )
