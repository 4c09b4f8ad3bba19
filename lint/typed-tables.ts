import type { Rule } from './sources.ts'

const typed = /<(?:input|select|textarea)\b|Input\b/

/**
 * A table in which people type is the kit's, `EntryGrid` or `PlainTable`: it takes what is pasted from Excel, recognises headings
 * and says what it leaves out. A screen that reads the clipboard itself would do it in another way.
 */
export const typedTables: Rule = ({ code }) =>
  code
    .filter(({ path, isTest }) => /^modules\/\w[\w-]*\/web\//.test(path) && !isTest)
    .flatMap((source) => {
      const table = /<table\b/.exec(source.text)
      const clipboard = takesDays.has(source.path) ? null : /\bclipboardData\b/.exec(source.text)
      const places = [table && typed.test(source.text) ? table : null, clipboard]
      return places.flatMap((found) =>
        found
          ? [
              source.finding(
                found.index,
                'Lines that are typed stand in EntryGrid or PlainTable, which take what is pasted.',
              ),
            ]
          : [],
      )
    })

/** A year of days has no columns. */
const takesDays: ReadonlySet<string> = new Set(['modules/master/web/calendar/year-board.tsx'])
