import type { Page } from 'playwright-core'
import { demoCompany, demoFactories, demoRoles, demoUsers } from '#db/demo/company.ts'
import type { Language } from '#platform/contract/text.ts'

/** Everything that a page says: what one reads, what a screen reader reads, and the tab's title. */
function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = [document.title, ...document.body.innerText.split('\n')]
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '')
    return said.map((line) => line.trim()).filter(Boolean)
  })
}

/** What stands in the data, and what is called the same everywhere. */
const data = [
  ...[demoCompany.company_nm, demoCompany.system_nm],
  ...demoFactories.flatMap(({ factory_nm, kana, address }) => [
    factory_nm,
    kana ?? '',
    address?.replace(/[\d-]+$/, '') ?? '',
  ]),
  ...demoUsers.flatMap(({ username }) => [username, Array.from(username)[0] ?? '']),
  ...demoRoles.map(({ role_nm }) => role_nm),
  ...['日本語', 'English', '中文'],
].filter(Boolean)
const names = /^(要|Kaname|Asia|Tokyo|Enter|Esc|Del|Ins|Shift|Ctrl|Alt|F\d+|DEMO|KANAME|CSV|Excel|OpenID)$/
const codes = new Set<string>([
  ...demoUsers.map(({ user_cd }) => user_cd),
  ...demoRoles.map((role) => role.role_cd),
])

const foreign: Readonly<Record<Language, RegExp>> = {
  en: /[\u3001-\u30ff\u3400-\u9fff\uff01-\uffef]+/g,
  ja: /[A-Za-z][A-Za-z0-9]+/g,
  // Kana, and the dot and the brackets that only Japanese uses.
  zh: /[\u3040-\u30ff\u300c\u300d]+|[A-Za-z][A-Za-z0-9]+/g,
}

/** Words of another language on a page, each with the line it stands in. */
export async function foreignWords(page: Page, language: Language): Promise<readonly string[]> {
  const found = (await wordsOf(page)).flatMap((line) => {
    const own = data
      .sort((a, b) => b.length - a.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), line)
    const words = (own.match(foreign[language]) ?? []).filter((word) => !names.test(word) && !codes.has(word))
    return words.map((word) => `${word}: ${line}`)
  })
  return [...new Set(found)]
}
