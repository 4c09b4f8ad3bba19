import { issueSlipNo } from '#modules/system/server/index.ts'
import type { SlipSent } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { atCells, type SlipKey } from '#platform/server/slip/serve-slip.ts'
import { changesValue, divisions } from '../../contract/division.ts'
import { handSlipKind, stockSlipNumber } from '../../contract/stock-codes.ts'
import { enteredDivision } from '../../contract/stock-slip.ts'
import { preparePosting } from '../ledger/post-stock.ts'
import type { Movement, Place } from '../ledger/posting.ts'
import type { Prepared } from '../ledger/post-stock.ts'

type Values = Readonly<Record<string, unknown>>

/** 在庫登録: what a person adjusts, throws away or values anew. */
export async function enterStock(context: Context, { header, lines }: SlipSent): Promise<SlipKey> {
  const stock_div = enteredDivision.schema.parse(header['stock_div'])
  const movements = lines.map((line) => entered(stock_div, header, line))
  const cells: Readonly<Record<string, string>> = {
    from_location_cd: 'location_cd',
    to_location_cd: 'location_cd',
  }
  return post(context, header, movements, (line, field) => `lines.${line}.${cells[field] ?? field}`)
}

function entered(stock_div: (typeof enteredDivision.codes)[number], header: Values, line: Values): Movement {
  const division = divisions[stock_div]
  const base = { stock_div, item_cd: textIn(line, 'item_cd'), ...reasonOf(header, line) }
  if (changesValue(division))
    return { ...base, ...given(line, 'qty'), ...given(line, 'price'), ...given(line, 'amount') }
  const place: Place = { location_cd: textIn(line, 'location_cd'), lot_no: textIn(line, 'lot_no') }
  const expiry = given(line, 'expiry_dt')
  return {
    ...base,
    ...expiry,
    qty: textIn(line, 'qty'),
    ...(stock_div === '085' ? { from: place } : { to: place }),
  }
}

/** 在庫移動登録: everything on it goes from the one place to the other. */
export async function enterMove(context: Context, { header, lines }: SlipSent): Promise<SlipKey> {
  const movements = lines.map((line): Movement => {
    const lot_no = textIn(line, 'lot_no')
    return {
      stock_div: '030',
      item_cd: textIn(line, 'item_cd'),
      qty: textIn(line, 'qty'),
      from: { location_cd: textIn(header, 'from_location_cd'), lot_no },
      to: { location_cd: textIn(header, 'to_location_cd'), lot_no },
      ...reasonOf(header, line),
    }
  })
  return post(context, header, movements, (line, field) =>
    field.endsWith('_location_cd') ? `header.${field}` : `lines.${line}.${field}`,
  )
}

const reasonOf = (header: Values, line: Values) => ({
  reason_cd: textIn(header, 'reason_cd'),
  reason: textIn(line, 'remarks') || textIn(header, 'reason'),
})

const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

const given = <Name extends string>(values: Values, name: Name) => {
  const value = textIn(values, name)
  return (value === '' ? {} : { [name]: value }) as Partial<Record<Name, string>>
}

async function post(
  context: Context,
  header: Values,
  movements: readonly Movement[],
  cellOf: (line: string, field: string) => string,
): Promise<SlipKey> {
  const biz_dt = textIn(header, 'biz_dt')
  const posting = { biz_dt, poster: 'hand', document_kind: handSlipKind, movements } as const
  const prepared = await atCells(preparePosting(context, posting), (path) => {
    const [, line, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
    if (line === undefined || field === undefined) return path === 'lines' ? path : `header.${path}`
    return field === 'reason_cd' || field === 'stock_div' ? `header.${field}` : cellOf(line, field)
  })
  return { slip_no: await numbered(context, biz_dt, prepared) }
}

/** The number is taken when nothing can be refused any more. */
export const numbered = (context: Context, date: string, { write }: Prepared): Promise<string> =>
  issueSlipNo(context, {
    request: { ...stockSlipNumber, date },
    write: async ([slip_no = '']) => {
      await write(slip_no)
      return slip_no
    },
  })
