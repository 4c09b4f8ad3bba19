import { loadDemo } from '#db/demo/load.ts'
import { demoCompany } from '#db/demo/company.ts'
import { generateItems } from '#modules/master/server/index.ts'
import { isLanguage, languages, type Language } from '#platform/contract/text.ts'
import { dateIn } from '#modules/system/server/index.ts'
import { composeWithoutCalls } from '../compose.ts'
import { hereOrThere, withDatabase, type Command } from './command.ts'

export const demoCommand: Command = {
  usage: 'demo [--items=N] [--language=en]',
  summary:
    'Loads the demo company; its dates are relative to today, its names in ja, en or zh. With --items beside it so many more items, 10 BOM lines each.',
  parameters: 0,
  options: ['--items', '--language'],
  run: async (settings, _parameters, options) => {
    const more = itemsIn(options)
    const language = languageIn(options) ?? settings.demoLanguage
    const loaded = await hereOrThere(settings, { command: `demo-${language}` }, (database) =>
      loadDemo(
        database,
        composeWithoutCalls(settings, console.log).registered,
        dateIn('Asia/Tokyo', new Date()),
        language,
        { withPast: settings.demoPast },
      ),
    )
    if (more > 0) {
      // Nothing is done while a server holds the embedded database: it would stand still for minutes.
      await withDatabase(
        settings,
        ({ database }) =>
          database.company(demoCompany.company_cd, 'write', (tx) =>
            generateItems(tx, demoCompany.company_cd, more),
          ),
        { statementTimeoutMs: 3_600_000 },
      )
      console.log(`${more} items have been generated.`)
    }
    console.log(loaded ? 'The demo company DEMO is loaded.' : 'The demo company DEMO is already there.')
    return 0
  },
}

const mostItems = 1_000_000

/** The N of `--items=N`; 0 without it. */
function itemsIn(options: ReadonlySet<string>): number {
  const typed = valueOf('--items', options)
  if (typed === undefined) return 0
  const items = Number(typed)
  if (!Number.isInteger(items) || items < 100 || items > mostItems)
    throw new Error(`--items=N needs a whole number from 100 to ${mostItems}.`)
  return items
}

function languageIn(options: ReadonlySet<string>): Language | undefined {
  const typed = valueOf('--language', options)
  if (typed === undefined || isLanguage(typed)) return typed
  throw new Error(`--language=L needs one of ${languages.join(', ')}.`)
}

/** What stands behind the = of an option; undefined without the option. */
function valueOf(name: string, options: ReadonlySet<string>): string | undefined {
  const typed = [...options].find((option) => option.split('=')[0] === name)
  return typed && (typed.split('=')[1] ?? '')
}
