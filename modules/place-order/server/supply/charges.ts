import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { taxCode } from '#modules/master/contract/tax.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { decimal, divided, minus, plus, sum, times, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { onceAccepted } from '../../contract/arrival/arrival-figures.ts'
import type { ArrivalLine, StoredArrival } from '../arrival/arrival-kept.ts'
import { supplyUse } from './tables.ts'

/** Material that a supplier pays for and that has become part of the goods of a line: what he owes us for it. */
export type Charge = RowOf<typeof columns>
const columns = {
  ...{ arrival_line_no: z.int(), item_cd: z.string(), buy_back_flg: z.boolean() },
  ...{ qty: z.string(), amount: z.string() },
}

/** What was written down with an arrival. */
export const readCharges = (
  { tx, session: { company_cd, factory_cd } }: Context,
  arrival_no: string,
): Promise<readonly Charge[]> =>
  rows(
    tx,
    columns,
    sql`SELECT u.arrival_line_no, u.item_cd, u.buy_back_flg, trim_scale(u.qty)::text AS qty, u.amount::text AS amount
      FROM ${supplyUse} AS u WHERE u.company_cd = ${company_cd} AND u.factory_cd = ${factory_cd}
        AND u.arrival_no = ${arrival_no} AND NOT u.taken_back_flg ORDER BY u.arrival_line_no, u.item_cd`,
  )

export async function recordCharges(
  { tx, session: { company_cd, factory_cd } }: Context,
  { arrival_no, supplier_cd, branch_no }: StoredArrival['header'],
  charges: readonly Charge[],
): Promise<void> {
  if (charges.length === 0) return
  await tx
    .insert(supplyUse)
    .values(
      charges.map((charge) => ({ company_cd, factory_cd, arrival_no, supplier_cd, branch_no, ...charge })),
    )
}

/** The material is the supplier's to pay for again, as before. */
export async function takeBackCharges(
  { tx, session: { company_cd, factory_cd } }: Context,
  arrival_no: string,
): Promise<void> {
  await tx.execute(sql`UPDATE ${supplyUse} SET taken_back_flg = true WHERE company_cd = ${company_cd}
    AND factory_cd = ${factory_cd} AND arrival_no = ${arrival_no}`)
}

/** So many pieces of a line that are counted or sent back now. */
export interface CountedPieces {
  readonly line: ArrivalLine
  readonly stock_div: '010' | '020'
  readonly qty: string
}

/** The share of what these pieces are made of; together all pieces of a line have all of it, to the yen. */
export function shareOf({ amount }: Charge, { line, stock_div, qty }: CountedPieces): Decimal {
  const before = decimal(stock_div === '020' ? line.returned_qty : onceAccepted(line))
  const upTo = (pieces: Decimal) => divided(times(decimal(amount), pieces), decimal(line.qty), 0, 'down')
  return minus(upTo(plus(before, decimal(qty))), upTo(before))
}

export const chargesOf = (charges: readonly Charge[], { line }: CountedPieces): readonly Charge[] =>
  charges.filter(({ arrival_line_no }) => arrival_line_no === line.line_no)

/** What material that was bought back is not worth: it has a value of its own in our stock. */
export const boughtBack = (charges: readonly Charge[], pieces: CountedPieces): Decimal =>
  sum(
    chargesOf(charges, pieces)
      .filter(({ buy_back_flg }) => buy_back_flg)
      .map((charge) => shareOf(charge, pieces)),
  )

export async function readTaxed({ tx, session }: Context, items: readonly string[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), tax_cd: taxCode.schema },
    sql`SELECT i.item_cd, i.item_nm, i.tax_cd FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)})`,
  )
  return new Map(found.map((item) => [item.item_cd, item]))
}
