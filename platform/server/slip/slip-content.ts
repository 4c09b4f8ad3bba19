import type { Field, Fields } from '#platform/contract/fields.ts'
import type { AnySlip, AnySlipRecord, AnySlipSent, TypedValues } from '#platform/contract/slip.ts'
import {
  computedOfHeader,
  computedOfLine,
  textOfWire,
  typedValues,
  wireValue,
} from '#platform/contract/slip-values.ts'
import { isNullable } from '../master/master-table.ts'
import type { Context } from '../context.ts'
import type { KeptSlip } from './kept-slip.ts'
import type { FoundSlip } from './read-kept.ts'
import { isBlankNumber } from './slip-table.ts'

type Values = Readonly<Record<string, unknown>>

export interface WholeLine extends Values {
  readonly line_no: number
}

export interface WholeSlip {
  readonly header: Values
  readonly lines: readonly WholeLine[]
}

/**
 * A slip as it will stand: what was sent, the fields that follow from it, and of the others what stands there already
 * or what they begin with. What a browser has worked out is not among what was sent.
 */
export function wholeSlip(slip: AnySlip, sent: AnySlipSent, found: FoundSlip | undefined): WholeSlip {
  const stored = new Map(found?.lines.map((line) => [line.line_no, line]))
  let { last_line_no } = found?.own ?? { last_line_no: 0 }
  const begunLine = begun(slip, slip.lines)
  const header = { ...begun(slip, slip.header), ...found?.header, ...named(slip.header, sent.header) }
  const lines = sent.lines.map((line): WholeLine => {
    const before = stored.get(line.line_no)
    const whole = { ...(before ?? begunLine), ...named(slip.lines, line) }
    return { ...whole, line_no: before ? line.line_no : ++last_line_no }
  })
  return withComputed(slip, { header, lines })
}

/** The same with what follows from masters, if its module says so. */
export async function completed(
  { slip, complete }: KeptSlip,
  context: Context,
  whole: WholeSlip,
  stored: AnySlipRecord | undefined,
): Promise<WholeSlip> {
  if (!complete) return whole
  const { header, lines } = await complete(context, { ...whole, stored })
  return withComputed(slip, {
    header: { ...whole.header, ...header },
    lines: whole.lines.map((line, at) => ({ ...line, ...lines[at] })),
  })
}

function withComputed(slip: AnySlip, { header, lines: before }: WholeSlip): WholeSlip {
  const typedHeader = typedValues(slip.header, header)
  const typedLines: TypedValues[] = []
  const lines = before.map((line) => {
    const typed = typedValues(slip.lines, line)
    const computed = wire(slip.lines, computedOfLine(slip, typed, typedHeader))
    typedLines.push({ ...typed, ...asTyped(computed) })
    return { ...line, ...computed }
  })
  return {
    header: { ...header, ...wire(slip.header, computedOfHeader(slip, typedLines, typedHeader)) },
    lines,
  }
}

const asTyped = (computed: Values): TypedValues =>
  Object.fromEntries(Object.entries(computed).map(([name, value]) => [name, textOfWire(value)]))

function named(fields: Fields, values: Values): Values {
  const made: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (Object.hasOwn(fields, name)) made[name] = value
  return made
}

const wire = (fields: Fields, typed: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const field = fields[name]
      return field ? [[name, wireValue(field, text)]] : []
    }),
  )

/** What a field that nobody types begins with. */
const begun = (slip: AnySlip, fields: Fields): Values =>
  wire(
    fields,
    Object.fromEntries(
      slip.computed.flatMap((name) => {
        const field = fields[name]
        return field ? [[name, field.initial ?? (field.kind === 'integer' ? '0' : '')]] : []
      }),
    ),
  )

/** The values as the table holds them: what has not been said is NULL. */
export function columnValues(slip: AnySlip, fields: Fields, values: Values): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    made[name] = value === '' && isBlankable(slip, name, field) ? null : value
  }
  return made
}

const isBlankable = (slip: AnySlip, name: string, field: Field): boolean =>
  isNullable(field) || isBlankNumber(slip, name, field)
