import type { AnySlip, TypedValues } from '#platform/contract/slip.ts'
import { isLocked, withComputed, writeLines, type SlipContent } from './slip-content.ts'

/**
 * In place of a line so many that are otherwise like it: the first stays the line that it is, the others are new below it.
 * Nothing where it is locked, or where they would be more than a slip has.
 */
export function spreadLine(
  slip: AnySlip,
  content: SlipContent,
  at: number,
  values: readonly TypedValues[],
  businessDate: string,
): SlipContent {
  const line = content.lines[at]
  if (!line || isLocked(line) || content.lines.length + values.length - 1 > slip.mostLines) return content
  const blank = Object.fromEntries(slip.computed.map((name) => [name, slip.lines[name]?.initial ?? '']))
  const others = values.slice(1).map(() => ({
    ...line,
    ...{ lineNo: 0, edit: true as const, values: { ...line.values, ...pick(blank, line.values) } },
  }))
  const wider = withComputed(slip, { ...content, lines: content.lines.toSpliced(at + 1, 0, ...others) })
  const changes = values.flatMap((one, down) =>
    Object.entries(one).map(([field, text]) => ({ line: at + down, field, text })),
  )
  return writeLines(slip, wider, changes, businessDate)
}

/** Of those that a line has. */
const pick = (values: TypedValues, line: TypedValues): TypedValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in line))
