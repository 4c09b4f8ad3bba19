import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeSupply, demandsAround } from '#modules/stock/server/index.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { JudgedSlip, StoredSlip } from '#platform/server/slip/kept-slip.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import { stillBrings } from '../../contract/order/place-order-figures.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderLine } from '../tables.ts'

type Order = typeof placeOrderSlip
type Line = StoredSlip<Order>['lines'][number]

/** Whoever waits for lines of these orders hears of it when they change: his documents are held with them. */
export async function demandsOfOrders(
  context: Context,
  keys: readonly { readonly po_no: string }[],
): Promise<readonly WantedRows[]> {
  const { tx, session } = context
  const lines = await rows(
    tx,
    { po_no: z.string(), line_no: z.int() },
    sql`SELECT po_no, line_no FROM ${placeOrderLine} WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
      AND po_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys.map(({ po_no }) => po_no))}::jsonb))`,
  )
  return demandsAround(context, {
    supplies: lines.map(({ po_no, line_no }) => supplyOf(po_no, line_no)),
    items: [],
  })
}

/** What the lines of a changed order still bring; whoever waits for more than that is told. */
export function stateSupplies(
  context: Context,
  { lines, stored }: Pick<JudgedSlip<Order>, 'lines' | 'stored'>,
): void {
  if (!stored) return
  const after = new Map(lines.map((line) => [line.line_no, line]))
  changeSupply(
    context,
    stored.lines.map((before) => ({
      ...supplyOf(stored.header.po_no, before.line_no),
      open: bringsAfter(after.get(before.line_no), before.item_cd),
    })),
  )
}

/** Nothing comes of it any more. */
export const endSupplies = (
  context: Context,
  { header, lines }: Pick<SlipRecordOf<Order>, 'header'> & { readonly lines: readonly Line[] },
): void =>
  changeSupply(
    context,
    lines.map(({ line_no }) => ({ ...supplyOf(header.po_no, line_no), open: '0' })),
  )

function bringsAfter(line: Line | undefined, item_cd: string): string {
  if (line?.item_cd !== item_cd || line.line_kind !== '1' || line.treatment_div === '1') return '0'
  return stillBrings(line)
}
