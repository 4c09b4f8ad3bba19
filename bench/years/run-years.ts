import { loadDemo } from '#db/demo/load.ts'
import { readPast } from '#db/demo/past/past-file.ts'
import { monthsBack } from '#modules/sales/contract/months/month-calls.ts'
import { stockMonthsChanged } from '#modules/stock/contract/stock-facts.ts'
import { say } from '#platform/server/facts/say.ts'
import { inContext } from '../../test/context.ts'
import { product } from '../../test/product.ts'
import { documented } from '../documents.ts'
import { callerOf } from '../verbs.ts'
import { answered, ofHome, ofLists, ofPalette, type Answered } from './measure-years.ts'
import { playPastAgain } from './play-past-again.ts'

const day = '2026-11-18'
const times = 500
const shown = 15

/** `make bench ONLY=years`: home page, palette and every list after ten years of work; writes docs/benchmarks-years.md. */
export async function benchYears(isQuick: boolean): Promise<void> {
  await documented(
    'years',
    async ({ database, server, machine }) => {
      await loadDemo(database, product.registered, day, 'ja', { withPast: true })
      const made = await playPastAgain(database, await readPast(), isQuick ? 20 : times)
      // As every month is, in time.
      const closed = monthsBack(day).slice(0, -1)
      await inContext(database, { company_cd: 'DEMO' }, async (context) =>
        say(context, stockMonthsChanged, { closed: [...closed] }),
      )
      const call = callerOf(database)
      const lists = await answered(ofLists(call, product.registered, day))
      const slowest = lists.toSorted((one, other) => other.medianMs - one.medianMs).slice(0, shown)
      const within = (ms: number) => lists.filter(({ medianMs }) => medianMs <= ms).length
      return `# Benchmarks: after ten years

Written by \`make bench ONLY=years\`; not edited by hand. ${server}. The twelve months that the demo company has behind it, played ${isQuick ? 20 : times} times over ten years: ${made.toLocaleString('en')} rows of documents, movements and events.
The months before this one are closed. The verbs in one process, without HTTP, one after the other. Targets: what the home page asks 50 ms, the palette 100 ms.
${machine}; caller and database on this one machine.

## The home page

${tableOf(await answered(ofHome(call)))}

## The palette

${tableOf(await answered(ofPalette(call)))}

## Lists

Of ${lists.length} questions (the first page of every list, its number of rows, each quick filter) ${within(50)} are answered within 50 ms, ${within(100)} within 100 ms, ${within(300)} within 300 ms. The slowest:

${tableOf(slowest)}
`
    },
    isQuick,
  )
}

const tableOf = (found: readonly Answered[]): string =>
  [
    '| question | median (ms) | most (ms) |',
    '|---|---:|---:|',
    ...found.map(
      ({ what, medianMs, mostMs }) => `| ${what} | ${medianMs.toFixed(0)} | ${mostMs.toFixed(0)} |`,
    ),
  ].join('\n')
