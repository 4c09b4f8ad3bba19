import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSession } from '../../session/session-state.ts'
import type { PlainColumn } from './plain-column.ts'
import { PlainTable } from './plain-table.tsx'

const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const session = createSession({ tab: empty, browser: empty }, 'blue-black')

interface Movement {
  readonly no: string
  readonly date: string
  readonly qty: string
}

const movements: readonly Movement[] = [
  { no: 'Z1', date: '2026-04-01', qty: '1200.5' },
  { no: 'Z2', date: '', qty: '-0.25' },
]

const columns: readonly PlainColumn<Movement>[] = [
  { name: 'no', label: { ja: '伝票', en: 'Slip', zh: '单据' }, cell: ({ no }) => no },
  { name: 'date', label: { ja: '日付', en: 'Date', zh: '日期' }, kind: 'date', cell: ({ date }) => date },
  {
    name: 'qty',
    label: { ja: '数量', en: 'Quantity', zh: '数量' },
    kind: 'figure',
    cell: ({ qty }) => qty,
    sum: true,
  },
]

/** The texts of the cells, line by line, as a browser would show them. */
function linesOf(table: ReactElement): readonly (readonly string[])[] {
  const html = renderToStaticMarkup(<SessionProvider session={session}>{table}</SessionProvider>)
  return [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([line]) =>
    [...line.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => cell.replace(/<[^>]+>/g, '').trim()),
  )
}

const table = (more: Partial<Parameters<typeof PlainTable<Movement>>[0]> = {}) => (
  <PlainTable label="台帳" columns={columns} rows={movements} keyOf={({ no }) => no} {...more} />
)

it('values are written by their kind, and a blank one steps back', () => {
  expect(linesOf(table()).slice(0, 3)).toEqual([
    ['伝票', '日付', '数量'],
    ['Z1', '2026/04/01', '1,200.5'],
    ['Z2', '—', '▲0.25'],
  ])
})

it('a figure with words beside it stands as it is, and breaks nothing', () => {
  const rows = [{ no: 'Z1', date: '2026-04-01', qty: '5（端数 0.5）' }]
  const plain = columns.map((column) => ({ ...column, sum: undefined }))
  expect(linesOf(table({ rows, columns: plain }))[1]).toEqual(['Z1', '2026/04/01', '5（端数 0.5）'])
})

it('the last line is the exact sum of what the rows show', () => {
  expect(linesOf(table()).at(-1)).toEqual(['合計', '1,200.25'])
})

it('what was carried over stands before the rows, its words reach to its figure', () => {
  const first = { label: '前残', values: { qty: '50' } }
  expect(linesOf(table({ first }))[1]).toEqual(['前残', '50'])
})

it('a table without rows says so, unless the answer is still under way', () => {
  const nothing = { rows: [], empty: 'ありません。' }
  expect(linesOf(table(nothing))[1]).toEqual(['ありません。'])
  expect(linesOf(table({ ...nothing, waiting: true })).flat()).not.toContain('ありません。')
})

it('one row that acts is reached by Tab, the others by the arrows', () => {
  const html = renderToStaticMarkup(
    <SessionProvider session={session}>
      {table({ onSelect: () => undefined, isCurrent: ({ no }) => no === 'Z2' })}
    </SessionProvider>,
  )
  expect([...html.matchAll(/<tr tabindex="(-?\d)"/gi)].map(([, stop]) => stop)).toEqual(['-1', '0'])
})

it('neighbouring columns of a group share a heading', () => {
  const group = { ja: '在庫', en: 'Stock', zh: '库存' }
  const grouped = columns.map((column) => (column.name === 'no' ? column : { ...column, group }))
  expect(linesOf(table({ columns: grouped })).slice(0, 2)).toEqual([
    ['伝票', '在庫'],
    ['日付', '数量'],
  ])
})

it('where rows are chosen, only those are summed', () => {
  const choice = { chosen: new Set(['Z1']), labelOf: ({ no }: Movement) => no, onChange: () => undefined }
  expect(linesOf(table({ choice })).at(-1)).toEqual(['選択した行の合計', '1,200.5'])
  expect(linesOf(table()).at(-1)).toEqual(['合計', '1,200.25'])
})
