import type { Page } from 'playwright-core'
import { languages } from '#platform/contract/text.ts'
import { office, openStage, phone, picture, type Stage } from './browser.ts'
import { still } from './settled.ts'
import { closeBrowser } from './kept-browser.ts'
import { firstRunView, publicViews } from './public-views.ts'
import { shellViews } from './shell-views.ts'
import { signedIn } from './signed-in.ts'
import { askToUse, signedInViews, userPath, visitor, withHistory, type View } from './views.ts'

/**
 * Pictures of everything, for a person to look at: `npx tsx e2e/pictures.ts [part of a name…]` after `make build`.
 * They go to test-results/.
 */
const wanted = process.argv.slice(2)

async function take(page: Page, views: readonly View[], suffix: string): Promise<void> {
  for (const { name, open } of views) {
    const file = `${name}.${suffix}`
    if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
    await open(page)
    await still(page)
    await picture(page, file)
  }
}

const waitingUsers: View = {
  name: 'users-waiting',
  open: async (page) => {
    await page.goto(userPath)
    await page.locator('output.notice .btn').click()
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  },
}

async function takeSignedIn(stage: Stage, language: (typeof languages)[number]): Promise<void> {
  for (const [size, viewport] of Object.entries({ office, phone })) {
    const { page } = await signedIn(stage, { language, viewport })
    const views = size === 'phone' ? signedInViews.filter(({ name }) => name !== 'home') : signedInViews
    await take(page, [...views, ...shellViews, waitingUsers], `${language}.${size}`)
    await page.close()
  }
}

const stage = await openStage()
await withHistory(stage)
await askToUse(stage)
const empty = await openStage({ environment: { KANAME_DEMO: '0' } })
try {
  for (const language of languages)
    for (const [size, viewport] of Object.entries({ office, phone })) {
      const page = await visitor(stage, language, { viewport })
      await take(page, publicViews, `${language}.${size}`)
      await page.close()
      const first = await visitor(empty, language, { viewport })
      await take(first, [firstRunView], `${language}.${size}`)
      await first.close()
    }
  for (const language of languages) await takeSignedIn(stage, language)

  const { page: light } = await signedIn(stage)
  await light.goto('/masterMaint/etc/personalCenter')
  await light.getByText('青・淡色', { exact: true }).click()
  await take(light, signedInViews, 'ja.light')

  const { page: viewer } = await signedIn(stage, { user: 'viewer' })
  await take(
    viewer,
    [
      ...signedInViews.filter(({ name }) => name === 'factories'),
      {
        name: 'factory-read-only',
        open: async (page) => {
          await page.getByRole('button', { name: 'F01' }).click()
          await page.getByRole('dialog').waitFor()
        },
      },
    ],
    'ja.viewer',
  )
} finally {
  await stage.close()
  await empty.close()
  await closeBrowser()
}
