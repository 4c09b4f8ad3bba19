import { expect, it } from 'vitest'
import { csvColumns, csvMaxBytes } from '#platform/contract/csv.ts'
import { text } from '#platform/contract/fields.ts'
import { readCsv } from './read-csv.ts'

const columns = csvColumns({ note: text({ ja: '備考', en: 'Note', zh: '备注' }) })
const heading = `${columns.map(({ label }) => label.ja).join(',')}\n`

/** As large as a file may be, of nothing but this. */
const fileOf = (letters: string) =>
  heading + letters.repeat(Math.floor((csvMaxBytes - heading.length) / letters.length))

/** How often others had their turn while the file was read, and what came of it. */
async function readBesideOthers(file: string) {
  let turns = 0
  let done = false
  const others = () => {
    turns += 1
    if (!done) setImmediate(others)
  }
  setImmediate(others)
  const outcome = await readCsv(file, columns).then(
    (rows) => rows.length,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
  done = true
  return { turns, outcome }
}

it.each([
  ['one endless line', 'a', 1],
  ['cells without end', 'a,', 1],
  ['nothing but commas', ',', 'IMP_NO_DATA'],
  ['nothing but line ends', '\n', 40017],
  ['a line for each letter', 'a\n', 40017],
  ['nothing but quotes', '""', 1],
  ['a quoted cell that never ends', '"a,\n', 'CSV_BROKEN'],
])('%s: a file of 1 MB is read or refused', async (_, letters, outcome) => {
  expect((await readBesideOthers(fileOf(letters))).outcome).toBe(outcome)
})

it('whoever waits has their turn while a large file is read', async () => {
  expect((await readBesideOthers(fileOf('a,b\na\n'))).turns).toBeGreaterThan(2)
})
