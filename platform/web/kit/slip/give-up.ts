import type { AnySlip } from '#platform/contract/slip.ts'
import { isLocked, withComputed, type SlipContent, type SlipLine, type TypedLine } from './slip-content.ts'

/**
 * Fields of a stored line as they are stored again, with what was filled in because of them. What else has been typed
 * stays; where there is nothing, the whole is what is stored, and nobody has typed on it.
 */
export function giveUp(
  slip: AnySlip,
  content: SlipContent,
  base: SlipContent,
  lineNo: number,
  fields: readonly string[],
): SlipContent {
  const isIt = (one: SlipLine) => one.lineNo === lineNo
  const at = content.lines.findIndex(isIt)
  const line = content.lines[at]
  const stored = base.lines.find(isIt)
  if (lineNo === 0 || !line || !stored || isLocked(line)) return content
  const back = restored(slip, line, stored, fields)
  const next = withComputed(slip, { ...content, lines: content.lines.with(at, back) })
  return isAs(slip, next, base) ? base : next
}

function restored(slip: AnySlip, line: SlipLine, stored: SlipLine, fields: readonly string[]): SlipLine {
  const { values, wrong, given = {} } = line
  const isTyped = (name: string) =>
    !fields.includes(name) &&
    !slip.computed.includes(name) &&
    given[name] !== values[name] &&
    textIn(line, name) !== stored.values[name]
  if (!Object.keys(values).some(isTyped)) return stored
  const of = fields.map((name): [string, string] => [name, stored.values[name] ?? ''])
  return {
    ...line,
    values: { ...values, ...Object.fromEntries(of) },
    wrong: Object.fromEntries(Object.entries(wrong).filter(([name]) => !fields.includes(name))),
  }
}

/** What cannot be read stands beside the values; what was refused does, too, as it is. */
const textIn = ({ values, wrong }: TypedLine, name: string): string =>
  wrong[name]?.typed ?? values[name] ?? ''

/** What was typed is the same; what is computed follows from it. */
function isAs(slip: AnySlip, { header, lines }: SlipContent, base: SlipContent): boolean {
  const isSame = (one: TypedLine, other: TypedLine | undefined) =>
    other !== undefined &&
    Object.keys(one.values).every(
      (name) => slip.computed.includes(name) || textIn(one, name) === other.values[name],
    )
  return (
    isSame(header, base.header) &&
    lines.length === base.lines.length &&
    lines.every((line, at) => line === base.lines[at] || (line.lineNo > 0 && isSame(line, base.lines[at])))
  )
}
