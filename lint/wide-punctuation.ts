import type { Finding, Rule } from './sources.ts'

/** Marks as Japanese and Chinese write them. */
const wide = /[（）、。：；！？「」／]/u
const between = /^[（）、。：；！？「」／\s]+$/u

/** Japanese for everybody, as what accounting programs and partners' files call things; or signs that follow the words beside them. */
const isTheirs = (path: string): boolean =>
  /-target\.ts$|journal-layouts\.ts$|bank-text\.ts$|source-text\.ts$|gantt-words\.ts$|in-brackets\.ts$|(^|\/)demo\/|^(e2e|db|test|bench|lint)\//.test(
    path,
  )

/** Words that are put together in code say brackets and commas in the reader's language (`platform/contract/punctuation.ts`). */
export const widePunctuation: Rule = ({ code }) =>
  code
    .filter(
      (source) =>
        !source.isTest && !isTheirs(source.path) && !/\.text\.ts$|punctuation\.ts$/.test(source.path),
    )
    .flatMap((source) => {
      const findings: Finding[] = []
      const texts: (readonly [number, number])[] = []
      const found: { readonly start: number; readonly mark: string }[] = []
      source.visit({
        Property({ key, start, end }) {
          if (key.type === 'Identifier' && /^(ja|en|zh)$/.test(key.name)) texts.push([start, end])
        },
        TemplateLiteral({ quasis, expressions, start }) {
          const mark = quasis.map(({ value }) => wide.exec(value.cooked ?? '')?.[0]).find(Boolean)
          if (mark && expressions.length > 0) found.push({ start, mark })
        },
        Literal({ value, start }) {
          if (typeof value === 'string' && between.test(value) && wide.test(value))
            found.push({ start, mark: value })
        },
      })
      for (const { start, mark } of found)
        if (!texts.some(([from, to]) => from <= start && start < to))
          findings.push(
            source.finding(
              start,
              `"${mark}" stands in every language here. Use bracketed, listed or labelled of platform/contract/punctuation.ts, or a text with a {hole}.`,
            ),
          )
      return findings
    })
