import { readDate } from '#platform/contract/date-entry.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import type { gateOutcome } from '../../contract/arrival/arrival-codes.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import type { ExpectedLine } from '../../contract/arrival/gate-calls.ts'

/** What is typed on a card: of what is taken in, and of what is put aside of the same line. */
export type GateField =
  | ('qty' | 'lot_no' | 'made_dt' | 'expiry_dt' | 'supplier_lot' | 'location_cd')
  | ('aside_qty' | 'aside_reason')

type Outcome = (typeof gateOutcome.codes)[number]

/** A line that was read, and what is typed on it. */
export interface GateLine {
  readonly name: string
  /** Nothing of goods that nobody has ordered: they are put aside. */
  readonly expected: ExpectedLine | undefined
  /** The code that stood on goods that nobody has ordered. */
  readonly read: string
  readonly typed: Readonly<Record<GateField, string>>
  /** Why some of it is put aside; 0 while nothing is. */
  readonly aside: Outcome
}

const untyped = {
  ...{ qty: '', lot_no: '', made_dt: '', expiry_dt: '', supplier_lot: '', location_cd: '' },
  ...{ aside_qty: '', aside_reason: '' },
}

export const nameOfLine = ({ po_no, line_no }: Pick<ExpectedLine, 'po_no' | 'line_no'>): string =>
  `${po_no}-${line_no}`

/** All that is to come of a line, until somebody has counted. */
export const expectedCard = (expected: ExpectedLine, lot_no: string): GateLine => ({
  ...{ name: nameOfLine(expected), expected, read: '', aside: '0' },
  typed: { ...untyped, lot_no, qty: expected.rest, location_cd: expected.location_cd },
})

/** What stands on the dock and on no order. */
export const unorderedCard = (read: string): GateLine => ({
  ...{ name: `? ${read}`, expected: undefined, read, aside: '2' },
  typed: untyped,
})

export const isSerial = ({ expected }: GateLine): boolean => expected?.lot_control === '2'

/** Serial numbers as a scanner types them, one behind the other; read twice it is one piece. */
export const serialsOf = (typed: string): readonly string[] => [
  ...new Set(typed.split(/[\s,、]+/u).filter((one) => one !== '')),
]

type ArrivalField = keyof (typeof arrivalSlip)['lines']

interface SentPart {
  readonly card: string
  /** Under which names the card has what is sent. */
  readonly fields: { readonly [Name in ArrivalField]?: GateField }
  readonly line: { readonly [Name in ArrivalField]?: string }
}

const takenFields: SentPart['fields'] = {
  qty: 'qty',
  lot_no: 'lot_no',
  made_dt: 'made_dt',
  expiry_dt: 'expiry_dt',
  supplier_lot: 'supplier_lot',
  location_cd: 'location_cd',
}
const asideFields: SentPart['fields'] = { qty: 'aside_qty', remarks: 'aside_reason' }

/** The lines of the arrival that a card becomes: what is taken in, a piece for each serial number, and what is put aside. */
function partsOf(card: GateLine, today: string): readonly SentPart[] {
  const { name, expected, read, typed, aside } = card
  const { qty, lot_no, supplier_lot, location_cd, aside_qty, aside_reason } = typed
  const day = (text: string) => (text === '' ? '' : (readDate(text, today) ?? text))
  const of = expected
    ? { po_no: expected.po_no, po_line_no: String(expected.line_no), item_cd: expected.item_cd }
    : {}
  const days = { made_dt: day(typed.made_dt), expiry_dt: day(typed.expiry_dt) }
  const fields: SentPart['fields'] = isSerial(card) ? { ...takenFields, qty: 'lot_no' } : takenFields
  const taken = (more: { qty: string; lot_no: string }): SentPart => ({
    ...{ card: name, fields },
    line: { ...of, ...days, supplier_lot, location_cd, ...more },
  })
  const serials = isSerial(card) ? serialsOf(lot_no).map((number) => taken({ qty: '1', lot_no: number })) : []
  const pieces = isSerial(card) || /^0*$/.test(qty) ? serials : [taken({ qty, lot_no })]
  const remarks = [aside_reason, read].filter((words) => words !== '').join(' ')
  const apart: SentPart = {
    ...{ card: name, fields: asideFields },
    line: { ...of, qty: aside_qty || '0', outcome: aside, remarks: aside_reason === '' ? '' : remarks },
  }
  if (aside !== '0') return [...pieces, apart]
  return pieces.length > 0 ? pieces : [taken({ qty: '0', lot_no: '' })]
}

export const sentParts = (cards: readonly GateLine[], today: string): readonly SentPart[] =>
  cards.flatMap((card) => partsOf(card, today))

/** As lines of an arrival; one that has been entered already, and was refused as it was received, is corrected. */
export function sentLines(parts: readonly SentPart[], entered?: SlipRecordOf<typeof arrivalSlip>) {
  const left = [...(entered?.lines ?? [])]
  return parts.map(({ line }) => {
    const at = left.findIndex(
      (one) => one.po_no === (line.po_no ?? '') && one.po_line_no === (line.po_line_no ?? '0'),
    )
    const [before] = at < 0 ? [] : left.splice(at, 1)
    return before ? { ...line, line_no: before.line_no } : line
  })
}

/** What stands against a line of the arrival, at the card on which it is typed: `P000012-1 qty`. */
export function errorsOfCards(errors: FieldErrors, parts: readonly SentPart[]): FieldErrors {
  const told = Object.entries(errors).map(([path, words]) => {
    const [, at = '', field = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
    const part = at === '' ? undefined : parts[Number(at)]
    const typed = Object.entries(part?.fields ?? {}).find(([name]) => name === field)?.[1] ?? 'qty'
    return [part ? `${part.card} ${typed}` : path, words] as const
  })
  return Object.fromEntries(told.toReversed())
}
