import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Request } from 'playwright-core'
import { languages, type Language } from '#platform/contract/text.ts'
import { projectRoot } from '#platform/server/settings.ts'
import { office, openStage, phone, type Stage } from './browser.ts'
import { everyScreen } from './focus-shown.ts'
import { closeBrowser } from './kept-browser.ts'
import { settled } from './settled.ts'
import { goTo, signedIn } from './signed-in.ts'

/**
 * Every screen at once, for a person to look at: `make look`, or a part of it, `make look ONLY="en,zh phone light /stock"`: languages,
 * sizes, themes and parts of addresses. The page of thumbnails is test-results/look/index.html.
 */
const sizes = { wide: { width: 1920, height: 1080 }, office, tablet: { width: 820, height: 1180 }, phone }
const themes = { dark: 'blue-black', light: 'blue-white' } as const

const wanted = process.argv.slice(2).flatMap((word) => word.split(/[\s,]+/).filter(Boolean))
/** Those of a kind that are named; all, when none is. */
function chosen<Name extends string>(all: readonly Name[]): readonly Name[] {
  const named = all.filter((name) => wanted.includes(name))
  return named.length > 0 ? named : all
}
const sizeNames = ['wide', 'office', 'tablet', 'phone'] as const
const themeNames = ['dark', 'light'] as const
const addresses = wanted.filter((word) => word.startsWith('/'))

interface Shot {
  readonly screen: string
  readonly file: string
  readonly look: string
}

const folder = path.join(projectRoot(), 'test-results', 'look')

/** Calls that are on their way, of each page; the stream of what others do never ends. */
const onTheirWay = new WeakMap<Page, Set<Request>>()
function countCalls(page: Page): void {
  const calls = new Set<Request>()
  onTheirWay.set(page, calls)
  page.on('request', (request) => {
    if (!request.url().includes('/api/live')) calls.add(request)
  })
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
}

/** What the screen has asked for is there: nothing has been on its way for a moment. */
async function answered(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    await page.waitForTimeout(50)
    if ((onTheirWay.get(page)?.size ?? 0) > 0) quiet = -1
  }
}

async function shoot(page: Page, screen: string, look: string): Promise<Shot> {
  await goTo(page, screen)
  const panel = page.locator(`.tab-panel[data-address="${screen}"]`)
  await panel.locator('h1, button').first().waitFor()
  await answered(page)
  await settled(page)
  const file = `${look.replaceAll(' ', '.')}${screen.replaceAll('/', '.')}.jpg`
  await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 70 })
  // Its tab is closed, as after a visit: twenty of them would stay.
  await page.keyboard.press('Alt+q')
  return { screen, file, look }
}

async function shotsOf(stage: Stage, language: Language): Promise<readonly Shot[]> {
  const shots: Shot[] = []
  for (const theme of chosen(themeNames))
    for (const size of chosen(sizeNames)) {
      const look = { theme: themes[theme] }
      const { page, caller } = await signedIn(stage, { language, viewport: sizes[size], look })
      countCalls(page)
      const screens = await everyScreen(caller)
      for (const screen of screens.filter(
        (one) => addresses.length === 0 || addresses.some((part) => one.includes(part)),
      ))
        shots.push(await shoot(page, screen, `${language} ${size} ${theme}`))
      await page.close()
    }
  return shots
}

/** A line for each screen, as it looks everywhere. */
function sheetOf(shots: readonly Shot[]): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))]
  const lines = screens.map((screen) => {
    const figures = shots
      .filter((shot) => shot.screen === screen)
      .map(
        ({ file, look }) =>
          `<a href="${file}"><img src="${file}" loading="lazy" alt=""><small>${look}</small></a>`,
      )
    return `<h2>${screen}</h2><div>${figures.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Kaname</title>
<style>body{font:13px sans-serif;margin:16px}h2{font-size:13px;margin:16px 0 4px}div{display:flex;gap:8px;overflow-x:auto}
a{flex:none;color:inherit;text-decoration:none}img{display:block;height:240px;border:1px solid #bbb}</style>
${lines.join('\n')}
`
}

await mkdir(folder, { recursive: true })
const shots: Shot[] = []
for (const language of chosen(languages)) {
  const stage = await openStage({ environment: { KANAME_DEMO_LANGUAGE: language } })
  try {
    shots.push(...(await shotsOf(stage, language)))
  } finally {
    await stage.close()
  }
}
await closeBrowser()
await writeFile(path.join(folder, 'index.html'), sheetOf(shots))
process.stdout.write(
  `${String(shots.length)} pictures: ${path.relative(process.cwd(), path.join(folder, 'index.html'))}\n`,
)
// The database that stages share lives as long as whoever asked for it.
process.exit()
