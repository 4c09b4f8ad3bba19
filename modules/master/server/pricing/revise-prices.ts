import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { editMaster } from '#platform/server/master/edit-master.ts'
import { servedMaster } from '#platform/server/master/served-master.ts'
import { masterErrors } from '../../contract/master-errors.ts'
import { customerUnitPriceMaster, unitPriceMaster } from '../../contract/price.ts'
import { priceBase } from '../../contract/price-base.ts'
import {
  customerRevision,
  isPrice,
  mostRevised,
  purchaseRevision,
  revisedPrice,
  type RevisedLine,
} from '../../contract/price-revision.ts'

type Wanted = InputOf<typeof customerRevision.preview>

/** Whose prices: their table, and how it and the partner's master call the partner. */
interface Kind {
  readonly master: typeof customerUnitPriceMaster | typeof unitPriceMaster
  readonly code: 'customer_cd' | 'supplier_cd'
  readonly prices: SQL
  readonly partners: SQL
}

const ofCustomers: Kind = {
  master: customerUnitPriceMaster,
  code: 'customer_cd',
  prices: sql`SELECT *, customer_cd AS partner_cd FROM customer_unit_price`,
  partners: sql`SELECT company_cd, customer_cd AS partner_cd, branch_no, customer_nm AS partner_nm FROM customer`,
}
const ofSuppliers: Kind = {
  master: unitPriceMaster,
  code: 'supplier_cd',
  prices: sql`SELECT *, supplier_cd AS partner_cd FROM unit_price`,
  partners: sql`SELECT company_cd, supplier_cd AS partner_cd, branch_no, supplier_nm AS partner_nm FROM supplier`,
}

/**
 * What holds the day before the revision, with what it becomes: for each partner and item the brackets of the latest period.
 * Where a period begins on the day of the revision or later, somebody has decided already, and nothing is proposed.
 */
async function linesOf(
  kind: Kind,
  { tx, session }: Context,
  wanted: Wanted,
): Promise<readonly RevisedLine[]> {
  const { partner_cd, branch_no, item_cd, from_dt, rate, unit } = wanted
  const only = (column: SQL, value: string) => (value === '' ? sql`` : sql`AND ${column} = ${value}`)
  const found = await rows(
    tx,
    {
      partner_cd: z.string(),
      branch_no: z.string(),
      partner_nm: z.string(),
      item_cd: z.string(),
      item_nm: z.string(),
      qty_limit: z.string(),
      price: z.string(),
      price_base_qty: priceBase.schema,
      temp_price_flg: z.boolean(),
    },
    sql`WITH prices AS (SELECT * FROM (${kind.prices}) AS list WHERE company_cd = ${session.company_cd} AND abort_div = '0'
        ${only(sql`partner_cd`, partner_cd)} ${only(sql`branch_no`, branch_no)} ${only(sql`item_cd`, item_cd)}),
      latest AS (SELECT partner_cd, branch_no, item_cd, max(from_dt) AS from_dt FROM prices GROUP BY 1, 2, 3
        HAVING max(from_dt) < ${from_dt}::date)
      SELECT p.partner_cd, p.branch_no, partner.partner_nm, p.item_cd, item.item_nm, trim_scale(p.qty_limit)::text AS qty_limit,
        trim_scale(p.price)::text AS price, p.price_base_qty, p.temp_price_flg
      FROM prices AS p JOIN latest USING (partner_cd, branch_no, item_cd, from_dt)
      JOIN (${kind.partners}) AS partner USING (company_cd, partner_cd, branch_no)
      JOIN item ON item.company_cd = p.company_cd AND item.item_cd = p.item_cd
      WHERE item.abort_div = '0' AND (p.to_dt IS NULL OR p.to_dt >= ${from_dt}::date)
      ORDER BY p.partner_cd, p.branch_no, p.item_cd, p.qty_limit LIMIT ${mostRevised + 1}`,
  )
  if (found.length > mostRevised) throw masterErrors.MST_REVISION_LARGE.with({ max: mostRevised })
  if (rate === '') return found.map((line) => ({ ...line, new_price: line.price }))
  const lines = found.map((line) => ({ ...line, new_price: revisedPrice(line.price, rate, unit) }))
  const impossible = lines.find(({ new_price }) => !isPrice(new_price))
  if (impossible) throw masterErrors.MST_REVISION_RANGE.with({ item: impossible.item_cd }).at('rate')
  return lines
}

const previewOf =
  (kind: Kind) =>
  async (context: Context, wanted: Wanted): Promise<OutputOf<typeof customerRevision.preview>> => ({
    list: [...(await linesOf(kind, context, wanted))],
  })

/** Each new price is written as a person would write it: with its history, and refused where a person would be. */
const reviseOf =
  (kind: Kind) =>
  async (
    context: Context,
    { lines, ...wanted }: InputOf<typeof customerRevision.revise>,
  ): Promise<OutputOf<typeof customerRevision.revise>> => {
    const now = await linesOf(kind, context, wanted)
    const key = ({ partner_cd, branch_no, item_cd, qty_limit, price, new_price }: RevisedLine) =>
      [partner_cd, branch_no, item_cd, qty_limit, price, ...(wanted.rate === '' ? [] : [new_price])].join(' ')
    const there = new Set(now.map(key))
    if (!lines.every((line) => there.has(key(line)))) throw masterErrors.MST_REVISION_CHANGED.with()
    const served = servedMaster(context, kind.master)
    for (const {
      partner_cd,
      branch_no,
      item_cd,
      qty_limit,
      new_price,
      price_base_qty,
      temp_price_flg,
    } of lines)
      await editMaster(served, context, {
        ...{ [kind.code]: partner_cd, branch_no, item_cd, from_dt: wanted.from_dt, qty_limit },
        ...{ price: new_price, price_base_qty, temp_price_flg, to_dt: '', note: '' },
        ...{ assign_mode: createMode, update_cnt: 0 },
      })
    return { revised: lines.length }
  }

export const revisionRoutes: readonly Route[] = [
  route(customerRevision.preview, previewOf(ofCustomers)),
  route(customerRevision.revise, reviseOf(ofCustomers)),
  route(purchaseRevision.preview, previewOf(ofSuppliers)),
  route(purchaseRevision.revise, reviseOf(ofSuppliers)),
]
