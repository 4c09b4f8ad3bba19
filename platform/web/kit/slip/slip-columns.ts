import type { Field } from '#platform/contract/fields.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Say } from '../../language/say.ts'
import type { EntryColumn } from '../entry/entry-cell.ts'
import type { LineSheet } from './slip-content.ts'
import { slipTexts } from './slip.text.ts'

/** A column of the line grid with the field behind it. */
export interface SlipColumn extends EntryColumn {
  readonly field: string
  /** Shows the name that belongs to the field's code. */
  readonly names?: true
  /** Shows the unit of what this reference names. */
  readonly unitOf?: string
}

/** The columns of a slip in the reader's language: each field, and after a reference the name of what it points to. */
export function slipColumns(slip: LineSheet, say: Say, seesCosts: boolean): readonly SlipColumn[] {
  let group: Text | undefined
  return Object.entries(slip.lines).flatMap(([name, field], index): SlipColumn[] => {
    const look = slip.columns[name] ?? {}
    if (look.hidden || (field.cost && !seesCosts)) return []
    const begins = index > 0 && look.group !== group
    group = look.group
    const label = say(field.label)
    const own: SlipColumn = {
      id: name,
      field: name,
      label,
      group: look.group && say(look.group),
      width: widthOf(look.width ?? field.width, label),
      align: alignOf(field),
      sticky: index === 0,
      begins,
      stop: !slip.computed.includes(name),
      seldom: look.seldom,
      choices: field.kind === 'reference' || field.kind === 'choice' || look.offered === true,
      inputMode: field.kind === 'decimal' ? 'decimal' : field.kind === 'date' ? 'numeric' : undefined,
      // Codes and dates are also typed in wider forms than they are stored; their rule is the schema's.
      maxLength: field.kind === 'text' ? field.max : 60,
    }
    return [own, ...nameColumn(field, own, look.nameWidth, say), ...unitColumn(own, look.unitOf, say)]
  })
}

function nameColumn(
  field: Field,
  own: SlipColumn,
  nameWidth: number | undefined,
  say: Say,
): readonly SlipColumn[] {
  const target = field.refersTo?.master
  if (!target || target === 'self' || nameWidth === 0) return []
  const label = target.fields[target.nameField]?.label
  return [
    {
      ...own,
      id: `${own.id} name`,
      names: true,
      label: label ? say(label) : own.label,
      width: widthOf(nameWidth ?? 24, ''),
      align: undefined,
      sticky: false,
      begins: false,
      stop: false,
      choices: false,
    },
  ]
}

function unitColumn(own: SlipColumn, unitOf: string | undefined, say: Say): readonly SlipColumn[] {
  if (unitOf === undefined) return []
  const label = say(slipTexts.unit)
  return [
    {
      ...{ id: `${own.id} unit`, field: own.field, unitOf, label, group: own.group },
      ...{ width: widthOf(4, label), sticky: false, begins: false, stop: false },
    },
  ]
}

function alignOf({ kind }: Field): EntryColumn['align'] {
  if (kind === 'decimal' || kind === 'integer' || kind === 'date') return 'right'
  return kind === 'flag' ? 'center' : undefined
}

/** A half-width figure of 13 px, and a margin on either side; the name over the column is not cut either. */
function widthOf(letters: number, label: string): number {
  const titled = Array.from(label).reduce((sum, letter) => sum + (letter < '\u0100' ? 7 : 12.5), 14)
  return Math.ceil(Math.max(letters * 7.6 + 14, titled))
}
