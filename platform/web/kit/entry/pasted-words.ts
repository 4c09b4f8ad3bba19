import type { Say } from '../../language/say.ts'
import { entryTexts } from './entry.text.ts'
import type { Pasted } from './pasted-cells.ts'

const why = {
  readOnly: entryTexts.leftOutReadOnly,
  unknown: entryTexts.leftOutUnknown,
  outside: entryTexts.leftOutOutside,
  closed: entryTexts.leftOutClosed,
}

/** What a person could not see by looking at the cells: where they went, and what was left out. */
export function pastedWords(
  { leftOut, byHeadings }: Pasted,
  say: Say,
  listed: (names: readonly string[]) => string,
): string {
  return [
    ...(byHeadings ? [say(entryTexts.byHeadings)] : []),
    ...leftOut.map(({ kind, cells, columns }) => say(why[kind], { cells, columns: listed(columns) })),
  ].join('\n')
}
