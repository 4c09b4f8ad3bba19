import { expect, it } from 'vitest'
import { setFocus } from './set-focus.ts'
import { tryRule } from './try-rule.ts'

it('refuses a journey that sets the focus, and leaves the product alone', () => {
  const text = 'await page.getByRole("row").first().focus()'
  expect(tryRule(setFocus, { 'e2e/kit/x.e2e.ts': text }).join('')).toContain('reach()')
  expect(
    tryRule(setFocus, { 'platform/web/x.ts': text, 'e2e/kit/y.e2e.ts': 'await reach(page, row)' }),
  ).toEqual([])
})
