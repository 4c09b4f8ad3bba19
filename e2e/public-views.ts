import type { Page } from 'playwright-core'
import type { View } from './views.ts'

const submit = (page: Page) => page.locator('main button[type=submit]')

async function openUserLogin(page: Page): Promise<void> {
  const data = { company_cd: 'DEMO', password: 'demo1234' }
  await page.context().request.post('/api/companyLogin', { data })
  await page.goto('/userLogin')
  await page.getByRole('option').first().waitFor({ state: 'attached' })
}

async function openStatus(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main .btn.primary').waitFor()
}

export const publicViews: readonly View[] = [
  {
    name: 'company-login',
    open: async (page) => {
      await page.goto('/companyLogin')
      await submit(page).waitFor()
    },
  },
  {
    name: 'company-login-refused',
    open: async (page) => {
      await page.goto('/companyLogin')
      await submit(page).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'user-login', open: openUserLogin },
  {
    name: 'user-login-refused',
    open: async (page) => {
      await openUserLogin(page)
      await page.locator('[name=user]').fill('viewer')
      await page.locator('[name=password]').fill('not-mine')
      await submit(page).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'register',
    open: async (page) => {
      await page.goto('/register')
      await submit(page).waitFor()
    },
  },
  {
    name: 'register-refused',
    open: async (page) => {
      await page.goto('/register')
      await submit(page).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'callback-refused',
    open: async (page) => {
      await page.goto('/callback?code=1&state=2')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: '403', open: (page) => openStatus(page, '/403') },
  { name: '404', open: (page) => openStatus(page, '/404') },
]

export const firstRunView: View = {
  name: 'first-run',
  open: async (page) => {
    await page.goto('/')
    await submit(page).waitFor()
  },
}
