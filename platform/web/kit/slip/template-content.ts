import type { Fields } from '#platform/contract/fields.ts'
import type { AnySlip, TypedValues } from '#platform/contract/slip.ts'
import type { SlipTemplate } from '#platform/contract/slip-template.ts'
import { isBlankLine, type Beginning, type SlipContent } from './slip-content.ts'

export type KeptContent = Pick<SlipTemplate, 'header' | 'lines'>

/** What a template keeps of a slip: what was typed and is no day, no number, and nothing that belongs to this one only. */
export function templateOf(slip: AnySlip, { header, lines }: SlipContent): KeptContent {
  const left = new Set([...slip.key, ...slip.computed, ...(slip.notCopied ?? [])])
  const kept = (fields: Fields, values: TypedValues) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) =>
          value !== '' && !left.has(name) && fields[name] !== undefined && fields[name].kind !== 'date',
      ),
    )
  return {
    header: kept(slip.header, header.values),
    lines: lines.filter((line) => !isBlankLine(slip, line)).map(({ values }) => kept(slip.lines, values)),
  }
}

/** Fields that the slip does not have any more are left out. */
export function beginningOf(slip: AnySlip, { header, lines }: KeptContent): Beginning {
  const known = (fields: Fields, values: TypedValues): TypedValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => fields[name] !== undefined))
  return { header: known(slip.header, header), lines: lines.map((line) => known(slip.lines, line)) }
}
