import {
  compare,
  decimal,
  minus,
  plus,
  sum,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { judgedQty, waitingQty } from '../../contract/arrival/arrival-figures.ts'
import type { AcceptanceLine, StoredAcceptance } from './acceptance-kept.ts'
import type { ArrivalLine, StoredArrival } from './arrival-kept.ts'

/** A line of the acceptance beside the line of the arrival that it judges. */
export interface Judged {
  readonly line: AcceptanceLine
  readonly arrived: ArrivalLine
}

/** Refuses everything that is wrong with an acceptance at once, each thing at its cell. */
export function judgeAcceptance(
  { header, lines }: StoredAcceptance,
  arrival: StoredArrival | undefined,
): readonly Judged[] {
  const wrong = new WrongCells()
  if (lines.length === 0) wrong.at('lines', arrivalErrors.BIZ_ACCEPTANCE_NOTHING.with())
  const receipt_dt = arrival?.header.receipt_dt ?? ''
  if (header.accept_dt < receipt_dt)
    wrong.at('header.accept_dt', arrivalErrors.BIZ_ACCEPTANCE_EARLY.with({ date: receipt_dt }))
  const received = arrival?.header.arrival_status === '1' ? arrival.lines : []
  const isDirect = arrival?.header.arrival_div === '1'
  const left = new Left()
  const judged: Judged[] = []
  for (const [at, line] of lines.entries()) {
    const arrived = received.find(
      ({ line_no, outcome }) => line_no === line.arrival_line_no && outcome === '0',
    )
    if (!arrived) {
      const unknown = { no: header.arrival_no, line: line.arrival_line_no ?? 0 }
      wrong.at(`lines.${at}.arrival_line_no`, arrivalErrors.BIZ_ACCEPTANCE_UNKNOWN.with(unknown))
      continue
    }
    const found = [...wrongWith(line, arrived, left), ...(isDirect ? wrongDirect(line, arrived) : [])]
    for (const [field, error] of found) wrong.at(`lines.${at}.${field}`, error)
    judged.push({ line, arrived })
  }
  wrong.refuse()
  return judged
}

/** What other lines of the same acceptance leave of an arrival's line. */
class Left {
  readonly #taken = new Map<string, Decimal>()

  /** Undefined when it is enough, else what there was. */
  take(key: string, qty: Decimal, there: string): string | undefined {
    const taken = this.#taken.get(key) ?? zero
    const available = minus(decimal(there), taken)
    this.#taken.set(key, plus(taken, qty))
    return compare(qty, available) > 0 ? written(available) : undefined
  }
}

type Found = readonly (readonly [field: keyof AcceptanceLine & string, error: BusinessError])[]

function wrongWith(line: AcceptanceLine, arrived: ArrivalLine, left: Left): Found {
  const { judged_goods, good_qty, defective_qty, return_qty, return_ground, sample_qty, reason } = line
  const found: [keyof AcceptanceLine & string, BusinessError][] = []
  const all = judgedQty(line)
  const qty = decimal(all)
  if (qty.units === 0n) found.push(['good_qty', arrivalErrors.BIZ_ACCEPTANCE_NOTHING.with()])
  if (compare(decimal(sample_qty), qty) > 0)
    found.push(['sample_qty', arrivalErrors.BIZ_ACCEPTANCE_SAMPLE.with({ qty: all })])
  const bad = sum([decimal(defective_qty), decimal(return_qty)])
  if (bad.units > 0n && reason === '') found.push(['reason', arrivalErrors.BIZ_ACCEPTANCE_REASON.with()])
  const key = `${arrived.line_no} ${judged_goods}`
  if (judged_goods === '1') {
    const available = left.take(key, qty, waitingQty(arrived))
    if (available !== undefined)
      found.push(['good_qty', arrivalErrors.BIZ_ACCEPTANCE_TOO_MANY.with({ available })])
    return found
  }
  if (good_qty !== '0' || defective_qty !== '0')
    found.push(['good_qty', arrivalErrors.BIZ_ACCEPTANCE_BACK_ONLY.with()])
  if (judged_goods === '0') {
    if (return_ground === '0') found.push(['return_ground', arrivalErrors.BIZ_ACCEPTANCE_GROUND.with()])
    const available = left.take(key, qty, arrived.good_qty)
    if (available !== undefined)
      found.push(['return_qty', arrivalErrors.BIZ_ACCEPTANCE_NOT_ACCEPTED.with({ available })])
    return found
  }
  const available = left.take(key, qty, arrived.defective_qty)
  if (available !== undefined)
    found.push(['return_qty', arrivalErrors.BIZ_ACCEPTANCE_NOT_DEFECTIVE.with({ available })])
  return found
}

/** What goes straight from the customer to the supplier passes by no place of ours; what replaces it is ordered anew. */
function wrongDirect({ redeliver, location_cd }: AcceptanceLine, arrived: ArrivalLine): Found {
  const found: [keyof AcceptanceLine & string, BusinessError][] = []
  if (redeliver) found.push(['redeliver', arrivalErrors.BIZ_ACCEPTANCE_DIRECT.with()])
  if (location_cd !== '' && location_cd !== arrived.location_cd)
    found.push(['location_cd', arrivalErrors.BIZ_ACCEPTANCE_DIRECT.with()])
  return found
}
