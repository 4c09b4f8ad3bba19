import { expect, it } from 'vitest'
import { forbiddenWords } from './forbidden-words.ts'
import { tryRule } from './try-rule.ts'

it.each([
  ['docs/operations.md', 'see /home/tanaka/kaname/data', 'relative to the repository'],
  ['docs/operations.md', 'TODO: write this', 'Finish it'],
  ['app/server.ts', 'const x = y as any', 'narrow it'],
  ['app/server.ts', '// @ts-ignore', 'Correct the type'],
  ['app/server.ts', '// oxlint-disable-next-line no-console', 'Correct the code'],
  ['app/server.ts', 'jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)', 'sentRows'],
])('%s: %s', (path, text, advice) => {
  expect(tryRule(forbiddenWords, { [path]: text }).join('')).toContain(advice)
})

it.each([
  [
    'docs/operations.md',
    'Put it under /srv/kaname and ~/data; /api/work/getList is a path of ours: GET /api/home/x',
  ],
  ['app/server.ts', '// the same as any other'],
  ['app/routes.ts', `import { x } from './work/list.ts'`],
])('lets pass %s: %s', (path, text) => {
  expect(tryRule(forbiddenWords, { [path]: text })).toEqual([])
})
