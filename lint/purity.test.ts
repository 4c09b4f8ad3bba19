import { expect, it } from 'vitest'
import { purity } from './purity.ts'
import { tryRule } from './try-rule.ts'

it.each(['new Date()', 'Date.now()', 'Math.random()', 'process.env.TZ'])('refuses %s in planning', (code) => {
  const [finding] = tryRule(purity, { 'planning/mrp/run.ts': `export const x = ${code}` })
  expect(finding).toContain('Take the moment, or the seed, as an input')
})

it('lets planning work with moments it was given, and others read the clock', () => {
  const files = {
    'planning/mrp/run.ts': 'export const x = (now: string) => Math.max(new Date(now).getTime(), 0)',
    'platform/server/clock.ts': 'export const now = () => new Date()',
  }
  expect(tryRule(purity, files)).toEqual([])
})
