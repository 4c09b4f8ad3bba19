import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layouts, themes, type Layout, type Theme } from '#platform/contract/shell-settings.ts'
import { languages, type Language } from '#platform/contract/text.ts'
import { findings } from '../accessibility.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { factoryPath, shownPanel, signedIn } from '../signed-in.ts'

let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await openStage()
  page = (await signedIn(stage, { copies: 20, at: factoryPath })).page
})
afterAll(() => stage.close())

interface Look {
  readonly layout: Layout
  readonly theme: Theme
  readonly language: Language
}

/** Every pair of two properties occurs at least once: each layout in each theme, in turning languages. */
const looks: readonly Look[] = layouts.flatMap((layout, row) =>
  themes.flatMap((theme, column): Look[] => {
    const language = languages[(row + column) % languages.length]
    return language ? [{ layout, theme, language }] : []
  }),
)

/** Each layout and each theme at least once: contrast is a matter of the theme, structure one of the layout. */
const isJudged = ({ layout, theme }: Look) =>
  layouts.indexOf(layout) === themes.indexOf(theme) % layouts.length

const title: Readonly<Record<Language, string>> = { ja: '工場マスタ', en: 'Factories', zh: '工厂' }
const kana = /[\u3041-\u3096\u30a1-\u30fa]/

describe('the factory list', () => {
  it('pairs every layout with every theme and every language', () => {
    const pairs = new Set(
      looks.flatMap(({ layout, theme, language }) => [
        `${layout} ${theme}`,
        `${layout} ${language}`,
        `${theme} ${language}`,
      ]),
    )
    expect(pairs.size).toBe(6 * 8 + 6 * 3 + 8 * 3)
  })

  it.each(layouts)(
    'in the layout %s fits the window, speaks one language and can be used by all',
    async (layout) => {
      for (const look of looks.filter((one) => one.layout === layout)) {
        const { theme, language } = look
        await wear(look)
        const name = `${layout} ${theme} ${language}`
        await expect.poll(shape, { message: name }).toEqual({ layout, theme, tooWide: 0, cut: [] })
        await expect.poll(() => page.title(), { message: name }).toContain(`${title[language]} - `)
        await shownPanel(page).getByRole('row').nth(1).click()
        expect(language === 'ja' ? [] : await japaneseWords(page), name).toEqual([])
        expect(isJudged(look) ? await findings(page) : [], name).toEqual([])
      }
      expect(
        await page
          .getByText(/^© 20\d\d Kaname/)
          .filter({ visible: true })
          .count(),
      ).toBe(1)
      await picture(page, `layout-${layout}`)
    },
  )

  it('nothing complains', () => {
    expect(stage.complaints).toEqual([])
  })
})

/** As a person changes it: in the drawer, where all of it applies as it is chosen. */
async function wear({ layout, theme, language }: Look): Promise<void> {
  await page.keyboard.press('Alt+,')
  const choose = (name: string, at: number) =>
    page.locator(`[name=shell-${name}]`).nth(at).check({ force: true })
  await choose('layout', layouts.indexOf(layout))
  await choose('theme', themes.indexOf(theme))
  await choose('language', languages.indexOf(language))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** What a person would see at a glance: the right look, no horizontal scroll, nothing of the shell cut off. */
const shape = () =>
  page.evaluate(() => {
    const parts = '.head, .tab-bar, .sheet, .foot, .side-menu, .top-menu, .icon-column'
    return {
      layout: document.querySelector<HTMLElement>('.shell')?.dataset['layout'],
      theme: document.documentElement.dataset['theme'],
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      cut: [...document.querySelectorAll(parts)]
        .filter((part) => {
          const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
          const out = left < 0 || top < 0 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1
          return out || width === 0 || height === 0
        })
        .map((part) => part.className),
    }
  })

/** Kana outside of data means that a word was not translated. The brand and the names of languages are no words. */
const japaneseWords = (page: Page) =>
  page.evaluate((pattern) => {
    const isKana = new RegExp(pattern)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('td, script, [lang="ja"], .where')) continue
      if (isKana.test(node.textContent ?? '')) found.push(node.textContent ?? '')
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const words = one.getAttribute(name) ?? ''
        if (isKana.test(words) && !one.closest('td')) found.push(words)
      }
    return found
  }, kana.source)
