import { openFactories, openScreen, type View } from './views.ts'

/** What the shell opens over a screen, what it shows when a screen does not come, and its own screens. */
export const shellViews: readonly View[] = [
  {
    name: 'palette',
    open: async (page) => {
      await openFactories(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'palette-empty',
    open: async (page) => {
      await openFactories(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('0000')
    },
  },
  {
    name: 'keys',
    open: async (page) => {
      await openFactories(page)
      await page.keyboard.press('Control+/')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'settings',
    open: async (page) => {
      await openFactories(page)
      await page.keyboard.press('Alt+,')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'jobs',
    open: async (page) => {
      await openScreen(page, '/index')
      await page.locator('.job-button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'error-log',
    open: async (page) => {
      await openFactories(page)
      const json = { code: 504, msg: '', data: null, request_id: 'req-0815' }
      await page.route('**/api/master/factory/getList**', (route) => route.fulfill({ status: 504, json }), {
        times: 1,
      })
      await page.keyboard.press('F8')
      await page.locator('.error-count').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'screen-not-loaded',
    open: async (page) => {
      const script = '**/assets/personal-center-screen-*.js'
      await page.route(script, (route) => route.abort())
      await page.goto('/masterMaint/etc/personalCenter')
      await page.getByRole('alert').getByRole('button').first().waitFor()
      await page.unroute(script)
    },
  },
  {
    name: 'company-password',
    open: async (page) => {
      await openScreen(page, '/masterMaint/master/companyPasswordChange')
      await page.locator('[name=old_password]').waitFor()
    },
  },
]

/** A script that cannot be loaded makes the page complain on purpose. */
export const calmShellViews = shellViews.filter(({ name }) => name !== 'screen-not-loaded')
