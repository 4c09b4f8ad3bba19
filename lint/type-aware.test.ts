import { describe, expect, it } from 'vitest'
import { Sources } from './sources.ts'
import { fingerprints } from './type-aware.ts'

const files = {
  'platform/contract/amount.ts': 'export type Amount = string',
  'platform/contract/price.ts': "import type { Amount } from './amount.ts'\nexport type Price = Amount",
  'modules/sales/server/offer.ts':
    "import type { Price } from '#platform/contract/price.ts'\nexport type Offer = Price",
  'modules/stock/server/issue.ts': 'export const issue = 1',
  'tsconfig.json': '{}',
}

/** The files that are linted again with types after this change. */
function againAfter(change: Readonly<Record<string, string>>): readonly string[] {
  const before = new Set(fingerprints(new Sources(files)).values())
  return [...fingerprints(new Sources({ ...files, ...change }))]
    .filter(([, print]) => !before.has(print))
    .map(([path]) => path)
}

describe('with types, those files are linted again that a change can concern', () => {
  it('none when nothing changed', () => {
    expect(againAfter({})).toEqual([])
  })

  it('a file and all that import it, over however many others', () => {
    expect(againAfter({ 'platform/contract/amount.ts': 'export type Amount = number' })).toEqual([
      'platform/contract/amount.ts',
      'platform/contract/price.ts',
      'modules/sales/server/offer.ts',
    ])
  })

  it('who imports a file that is gone', () => {
    const { 'platform/contract/amount.ts': _, ...rest } = files
    const before = fingerprints(new Sources(files))
    const after = fingerprints(new Sources(rest))
    expect(after.get('modules/sales/server/offer.ts')).not.toBe(before.get('modules/sales/server/offer.ts'))
  })

  it('every file after a change of settings, or of what is declared for all', () => {
    expect(againAfter({ 'tsconfig.json': '{ "strict": true }' })).toHaveLength(4)
    expect(againAfter({ 'platform/server/traffic.ts': "declare module 'fastify' {}" })).toHaveLength(5)
  })

  it('a file that moved: the same words mean another place', () => {
    expect(againAfter({ 'modules/stock/server/move.ts': files['modules/stock/server/issue.ts'] })).toEqual([
      'modules/stock/server/move.ts',
    ])
  })
})
