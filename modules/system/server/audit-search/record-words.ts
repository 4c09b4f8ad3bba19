import { getTableName } from 'drizzle-orm'
import { abortDivision } from '#platform/contract/code-table.ts'
import type { Fields } from '#platform/contract/fields.ts'
import { whoAndWhen } from '#platform/contract/master-list.ts'
import { screensIn, type Screen } from '#platform/contract/screen.ts'
import { say, texts, type Language, type Text } from '#platform/contract/text.ts'
import { listServices } from '#platform/server/list/list-service.ts'
import { servedMasters } from '#platform/server/master/served-master.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { productScreens } from '#platform/server/module/product-screens.ts'
import { lifeCycleScreen } from '../../contract/life-cycle.ts'

/** What people call a table of the change history, its fields and their codes, and the screen that shows a record of it. */
interface Words {
  readonly title: string
  /** The path of the screen, and the parts of the key, with blanks between them. */
  readonly opens?: string
  readonly fields: Readonly<Record<string, string>>
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const words = texts({
  linesOf: { ja: '{title}（明細）', en: '{title} (lines)', zh: '{title}（明细）' },
  yes: { ja: 'はい', en: 'Yes', zh: '是' },
  no: { ja: 'いいえ', en: 'No', zh: '否' },
  status: { ja: '廃止区分', en: 'Discontinued', zh: '作废区分' },
})

/** The same as JSON, which the database takes a word from for each row of a page. */
export function recordWords(registered: Registered, language: Language): string {
  const screens = registered(productScreens).flatMap(screensIn)
  const paths = new Set(screens.map(({ path }) => path))
  const opensBy = ({ path }: Screen, key: readonly string[]) =>
    paths.has(path) ? { opens: [path, ...key].join(' ') } : {}
  const masters = registered(servedMasters).map(({ master }): readonly [string, Words] => [
    master.name,
    {
      title: say(master.title, language),
      ...opensBy(master.pageScreen ?? master.screen, [
        ...(master.perFactory ? ['factory_cd'] : []),
        ...master.key,
      ]),
      ...wordsOf({ ...master.fields, ...master.recorded }, language),
    },
  ])
  const slips = registered(listServices).flatMap(({ kept }) => (kept ? [kept] : []))
  const documents = slips.flatMap(({ slip, tables }): readonly (readonly [string, Words])[] => {
    const title = say(slip.title, language)
    const opens = opensBy(slip.screen, ['factory_cd', ...slip.key])
    const linesTitle = say(words.linesOf, language, { title })
    return [
      [getTableName(tables.header), { title, ...opens, ...wordsOf(slip.header, language) }],
      [getTableName(tables.lines), { title: linesTitle, ...opens, ...wordsOf(slip.lines, language) }],
    ]
  })
  // Settings have one screen, which shows all of them.
  const settings = [...screens, { ...lifeCycleScreen, name: 'life_cycle' }].map(
    ({ name, title, path }): readonly [string, Words] => [
      tableOf(name),
      { title: say(title, language), opens: path, fields: {}, codes: {} },
    ],
  )
  const common = Object.fromEntries(Object.entries(whoAndWhen).map(([name, { label }]) => [name, label]))
  return JSON.stringify({
    tables: Object.fromEntries([...settings, ...documents, ...masters]),
    fields: labelsOf({ ...common, abort_div: words.status }, language),
    codes: { abort_div: labelsOf(abortDivision.texts, language) },
    flags: { true: say(words.yes, language), false: say(words.no, language) },
  })
}

/** `taskSchedule` is the screen of `task_schedule`. */
const tableOf = (screen: string): string => screen.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const wordsOf = (fields: Fields, language: Language): Pick<Words, 'fields' | 'codes'> => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { label }]) => [name, say(label, language)] as const),
  ),
  codes: Object.fromEntries(
    Object.entries(fields).flatMap(([name, { codes }]) =>
      codes ? [[name, labelsOf(codes.texts, language)] as const] : [],
    ),
  ),
})

const labelsOf = (of: Readonly<Record<string, Text>>, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(of).map(([name, text]) => [name, say(text, language)]))
