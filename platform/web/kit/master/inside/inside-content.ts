import { insideFields, isSingle, mostInside, type InsideSet } from '#platform/contract/master-inside.ts'
import { createMode, editMode, type MasterRow } from '#platform/contract/master-record.ts'
import type { Text } from '#platform/contract/text.ts'
import { validation } from '#platform/contract/validation.ts'
import { textOfWire, wireValue } from '#platform/contract/slip-values.ts'
import {
  isBlankLine,
  marked,
  type LineSheet,
  type SlipContent,
  type SlipLine,
} from '../../slip/slip-content.ts'

/** The grid of a set: its fields without those that say what the rows belong to. */
export function sheetOf(set: InsideSet): LineSheet {
  const lines = insideFields(set)
  return {
    title: set.rows.title,
    header: {},
    lines,
    computed: [],
    columns: Object.fromEntries(
      Object.entries(lines).map(([name, { width }]) => [name, { width: Math.min(width, 24), nameWidth: 16 }]),
    ),
    mostLines: isSingle(set) ? 1 : mostInside,
    fixed: set.rows.key.filter((name) => name in lines),
  }
}

/** Stored rows as they are typed on. A line's number is the place of its row among them, from 1 on. */
export const contentOfRows = (sheet: LineSheet, stored: readonly MasterRow[]): SlipContent => ({
  header: { values: {}, wrong: {} },
  lines: stored.map((row, at) => lineOf(sheet, row, at)),
})

const lineOf = ({ lines }: LineSheet, row: MasterRow, at: number): SlipLine => ({
  values: Object.fromEntries(Object.keys(lines).map((name) => [name, textOfWire(row[name])])),
  wrong: {},
  lineNo: at + 1,
  edit: row.abilities.edit,
})

type Values = Readonly<Record<string, unknown>>

/** What is to be written of a set: new and changed rows with the key that they belong to, and rows that are gone. */
export function changesIn(
  set: InsideSet,
  sheet: LineSheet,
  content: SlipContent,
  stored: readonly MasterRow[],
  record: Values,
) {
  const { fields, key } = set.rows
  const belongs = Object.fromEntries(set.held.map((name, at) => [name, record[set.of.key[at] ?? '']]))
  const typed = content.lines.flatMap((line, at) => {
    const before = stored[line.lineNo - 1]
    if (before ? !isChanged(sheet, line, before) : isBlankLine(sheet, line)) return []
    const values = Object.entries(sheet.lines).map(
      ([name, field]) => [name, wireValue(field, line.values[name] ?? '')] as const,
    )
    const kept = before ? Object.keys(fields).map((name) => [name, before[name]] as const) : []
    const row: Values = {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(values),
      ...belongs,
      assign_mode: before ? editMode : createMode,
      update_cnt: before?.update_cnt ?? 0,
    }
    return [{ row, at }]
  })
  const here = new Set(content.lines.map(({ lineNo }) => lineNo))
  const removed = stored
    .filter((_row, at) => !here.has(at + 1))
    .map((row) => ({
      ...Object.fromEntries(key.map((name) => [name, row[name]])),
      update_cnt: row.update_cnt,
      abort_div: '2',
    }))
  return { typed, removed }
}

const isChanged = ({ lines }: LineSheet, line: SlipLine, before: MasterRow): boolean =>
  Object.keys(line.wrong).length > 0 ||
  Object.keys(lines).some((name) => (line.values[name] ?? '') !== textOfWire(before[name]))

export const isTouched = (sheet: LineSheet, content: SlipContent, stored: readonly MasterRow[]): boolean =>
  content.lines.length !== stored.length ||
  content.lines.some((line) => {
    const before = stored[line.lineNo - 1]
    return before ? isChanged(sheet, line, before) : true
  })

/**
 * Someone else was faster. Rows that I did not touch follow what is stored now; what I typed stays, and is marked where
 * it differs from what the other person has made of the same row.
 */
export function mergeRows(
  set: InsideSet,
  sheet: LineSheet,
  mine: SlipContent,
  before: readonly MasterRow[],
  latest: readonly MasterRow[],
): SlipContent {
  const keyOf = (row: MasterRow) => set.rows.key.map((name) => textOfWire(row[name])).join(' ')
  const mineOf = (row: MasterRow | undefined) => {
    const at = row ? before.indexOf(row) + 1 : 0
    return at === 0 ? undefined : mine.lines.find(({ lineNo }) => lineNo === at)
  }
  const stored = latest.flatMap((row, at) => {
    const known = before.find((one) => keyOf(one) === keyOf(row))
    const line = mineOf(known)
    if (known && !line) return []
    if (!known || !line || !isChanged(sheet, line, known)) return [lineOf(sheet, row, at)]
    return [withConflicts(sheet, { ...line, lineNo: at + 1, edit: row.abilities.edit }, known, row)]
  })
  const added = mine.lines.filter(({ lineNo }) => lineNo === 0)
  return { ...mine, lines: [...stored, ...added] }
}

function withConflicts(sheet: LineSheet, line: SlipLine, known: MasterRow, latest: MasterRow): SlipLine {
  let now = line
  for (const name of Object.keys(sheet.lines)) {
    const [was, is] = [textOfWire(known[name]), textOfWire(latest[name])]
    const typed = line.values[name] ?? ''
    if (was === is || typed === is) continue
    now =
      typed === was
        ? { ...now, values: { ...now.values, [name]: is } }
        : marked(now, name, validation.V_CHANGED.text, { value: is })
  }
  return now
}

/** By its words: a draft has been written and read again. */
const isConflict = (text: Text) => text.ja === validation.V_CHANGED.text.ja

/** What someone else has made of a cell is said once; saving again means what stands there now. */
export const withoutConflicts = (content: SlipContent): SlipContent => ({
  ...content,
  lines: content.lines.map((line) => {
    const wrong = Object.entries(line.wrong).filter(([, { text }]) => !isConflict(text))
    return { ...line, wrong: Object.fromEntries(wrong) }
  }),
})
