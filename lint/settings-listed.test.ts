import { expect, it } from 'vitest'
import { settingsListed } from './settings-listed.ts'
import { tryRule } from './try-rule.ts'

const files = (readme: string) => ({
  'platform/server/settings.ts': 'const environment = z.object({\n  PORT: z.coerce.number(),\n})',
  'README.md': readme,
})

it('refuses a setting that the README does not list', () => {
  expect(tryRule(settingsListed, files('| setting |')).join('')).toContain('Say in README.md what it is')
})

it('lets a listed setting pass', () => {
  expect(tryRule(settingsListed, files('| `PORT` | `16000` | port |'))).toEqual([])
})
