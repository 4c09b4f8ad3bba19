import { slipNumberOf } from '#modules/system/server/index.ts'
import type { SentOf, SlipKeyOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { changesValue, divisions } from '../../contract/division.ts'
import { handSlipKind, stockSlipNumber } from '../../contract/stock-codes.ts'
import { moveDivision, type moveSlip } from '../../contract/move-slip.ts'
import type { stockSlip } from '../../contract/stock-slip.ts'
import { postStock } from '../ledger/post-stock.ts'
import type { Movement, MovementEnd } from '../ledger/posting.ts'

type Entry = SentOf<typeof stockSlip>
type SlipKey = SlipKeyOf<typeof stockSlip>

/** 在庫登録: what a person adjusts, throws away or values anew. */
export async function enterStock(context: Context, { header, lines, agreed }: Entry): Promise<SlipKey> {
  const movements = lines.map((line) => entered(header, line))
  const cells: Readonly<Record<string, string>> = {
    from_location_cd: 'location_cd',
    to_location_cd: 'location_cd',
  }
  return post(
    context,
    { ...header, agreed },
    movements,
    (line, field) => `lines.${line}.${cells[field] ?? field}`,
  )
}

function entered(header: Entry['header'], line: Entry['lines'][number]): Movement {
  const { stock_div } = header
  const { item_cd, location_cd, lot_no, qty, price, amount, expiry_dt, quality } = line
  const base = { stock_div, item_cd, ...reasonOf(header, line) }
  if (changesValue(divisions[stock_div])) return { ...base, ...filled({ qty, price, amount }) }
  const end: MovementEnd = { location_cd, lot_no, quality }
  return {
    ...base,
    ...filled({ expiry_dt, ...(stock_div === '001' ? { price } : {}) }),
    qty,
    ...(stock_div === '085' ? { from: end } : { to: end }),
  }
}

/** 在庫移動登録: each line from its place to its place, or from and to those of the header. */
export async function enterMove(
  context: Context,
  { header, lines, agreed }: SentOf<typeof moveSlip>,
): Promise<SlipKey> {
  const movements = lines.map((line): Movement => {
    const { item_cd, lot_no, qty, quality, new_quality } = line
    const from = line.from_location_cd || header.from_location_cd
    const becomes = new_quality === '-' ? quality : new_quality
    // What only changes its quality stays where it is, unless a place is named.
    const to =
      line.to_location_cd || (becomes === quality ? header.to_location_cd : header.to_location_cd || from)
    return {
      stock_div: moveDivision(quality, new_quality),
      item_cd,
      qty,
      from: { location_cd: from, lot_no, quality },
      to: { location_cd: to, lot_no, quality: becomes },
      ...reasonOf(header, line),
    }
  })
  return post(context, { ...header, agreed }, movements, (at, field) => {
    const own =
      field === 'from_location_cd' || field === 'to_location_cd' ? lines[Number(at)]?.[field] : field
    return own ? `lines.${at}.${field === 'to_quality' ? 'new_quality' : field}` : `header.${field}`
  })
}

const reasonOf = (
  { reason_cd, reason }: Pick<Entry['header'], 'reason_cd' | 'reason'>,
  { remarks }: { readonly remarks: string },
) => ({ reason_cd, reason: remarks || reason })

/** Figures that a line leaves blank are not said of its movement. */
const filled = (figures: Partial<Record<Figure, string>>): Partial<Record<Figure, string>> =>
  Object.fromEntries(Object.entries(figures).filter(([, text]) => text !== ''))
type Figure = 'qty' | 'price' | 'amount' | 'expiry_dt'

function post(
  context: Context,
  { biz_dt, agreed }: Pick<Entry['header'], 'biz_dt'> & Pick<Entry, 'agreed'>,
  movements: readonly Movement[],
  cellOf: (line: string, field: string) => string,
): Promise<SlipKey> {
  return inOneUnit(context, () => {
    const slip_no = slipNumberOn(context, biz_dt)
    postStock(context, {
      biz_dt,
      agreed,
      poster: 'hand',
      document_kind: handSlipKind,
      document_no: slip_no,
      movements,
      cellOf(path) {
        const [, line, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
        if (line === undefined || field === undefined) return path === 'lines' ? path : `header.${path}`
        return field === 'reason_cd' || field === 'stock_div' ? `header.${field}` : cellOf(line, field)
      },
    })
    return Promise.resolve(() => ({ slip_no: slip_no.value }))
  })
}

/** A stock slip's number, taken when nothing can be refused any more. */
export const slipNumberOn = (context: Context, date: string): LaterValue<string> =>
  slipNumberOf(context, { ...stockSlipNumber, date })
