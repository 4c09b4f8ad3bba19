import type { TypedHeaderOf, TypedLineOf } from '#platform/contract/slip.ts'
import type { Call } from '#platform/web/api/client.ts'
import type { Choices } from '#platform/web/kit/slip/slip-parts.ts'
import { goodsOfLine } from '../../contract/sale/sales-calls.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'

type Line = TypedLineOf<typeof salesSlip>
type Header = TypedHeaderOf<typeof salesSlip>

/** What is asked about the goods of a line; undefined where none are chosen: what has left with a delivery is counted already. */
export function goodsAsked(
  { item_cd, sales_div, origin_no, origin_line_no, source_line_no }: Line,
  { customer_cd, branch_no, sales_slip_status }: Header,
) {
  const { data: division } = salesSlip.lines.sales_div.schema.safeParse(sales_div)
  if (!division || item_cd === '' || customer_cd === '') return undefined
  if (source_line_no !== '0' || sales_slip_status !== '0') return undefined
  return {
    ...{ customer_cd, branch_no, item_cd, sales_div: division },
    ...{ origin_no, origin_line_no: origin_line_no || '0' },
  }
}

/** Lots of the line's item: those that lie somewhere, each with its place, or those that were sold. */
export const goodsChoices =
  (call: Call): Choices<typeof salesSlip> =>
  (field, line, header) => {
    const asked = field === 'lot_no' ? goodsAsked(line, header) : undefined
    if (!asked) return undefined
    return async (word, signal) => {
      const { list } = await call(goodsOfLine, asked, signal)
      return list
        .filter(({ lot_no }) => lot_no.startsWith(word.toUpperCase()))
        .map(({ lot_no, location_cd, location_nm, qty }) => ({
          ...{ code: lot_no, name: `${location_cd} ${location_nm}`.trim(), detail: qty },
          beside: location_cd === '' ? {} : { location_cd },
        }))
    }
  }
