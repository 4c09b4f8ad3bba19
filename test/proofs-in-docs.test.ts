import { expect, it } from 'vitest'
import { readTree } from '../lint/tree.ts'

/** What docs/ name beside a rule or a finding is there: whoever follows it finds the file, and the test in it. */
const files = readTree()
const tests = Object.keys(files).filter((path) => /\.(?:test\.tsx?|e2e\.ts|soak\.ts)$/.test(path))
const plain = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ')
const written = tests
  .filter((path) => !path.endsWith('proofs-in-docs.test.ts'))
  .map((path) => plain(files[path] ?? ''))
const headings = new Set(['test', 'proved by', 'where it is proved'])

/** The last cells of the tables that name tests, with their lines. */
function proofsIn(page: string): readonly { readonly line: number; readonly cell: string }[] {
  const found: { line: number; cell: string }[] = []
  let isTable = false
  let tellsTests = false
  for (const [at, row] of page.split('\n').entries()) {
    const cell = row.startsWith('|') ? (row.split('|').at(-2)?.trim() ?? '') : ''
    if (!isTable) tellsTests = headings.has(cell)
    else if (tellsTests && cell !== '' && !/^-+:?$/.test(cell)) found.push({ line: at + 1, cell })
    isTable = row.startsWith('|')
  }
  return found
}

/** `server/ledger/ledger.server.test.ts`, `ledger.server.test`, or `ledger` alone. */
const isTestFile = (name: string): boolean => tests.some((path) => isAt(path, name) || isAt(path, `${name}.`))
/** A table names a page, a source or a folder, too. */
const isPlace = (name: string): boolean =>
  /\.(?:md|tsx?)$|\/$/.test(name) && Object.keys(files).some((path) => isAt(path, name))
/** A function of the tests. */
const isAsked = (name: string): boolean =>
  /[a-z][A-Z]/.test(name) && written.some((text) => text.includes(name.replace('()', '')))

const isAt = (path: string, name: string): boolean => {
  const [folder = '', file] = name.split('*')
  if (file === undefined) return `/${path}`.includes(`/${name}`)
  return `/${path}`.includes(`/${folder}`) && path.includes(file)
}

const missingIn = (page: string): readonly string[] =>
  proofsIn(page).flatMap(({ line, cell }) =>
    [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([said, name, title]) => {
      const isThere =
        title === undefined
          ? name?.startsWith('make ') ||
            name === 'lint' ||
            [isTestFile, isPlace, isAsked].some((is) => is(name ?? ''))
          : written.some((text) => text.includes(plain(title).replace(/…$/, '')))
      return isThere ? [] : [`${line}: ${said}`]
    }),
  )

const pages = Object.keys(files).filter((path) => /^docs\/[^/]+\.md$/.test(path))

it.each(pages.filter((page) => proofsIn(files[page] ?? '').length > 0))(
  'every test that %s names is there',
  (page) => {
    expect(missingIn(files[page] ?? '')).toEqual([])
  },
)

it('the pages that must show their tests do', () => {
  for (const page of ['docs/stock.md', 'docs/master.md', 'docs/security.md', 'docs/planning.md'])
    expect(proofsIn(files[page] ?? '').length).toBeGreaterThan(30)
})

it('a test that is gone is missed', () => {
  const rows = [
    '| a | `ledger.server.test.ts` "the ledger can be neither…" |',
    '| b | `gone.test.ts` "no such words" |',
  ]
  expect(missingIn(['| rule | test |', '| --- | --- |', ...rows].join('\n'))).toEqual([
    '4: `gone.test.ts`',
    '4: "no such words"',
  ])
})
