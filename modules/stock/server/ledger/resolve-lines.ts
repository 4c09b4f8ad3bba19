import type { ItemFacts } from '#modules/master/server/index.ts'
import {
  compare,
  decimal,
  negated,
  placesOf,
  rounded,
  times,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { validation } from '#platform/contract/validation.ts'
import { changesValue, divisions, setsLastPrice, type Division, type End } from '../../contract/division.ts'
import { arrivalLocation, dispatchLocation } from '../../contract/stock-codes.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { yen } from '../../contract/valuation.ts'
import { outside, type Facts } from './facts.ts'
import {
  balanceKey,
  locationKey,
  type Line,
  type LineDocument,
  type ResolvedEnd,
  type Worth,
} from './line.ts'
import type { Movement, MovementEnd, Posting } from './posting.ts'
import type { Refusals } from './refusals.ts'

const mostQty = decimal('999999999')
const mostPrice = decimal('99999999.99')
export const mostLines = 200

interface Desk {
  readonly posting: Posting
  readonly document: LineDocument
  readonly factory_cd: string
  readonly facts: Facts
  readonly say: (division: Division) => string
}

/** Lines that are in order by themselves; what is not is refused at its cell. */
export function resolveLines(desk: Desk): readonly Line[] {
  return desk.posting.movements.flatMap((movement, index) => resolveLine(desk, movement, index) ?? [])
}

function resolveLine(desk: Desk, movement: Movement, index: number): Line | undefined {
  const { posting } = desk
  const { refusals } = desk.document
  const division: Division = divisions[movement.stock_div]
  if (!division.posters.includes(posting.poster))
    refusals.at(index, 'stock_div', stockErrors.BIZ_STOCK_DIVISION.with({ name: desk.say(division) }))
  if (division.needsReason && !movement.reason_cd && !movement.reason?.trim())
    refusals.at(index, 'reason_cd', validation.V_REQUIRED.with())
  const item = resolveItem(desk, movement, index)
  if (!item) return undefined
  const base = { document: desk.document, index, movement, division, item, reverses: undefined }
  if (changesValue(division)) return resolveValue(desk, base)

  const signed = resolveQty(desk, base)
  if (!signed) return undefined
  const turned = signed.units < 0n
  const qty = turned ? negated(signed) : signed
  const ends = resolveEnds(desk, base, turned)
  const worth = resolveWorth(refusals, base, qty)
  if (!ends || !worth) return undefined
  if (balanceKey(ends.from) === balanceKey(ends.to))
    refusals.at(index, 'to_location_cd', stockErrors.BIZ_STOCK_SAME_PLACE.with())
  const outField = turned ? 'to_location_cd' : 'from_location_cd'
  const factories = [...new Set([ends.from.factory_cd, ends.to.factory_cd])]
  return { ...base, qty, worth, ends, outField, factories }
}

type Base = Pick<Line, 'document' | 'index' | 'movement' | 'division' | 'item' | 'reverses'>

function resolveItem(
  { facts, posting, document: { refusals } }: Desk,
  { item_cd }: Movement,
  index: number,
): ItemFacts | undefined {
  const item = facts.items.get(item_cd)
  if (!item) {
    refusals.at(index, 'item_cd', stockErrors.BIZ_ITEM_MASTER_MISSING.with({ item: item_cd }))
    return undefined
  }
  if (!item.stock_flg)
    refusals.at(index, 'item_cd', stockErrors.BIZ_STOCK_ITEM_NOT_KEPT.with({ item: item_cd }))
  if (isGone(item.abort_div, posting))
    refusals.at(index, 'item_cd', stockErrors.BIZ_STOCK_ITEM_STOPPED.with({ item: item_cd }))
  return item
}

/** What is stopped goes into no new slip of a person, slips under way go on; what is counted is there all the same. */
const isGone = (abort_div: string, { poster }: Posting): boolean =>
  poster === 'hand' ? abort_div !== '0' : poster === 'document' && abort_div === '2'

function resolveQty(
  { document: { refusals } }: Desk,
  { index, movement, division, item }: Base,
): Decimal | undefined {
  const qty = decimal(movement.qty ?? '0')
  const places = item.lot_control === 'serial' ? 0 : item.places
  if (qty.units === 0n) refusals.at(index, 'qty', stockErrors.BIZ_QTY_ZERO.with())
  else if (qty.units < 0n && division.sign !== '±')
    refusals.at(index, 'qty', stockErrors.BIZ_QTY_MINUS.with())
  else if (placesOf(qty) > places || compare(qty, mostQty) > 0 || compare(negated(qty), mostQty) > 0)
    refusals.at(index, 'qty', stockErrors.BIZ_QTY_PLACES.with({ max: places }))
  else return rounded(qty, 3, 'down')
  return undefined
}

function resolveEnds(desk: Desk, base: Base, turned: boolean): Line['ends'] {
  const { movement, division } = base
  // An adjustment has one place, and its sign says in which direction: plus comes from 9999, minus goes to 9998.
  if (turned) {
    const from = resolveEnd(desk, base, ['stock'], movement.to, 'to')
    const to = resolveEnd(desk, base, ['dispatch'], undefined, 'from')
    return from && to && { from, to }
  }
  const from = resolveEnd(desk, base, division.from, movement.from, 'from')
  const to = resolveEnd(desk, base, division.to, movement.to, 'to')
  return from && to && { from, to }
}

function resolveEnd(
  desk: Desk,
  base: Base,
  kinds: readonly End[],
  end: MovementEnd | undefined,
  side: 'from' | 'to',
): ResolvedEnd | undefined {
  const { index, movement, item, division } = base
  const factory_cd = end?.factory_cd ?? desk.factory_cd
  const refuse = (field: string, error: Parameters<Refusals['at']>[2]) => {
    desk.document.refusals.at(index, field, error)
    return undefined
  }
  const field = `${side}_location_cd`
  const lot_no = end?.lot_no ?? movement.from?.lot_no ?? movement.to?.lot_no ?? ''
  const qualities = division.quality?.[side]
  const quality = end?.quality ?? qualities?.[0] ?? '0'
  if (qualities && !qualities.includes(quality))
    return refuse(
      side === 'from' ? 'quality' : 'to_quality',
      stockErrors.BIZ_STOCK_QUALITY.with({ name: desk.say(division) }),
    )
  const kept = {
    factory_cd,
    item_cd: item.item_cd,
    lot_no,
    ownership: end?.ownership ?? '0',
    owner_cd: end?.owner_cd ?? '',
    quality,
    process_no: end?.process_no ?? '',
  } as const
  const first = kinds[0]
  if (!end && (first === 'arrival' || first === 'dispatch'))
    return { ...kept, location: outside(factory_cd, first) }
  if (!end?.location_cd) return refuse(field, validation.V_REQUIRED.with())
  if (end.location_cd === arrivalLocation || end.location_cd === dispatchLocation)
    return refuse(field, stockErrors.BIZ_STOCK_LOCATION_VIRTUAL.with({ name: end.location_cd }))
  const location = desk.facts.locations.get(locationKey({ factory_cd, location_cd: end.location_cd }))
  if (!location) return refuse(field, stockErrors.BIZ_STOCK_LOCATION_MISSING.with({ name: end.location_cd }))
  const name = location.location_nm
  if (!kinds.includes(location.ours ? 'stock' : 'direct'))
    return refuse(field, stockErrors.BIZ_STOCK_LOCATION_VIRTUAL.with({ name }))
  if (isGone(location.abort_div, desk.posting))
    return refuse(field, stockErrors.BIZ_STOCK_LOCATION_STOPPED.with({ name }))
  if (location.ours && item.lot_control !== 'none' && lot_no === '')
    return refuse('lot_no', stockErrors.BIZ_STOCK_LOT_NEEDED.with({ item: item.item_cd }))
  // Work in progress always has a lot: the item's, else its work order's.
  if (item.lot_control === 'none' && lot_no !== '' && kept.process_no === '')
    return refuse('lot_no', stockErrors.BIZ_STOCK_LOT_UNKNOWN.with({ item: item.item_cd }))
  return { ...kept, location }
}

function resolveWorth(refusals: Refusals, base: Base, qty: Decimal): Worth | undefined {
  const { division, item } = base
  const purchased = setsLastPrice(division)
  switch (division.price) {
    case 'free':
      return { rule: 'given', money: zero, purchased: false }
    case 'standard':
      return { rule: 'given', money: yen(times(qty, decimal(item.standard_cost))), purchased: false }
    case 'given':
    case 'origin': {
      const money = resolveMoney(refusals, base, qty)
      return money && { rule: 'given', money, purchased }
    }
    case 'current':
    case 'unvalued':
    case 'amount':
    case 'new-price':
      return { rule: 'current' }
  }
}

/** Price × quantity in whole yen, or the amount itself. */
function resolveMoney(refusals: Refusals, { index, movement }: Base, qty: Decimal): Decimal | undefined {
  if (movement.amount !== undefined) {
    const amount = decimal(movement.amount)
    if (amount.units >= 0n && placesOf(amount) === 0) return rounded(amount, 0, 'down')
    refusals.at(index, 'amount', stockErrors.BIZ_STOCK_AMOUNT.with())
    return undefined
  }
  const price = resolvePrice(refusals, index, movement)
  return price && yen(times(qty, price))
}

function resolvePrice(refusals: Refusals, index: number, { price }: Movement): Decimal | undefined {
  if (price === undefined) refusals.at(index, 'price', validation.V_REQUIRED.with())
  else {
    const given = decimal(price)
    if (given.units >= 0n && placesOf(given) <= 6 && compare(given, mostPrice) <= 0) return given
    refusals.at(index, 'price', stockErrors.BIZ_STOCK_PRICE.with())
  }
  return undefined
}

function resolveValue({ document: { refusals }, factory_cd }: Desk, base: Base): Line | undefined {
  const { index, movement, division } = base
  const whole = { ...base, qty: zero, ends: undefined, outField: '', factories: [factory_cd] }
  if (division.price === 'new-price') {
    const unit_cost = resolvePrice(refusals, index, movement)
    return unit_cost && { ...whole, worth: { rule: 'new-price', unit_cost } }
  }
  const money = decimal(movement.amount ?? '0')
  if (money.units === 0n || placesOf(money) > 0) {
    refusals.at(index, 'amount', stockErrors.BIZ_STOCK_AMOUNT.with())
    return undefined
  }
  const basis = movement.qty === undefined ? undefined : decimal(movement.qty)
  if (basis && basis.units <= 0n) {
    refusals.at(index, 'qty', stockErrors.BIZ_QTY_MINUS.with())
    return undefined
  }
  return { ...whole, worth: { rule: 'add', money: rounded(money, 0, 'down'), basis } }
}
