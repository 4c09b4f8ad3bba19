import { expect, it } from 'vitest'
import { readsOnce, setFocus } from './journeys.ts'
import { tryRule } from './try-rule.ts'

it('refuses a journey that sets the focus, and leaves the product alone', () => {
  const text = 'await page.getByRole("row").first().focus()'
  expect(tryRule(setFocus, { 'e2e/kit/x.e2e.ts': text }).join('')).toContain('reach()')
  expect(
    tryRule(setFocus, { 'platform/web/x.ts': text, 'e2e/kit/y.e2e.ts': 'await reach(page, row)' }),
  ).toEqual([])
})

it('refuses a journey that reads a page once', () => {
  const found = tryRule(readsOnce, {
    'e2e/kit/x.e2e.ts': 'expect(await page.locator("td").first().innerText()).toBe("5")',
    'e2e/kit/y.e2e.ts': 'await expect.poll(() => page.locator("td").count()).toBe(5)',
    'e2e/kit/w.e2e.ts': 'expect(await page.locator("td").innerText()).not.toContain("5")',
    'e2e/kit/z.e2e.ts': 'expect(await stored(caller)).toBe(5)',
  })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('expect.poll')
})
