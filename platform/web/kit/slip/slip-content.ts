import type { Fields } from '#platform/contract/fields.ts'
import type { Ability } from '#platform/contract/list.ts'
import type {
  AnySlip,
  AnySlipRecord,
  SomeOf,
  TypedHeaderOf,
  TypedLineOf,
  TypedValues,
} from '#platform/contract/slip.ts'
import { computedOfHeader, computedOfLine, typedValues, wireValue } from '#platform/contract/slip-values.ts'
import { readCell, type Wrong } from '../entry/cell-text.ts'

/** What a grid of lines is made from: a slip's definition, or the rows inside a master. */
export type LineSheet = Pick<
  AnySlip,
  'title' | 'header' | 'lines' | 'computed' | 'columns' | 'mostLines' | 'compute' | 'sum' | 'unknown' | 'idle'
> & {
  /** Fields that a stored line keeps as they are: its key. */
  readonly fixed?: readonly string[]
}

/** One line of fields as it stands on the screen: values as they travel, and what is wrong with some of them. */
export interface TypedLine<Values extends TypedValues = TypedValues> {
  /** Every field stands in them, blank where nothing has been typed. */
  readonly values: Values
  readonly wrong: Readonly<Record<string, Wrong>>
  /** What was filled in for the typist: it follows what it came from until somebody types something else. */
  readonly given?: TypedValues | undefined
}

export interface SlipLine<Values extends TypedValues = TypedValues> extends TypedLine<Values> {
  /** The stored line's number; 0 while it is new. */
  readonly lineNo: number
  readonly edit: Ability
}

/** Everything that is typed. It is never changed, only replaced: so it can be taken back step by step. */
export interface SlipContent {
  readonly header: TypedLine
  readonly lines: readonly SlipLine[]
}

export interface LineChange {
  readonly line: number
  readonly field: string
  readonly text: string
}

/** Nothing typed, except what a new one starts with. */
export function newContent(slip: AnySlip, businessDate: string, begin: Beginning = {}): SlipContent {
  const header = blank(slip.header, businessDate)
  const lines = (begin.lines ?? []).map((values): SlipLine => {
    const line = newLine(slip, businessDate)
    return { ...line, values: { ...line.values, ...values } }
  })
  return withComputed(slip, {
    header: { ...header, values: { ...header.values, ...begin.header } },
    lines,
  })
}

/** What a new slip is about, when it is opened from something. */
export interface Beginning<S extends AnySlip = AnySlip> {
  readonly header?: SomeOf<TypedHeaderOf<S>>
  readonly lines?: readonly SomeOf<TypedLineOf<S>>[]
}

/** What a date starts with when its initial value is this word. */
export const today = 'businessDate'

function blank(fields: Fields, businessDate: string): TypedLine {
  const values = Object.entries(fields).map(
    ([name, { initial = '' }]) => [name, initial === today ? businessDate : initial] as const,
  )
  return { values: Object.fromEntries(values), wrong: {} }
}

export function contentOf(slip: AnySlip, record: AnySlipRecord): SlipContent {
  const typed = (fields: Fields, stored: Readonly<Record<string, unknown>>): TypedLine => ({
    values: typedValues(fields, stored),
    wrong: {},
  })
  return withComputed(slip, {
    header: typed(slip.header, record.header),
    lines: record.lines.map((line) => ({
      ...typed(slip.lines, line),
      lineNo: line.line_no,
      edit: line.edit,
    })),
  })
}

/** A line on which nobody has typed anything yet: what it starts with does not count. */
export const isBlankLine = (slip: LineSheet, { values, wrong }: TypedLine): boolean =>
  Object.keys(wrong).length === 0 &&
  Object.entries(values).every(
    ([name, value]) => value === '' || slip.computed.includes(name) || value === slip.lines[name]?.initial,
  )

export const isLocked = (line: SlipLine | undefined): boolean => line !== undefined && line.edit !== true

export function writeHeader(
  slip: AnySlip,
  content: SlipContent,
  field: string,
  text: string,
  businessDate: string,
): SlipContent {
  const header = written(content.header, slip.header, [{ field, text }], businessDate)
  return header === content.header ? content : withComputed(slip, { ...content, header })
}

