import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The browser says these for an answer that is not ours, by its status (`platform/web/api/read-answer.ts`). */
const spokenByStatus = 'platform/contract/error-catalogue.ts'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && !/\.(test|e2e)\.tsx?$|^(test|e2e|bench|lint)\//.test(path))
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

interface Declared {
  readonly code: string
  readonly path: string
  readonly block: string
}

const declared: readonly Declared[] = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^export const (\w+) = errors\(\{\n([^]*?)\n\}\)/gm)].flatMap(
    ([, block = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w+): \{/gm)].map(([, code = '']) => ({ code, path, block })),
  ),
)

/** Without what an endpoint or a master lists: being listed throws nothing. */
const written = sources
  .map(({ text }) => text.replace(/errors: \[[^\]]*(?:\[\d+\][^\]]*)*\]/g, ''))
  .join('\n')

it('the declarations have been found', () => {
  expect(declared.length).toBeGreaterThan(200)
})

it('every error that is declared is thrown somewhere', () => {
  const isThrown = ({ code, block }: Declared): boolean =>
    /^\d/.test(code)
      ? written.includes(`${block}[${code}]`)
      : new RegExp(`\\.${code}\\b|'${code}'|\\b${code}\\.with`).test(written)
  const isSpoken = ({ path, block }: Declared) => path === spokenByStatus && block === 'http'
  const idle = declared.filter((one) => !isThrown(one) && !isSpoken(one))
  expect(idle.map(({ code }) => code)).toEqual([])
})
