import type { Finding, Rule, Source } from './sources.ts'

interface Forbidden {
  readonly pattern: RegExp
  readonly advice: string
  readonly where?: (source: Source) => boolean
}

const inCode = (source: Source) => source.isCode

const forbidden: readonly Forbidden[] = [
  {
    pattern: /(?<![\w.:/*-])\/(work|root|home|Users)\/[\w.-]+/,
    advice: 'This path exists on one machine. Make it relative to the repository, or a setting.',
  },
  {
    pattern: /\b(TODO|FIXME)\b/,
    advice: 'Finish it, or write an issue and leave the code as it is.',
  },
  {
    pattern: /\bas any\b(?! [a-z])/,
    advice: 'Say what it is: narrow it with a check, parse it with zod, or use unknown.',
    where: inCode,
  },
  {
    pattern: /@ts-(ignore|nocheck)/,
    advice: 'Correct the type. In a test that a type refuses, use @ts-expect-error.',
    where: inCode,
  },
  {
    pattern: /(eslint|oxlint)-disable/,
    advice:
      'Correct the code. When a rule is wrong for the whole product, change .oxlintrc.json and say why.',
    where: (source) => /\.(tsx?|css|js|mjs)$/.test(source.path),
  },
  {
    pattern: /jsonb_to_recordset\(\s*\$\{/,
    advice: 'A misspelt column would be NULL. Send rows with sentRows, which knows what they have.',
    where: (source) => source.isCode && source.path !== 'platform/server/database/sent-rows.ts',
  },
]

const notWrittenByHand =
  /(^package-lock\.json$)|\.(png|jpg|ico|woff2?|ttf|pdf)$|^db\/migrations\/tables\.json$/

/** What never stands in a tracked file; this file and its test have to name it. */
export const forbiddenWords: Rule = ({ all }) =>
  all
    .filter(({ path }) => !notWrittenByHand.test(path) && !path.startsWith('lint/forbidden-words'))
    .flatMap((source): readonly Finding[] =>
      forbidden
        .filter(({ where }) => where?.(source) ?? true)
        .flatMap(({ pattern, advice }) => {
          const match = pattern.exec(source.text)
          return match ? [source.finding(match.index, `"${match[0]}": ${advice}`)] : []
        }),
    )