/** Typed, pasted or emptied cells in one step. Lines that are not there yet are added; locked ones stay as they are. */
export function writeLines(
  slip: LineSheet,
  content: SlipContent,
  changes: readonly LineChange[],
  businessDate: string,
): SlipContent {
  const lines = [...content.lines]
  const last = changes.reduce((most, { line }) => Math.max(most, line), -1)
  while (lines.length <= last && lines.length < slip.mostLines) lines.push(newLine(slip, businessDate))
  for (const [index, own] of byLine(changes)) {
    const line = lines[index]
    const open = line?.lineNo ? own.filter(({ field }) => !slip.fixed?.includes(field)) : own
    if (line && !isLocked(line)) lines[index] = written(line, slip.lines, open, businessDate)
  }
  return withComputed(slip, { ...content, lines: withoutBlankEnd(slip, lines) })
}

/** Fills in what follows from what was typed: blanks, and what has been filled in before; never what somebody has typed. */
export function fillHeader(
  slip: AnySlip,
  content: SlipContent,
  found: TypedValues,
  businessDate: string,
): SlipContent {
  const header = given(content.header, slip.header, found, { ...slip, businessDate })
  return header === content.header ? content : withComputed(slip, { ...content, header })
}

interface Filling {
  readonly businessDate: string
  /** What follows whatever stood there. */
  readonly renewed?: readonly string[]
}

export function fillLine(
  slip: AnySlip,
  content: SlipContent,
  at: number,
  found: TypedValues,
  { businessDate, renewed = [] }: Filling,
): SlipContent {
  const line = content.lines[at]
  if (!line || isLocked(line)) return content
  const filled = given(line, slip.lines, found, {
    ...{ computed: [...slip.computed, ...renewed], businessDate },
  })
  return filled === line ? content : withComputed(slip, { ...content, lines: content.lines.with(at, filled) })
}

function given<T extends TypedLine>(
  line: T,
  fields: Fields,
  found: TypedValues,
  { computed, businessDate }: { readonly computed: readonly string[]; readonly businessDate: string },
): T {
  const isOpen = (name: string) => {
    const value = line.values[name] ?? ''
    return computed.includes(name) || (!line.wrong[name] && (value === '' || line.given?.[name] === value))
  }
  const open = Object.entries(found).filter(([name, text]) => isOpen(name) && line.values[name] !== text)
  if (open.length === 0) return line
  const changes = open.map(([field, text]) => ({ field, text }))
  const filled = written(line, fields, changes, businessDate)
  const now = Object.fromEntries(open.map(([name]) => [name, filled.values[name] ?? '']))
  return { ...filled, given: { ...line.given, ...now } }
}

function byLine(changes: readonly LineChange[]): ReadonlyMap<number, readonly LineChange[]> {
  const lines = new Map<number, LineChange[]>()
  for (const change of changes) {
    const own = lines.get(change.line)
    if (own) own.push(change)
    else lines.set(change.line, [change])
  }
  return lines
}

const newLine = (slip: LineSheet, businessDate: string): SlipLine => ({
  ...blank(slip.lines, businessDate),
  lineNo: 0,
  edit: true,
})

function withoutBlankEnd(slip: LineSheet, lines: readonly SlipLine[]): readonly SlipLine[] {
  const last = lines.findLastIndex((line) => line.lineNo !== 0 || !isBlankLine(slip, line))
  return lines.slice(0, last + 1)
}

function written<T extends TypedLine>(
  line: T,
  fields: Fields,
  changes: readonly Pick<LineChange, 'field' | 'text'>[],
  businessDate: string,
): T {
  const values: Record<string, string> = { ...line.values }
  const wrong = new Map(Object.entries(line.wrong))
  for (const { field: name, text } of changes) {
    const field = fields[name]
    if (!field) continue
    const read = readCell(field, text, businessDate)
    values[name] = 'value' in read ? read.value : ''
    if ('wrong' in read) wrong.set(name, read.wrong)
    else wrong.delete(name)
  }
  return { ...line, values, wrong: Object.fromEntries(wrong) }
}

export function insertLine(
  slip: AnySlip,
  content: SlipContent,
  at: number,
  businessDate: string,
): SlipContent {
  if (content.lines.length >= slip.mostLines || at >= content.lines.length) return content
  return { ...content, lines: content.lines.toSpliced(at, 0, newLine(slip, businessDate)) }
}

/** The lines of a range; locked ones stay. */
export const removeLines = (content: SlipContent, top: number, bottom: number): SlipContent => ({
  ...content,
  lines: content.lines.filter((line, index) => index < top || index > bottom || isLocked(line)),
})

