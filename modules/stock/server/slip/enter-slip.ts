import { slipNumberOf } from '#modules/system/server/index.ts'
import type { SentOf, SlipKeyOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { Later } from '#platform/server/unit/later.ts'
import { changesValue, divisions } from '../../contract/division.ts'
import { handSlipKind, stockSlipNumber } from '../../contract/stock-codes.ts'
import type { moveSlip, stockSlip } from '../../contract/stock-slip.ts'
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
  const { item_cd, location_cd, lot_no, qty, price, amount, expiry_dt } = line
  const base = { stock_div, item_cd, ...reasonOf(header, line) }
  if (changesValue(divisions[stock_div])) return { ...base, ...filled({ qty, price, amount }) }
  const end: MovementEnd = { location_cd, lot_no }
  return {
    ...base,
    ...filled({ expiry_dt }),
    qty,
    ...(stock_div === '085' ? { from: end } : { to: end }),
  }
}

/** 在庫移動登録: everything on it goes from the one place to the other. */
export async function enterMove(
  context: Context,
  { header, lines, agreed }: SentOf<typeof moveSlip>,
): Promise<SlipKey> {
  const { from_location_cd, to_location_cd } = header
  const movements = lines.map((line): Movement => {
    const { item_cd, lot_no, qty } = line
    return {
      stock_div: '030',
      item_cd,
      qty,
      from: { location_cd: from_location_cd, lot_no },
      to: { location_cd: to_location_cd, lot_no },
      ...reasonOf(header, line),
    }
  })
  return post(context, { ...header, agreed }, movements, (line, field) =>
    field.endsWith('_location_cd') ? `header.${field}` : `lines.${line}.${field}`,
  )
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
export const slipNumberOn = (context: Context, date: string): Later<string> =>
  slipNumberOf(context, { ...stockSlipNumber, date })
