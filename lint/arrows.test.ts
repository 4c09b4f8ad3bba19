import { describe, expect, it } from 'vitest'
import { arrows } from './arrows.ts'
import { tryRule } from './try-rule.ts'

const imports = (path: string, specifier: string) =>
  tryRule(arrows, { [path]: `import { it } from '${specifier}'\nit()` })

describe('imports that follow the arrows pass', () => {
  it.each([
    ['app/server.ts', '#modules/system/server/index.ts'],
    ['app/server.ts', 'fastify'],
    ['app/web/main.tsx', '#modules/system/web/sign-in/sign-in.tsx'],
    ['modules/stock/server/issue.ts', '#modules/master/server/index.ts'],
    ['modules/stock/server/issue.ts', '#modules/master/server/views.ts'],
    ['modules/stock/server/issue.ts', '#planning/calendar/days.ts'],
    ['modules/stock/server/issue.ts', 'drizzle-orm'],
    ['modules/stock/server/tables.ts', '#modules/master/server/tables.ts'],
    ['modules/stock/web/list/list.tsx', '../../contract/stock.ts'],
    ['modules/stock/web/list/list.tsx', 'react'],
    ['modules/stock/web/list/list.tsx', './list.css'],
    ['app/web/main.tsx', '#platform/web/kit/theme/base.css'],
    ['modules/stock/contract/stock.ts', '#modules/master/contract/item.ts'],
    ['planning/mrp/explode.ts', '#platform/contract/quantity.ts'],
    ['platform/server/http/server.ts', '#platform/contract/endpoint.ts'],
    ['platform/server/http/server.server.test.ts', '#app/routes.ts'],
    ['modules/stock/server/issue.server.test.ts', '../../../test/company.ts'],
  ])('%s → %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([])
  })
})

describe('imports against the arrows are refused, with what to do instead', () => {
  it.each([
    ['platform/server/http/server.ts', '#modules/system/server/index.ts', 'the platform knows no business'],
    ['platform/contract/text.ts', '#platform/server/settings.ts', 'Move the shared part into contract/'],
    ['platform/web/grid.tsx', '#platform/server/settings.ts', 'call the endpoint'],
    ['platform/server/http/server.ts', '#platform/contract/stated.ts', 'Read the value with its schema'],
    ['modules/stock/contract/stock.ts', '#platform/contract/stated.ts', 'Read the value with its schema'],
    ['platform/web/grid.tsx', 'drizzle-orm/pg-core', 'Do it in server/ behind an endpoint'],
    ['platform/server/http/server.ts', 'react', 'Do it in web/'],
    ['modules/stock/contract/stock.ts', 'node:fs', 'Do it in server/'],
    ['modules/stock/contract/stock.ts', '../server/issue.ts', 'Move the shared part into contract/'],
    ['modules/stock/server/issue.ts', '../web/list/list.tsx', 'Move what both sides need into contract/'],
    ['modules/stock/web/list/list.tsx', '../../server/issue.ts', 'call the endpoint'],
    ['modules/stock/web/list/list.tsx', '#modules/master/web/item/item.tsx', 'Import its contract/'],
    ['modules/stock/web/list/list.tsx', '#platform/web/kit/grid/grid.css', 'Use the part'],
    ['modules/stock/server/issue.ts', '#modules/sales/server/index.ts', 'let sales register itself'],
    [
      'modules/stock/server/issue.ts',
      '#modules/master/server/list-items.ts',
      'modules/master/server/index.ts',
    ],
    ['modules/stock/server/issue.ts', '#modules/master/server/tables.ts', 'entered through its face'],
    ['modules/stock/server/issue.ts', '#modules/parking/server/index.ts', 'Add it to moduleOrder'],
    ['modules/stock/server/issue.ts', '#app/server.ts', 'let app/ hand it in'],
    ['modules/stock/server/issue.ts', '#db/demo/company.ts', 'only app/ reads db/'],
    ['modules/stock/server/issue.ts', '../../../test/company.ts', 'is for tests only'],
    ['planning/mrp/explode.ts', 'node:crypto', 'planning is pure'],
    ['planning/mrp/explode.ts', '#platform/server/settings.ts', 'planning is pure'],
    ['app/web/main.tsx', '#modules/system/server/index.ts', 'would land in the browser'],
    ['app/web/main.tsx', '#app/server.ts', 'would land in the browser'],
    ['app/server.ts', '#platform/web/shell.tsx', 'The server imports contracts'],
    ['modules/stock/stock.ts', '../../platform/contract/text.ts', 'lies in no room'],
  ])('%s → %s: %s', (path, specifier, advice) => {
    expect(imports(path, specifier).join('\n')).toContain(advice)
  })

  it('sees re-exports, dynamic imports and types too', () => {
    const found = tryRule(arrows, {
      'platform/web/a.ts': [
        `export { x } from '#platform/server/x.ts'`,
        `export const y = () => import('#platform/server/y.ts')`,
        `import type { Z } from '#platform/server/z.ts'`,
        `export type W = Z`,
      ].join('\n'),
    })
    expect(found.map((finding) => finding.split(' ')[0])).toEqual([
      'platform/web/a.ts:1',
      'platform/web/a.ts:2',
      'platform/web/a.ts:3',
    ])
  })
})