/** A copy below, as a new line. */
export function copyLine(slip: AnySlip, content: SlipContent, at: number): SlipContent {
  const line = content.lines[at]
  if (!line || content.lines.length >= slip.mostLines) return content
  return { ...content, lines: content.lines.toSpliced(at + 1, 0, { ...line, lineNo: 0, edit: true }) }
}

/** Computed fields follow what is typed; what stays the same stays the same object. */
export function withComputed(slip: LineSheet, content: SlipContent): SlipContent {
  if (!slip.compute && !slip.sum) return content
  const { values } = content.header
  const lines = content.lines.map((line) => filledIn(line, computedOfLine(slip, line.values, values)))
  const typed = lines.filter((line) => !isBlankLine(slip, line)).map((line) => line.values)
  const header = filledIn(content.header, computedOfHeader(slip, typed, values))
  const unknown = slip.unknown?.(values) ?? []
  if (unknown.length === 0) return { header, lines }
  const blankIn = (fields: Fields) =>
    Object.fromEntries(unknown.filter((name) => name in fields).map((name) => [name, '']))
  return {
    header: filledIn(header, blankIn(slip.header)),
    lines: lines.map((line) => filledIn(line, blankIn(slip.lines))),
  }
}

function filledIn<T extends TypedLine>(line: T, computed: TypedValues): T {
  const same = Object.entries(computed).every(([name, value]) => (line.values[name] ?? '') === value)
  return same ? line : { ...line, values: { ...line.values, ...computed } }
}

/** As it is sent: blank lines are left out. `lineAt` tells which line a sent one is. */
export function sentContent(slip: AnySlip, { header, lines }: SlipContent) {
  const filled = lines.flatMap((line, index) => (isBlankLine(slip, line) && line.lineNo === 0 ? [] : [index]))
  const wire = (fields: Fields, { values }: TypedLine, left: readonly string[]) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        left.includes(name) ? [] : [[name, wireValue(field, values[name] ?? '')]],
      ),
    )
  const ofKey = Object.fromEntries(slip.key.map((name) => [name, header.values[name] ?? '']))
  return {
    input: {
      header: { ...wire(slip.header, header, [...slip.computed, ...slip.key]), ...ofKey },
      lines: filled.flatMap((index): Record<string, unknown>[] => {
        const line = lines[index]
        return line ? [{ ...wire(slip.lines, line, slip.computed), line_no: line.lineNo }] : []
      }),
    },
    lineAt: (sent: number) => filled[sent],
  }
}

/** What the schema or the server found wrong, put to its cells; the rest is returned as words for the whole. */
export function withErrors(
  content: SlipContent,
  errors: readonly {
    readonly path: string
    readonly text: Wrong['text']
    readonly params: Wrong['params']
  }[],
  lineAt: (sent: number) => number | undefined,
): { content: SlipContent; rest: readonly Pick<Wrong, 'text' | 'params'>[] } {
  const rest: Pick<Wrong, 'text' | 'params'>[] = []
  let { header } = content
  const lines = [...content.lines]
  for (const { path, text, params } of errors) {
    const [, place = '', number = '', field = ''] = /^(header|lines)(?:\.(\d+))?\.([^.]+)$/.exec(path) ?? []
    const at = place === 'lines' ? lineAt(Number(number)) : undefined
    const line = at === undefined ? undefined : lines[at]
    if (place === 'header') header = marked(header, field, text, params)
    else if (line && at !== undefined) lines[at] = marked(line, field, text, params)
    else rest.push({ text, params })
  }
  return { content: { ...content, header, lines }, rest }
}

/** The first thing that is wrong with a cell is the one to repair first. */
export const marked = <T extends TypedLine>(
  line: T,
  field: string,
  text: Wrong['text'],
  params: Wrong['params'],
): T =>
  line.wrong[field]
    ? line
    : {
        ...line,
        wrong: { ...line.wrong, [field]: { typed: line.values[field] ?? '', text, params, refused: true } },
      }

/** Without what was refused when it was saved: somebody may have approved it, or the goods have come. */
export function askedAnew(content: SlipContent): SlipContent {
  const isMarked = ({ wrong }: TypedLine) => Object.values(wrong).some(({ refused }) => refused)
  const unmarked = <T extends TypedLine>(line: T): T =>
    isMarked(line)
      ? {
          ...line,
          wrong: Object.fromEntries(Object.entries(line.wrong).filter(([, { refused }]) => !refused)),
        }
      : line
  return [content.header, ...content.lines].some(isMarked)
    ? { ...content, header: unmarked(content.header), lines: content.lines.map(unmarked) }
    : content
}
