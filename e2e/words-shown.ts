import type { Page } from 'playwright-core'
import { demoCompany, demoDetails, demoFactories, demoRoles, demoUsers } from '#db/demo/company.ts'
import { demoAccounts } from '#modules/system/server/demo/bank-accounts.ts'
import { demoTeams } from '#modules/system/server/demo/organization.ts'
import type { Language } from '#platform/contract/text.ts'

/**
 * Everything that a page says: what one reads, what a screen reader reads, and the tab's title. What is marked as
 * another language (a name in each language, for whoever enters it) is meant to be.
 */
function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Numbers and names of documents on home are data, as in any list.
    const data = document.querySelectorAll<HTMLElement>('.tile-rows :is(a, .words)')
    const ofData = new Set([...data].flatMap((element) => element.innerText.split('\n')))
    const lines = document.body.innerText.split('\n').filter((line) => !ofData.has(line))
    const said = [document.title, ...lines]
    const { lang } = document.documentElement
    for (const element of document.querySelectorAll(`body *:not([lang]), body [lang=${lang}]`))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '')
    return said.map((line) => line.trim()).filter(Boolean)
  })
}

/** What stands in the data, and what is called the same everywhere. */
const data = [
  ...[demoCompany.company_nm, demoCompany.system_nm, demoDetails.kana, demoDetails.registration_no],
  ...demoFactories.flatMap(({ factory_nm, kana, address }) => [
    factory_nm,
    kana ?? '',
    address?.replace(/[\d-]+$/, '') ?? '',
  ]),
  ...demoUsers.flatMap(({ username, kana }) => [username, kana, Array.from(username)[0] ?? '']),
  ...demoRoles.map(({ role_nm }) => role_nm),
  ...demoTeams.map(({ team_nm }) => team_nm),
  ...demoAccounts.flatMap(({ bank_nm, bank_branch_nm }) => [bank_nm, bank_branch_nm]),
  ...['日本語', 'English', '中文'],
]
  .filter((word) => word !== undefined && word !== '')
  .map(String)
  .sort((a, b) => b.length - a.length)
const names =
  /^(要|Kaname|Asia|Tokyo|Enter|Esc|Del|Ins|Home|End|Shift|Ctrl|Alt|Space|PageUp|PageDown|PgUp|PgDn|F\d+|DEMO|KANAME|CSV|DB|API|Excel|OpenID|FAX|ID|BOM|CP932|JIS|UTF)$/
/** Addresses of screens and the permissions that they need, as the menu's editor shows them; the code of a refusal. */
const notWords =
  /（[A-Z]+(_[A-Z]+)+）|\([A-Z]+(_[A-Z]+)+\)|\/[\w/]+|\b[a-z]+:yes\b|\bwrite:[a-z]+\b|\b(except|allOf|oneOf)\b/g
const codes = new Set<string>([
  ...demoUsers.map(({ user_cd }) => user_cd),
  ...demoRoles.map((role) => role.role_cd),
  ...demoTeams.map(({ team_cd }) => team_cd),
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
    const own = data.reduce((rest, word) => rest.replaceAll(word, ' '), line.replace(notWords, ' '))
    const words = (own.match(foreign[language]) ?? []).filter((word) => !names.test(word) && !codes.has(word))
    return words.map((word) => `${word}: ${line}`)
  })
  return [...new Set(found)]
}
