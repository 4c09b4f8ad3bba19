import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import { codeRead } from '#modules/system/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { issuedOrder, type IssuedOrder } from '../../contract/order/order-changes.ts'
import type { PlaceOrderPaper } from '../../contract/order/order-paper.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { placeOrderIssue } from '../tables.ts'

type Order = SlipRecordOf<typeof placeOrderSlip>

const text = z.string()

/** An order as it goes out now, beside what went out before; what its reader is told is written down. */
export async function readOrderPaper(
  context: Context,
  order: Order,
): Promise<PlaceOrderPaper & { readonly supplier_nm: string }> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const revision = order.kept?.revision ?? 0
  const now = issuedOrder.parse(order)
  const before = await rememberIssue(context, order.header.po_no, revision, now)
  const [units, places] = [
    await rows(
      tx,
      { unit_cd: text, unit_nm: text },
      sql`SELECT DISTINCT i.unit_cd, i.unit_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
        AND i.item_cd = ANY(${textArray(now.lines.map(({ item_cd }) => item_cd))})
        UNION SELECT c.code_cd, c.code_nm FROM ${codeRead.rows} AS c WHERE c.company_cd = ${company_cd} AND c.kind_cd = 'UNIT'
        AND c.code_cd = ANY(${textArray(now.lines.map(({ trade_unit_cd }) => trade_unit_cd))})`,
    ),
    await rows(
      tx,
      { location_cd: text, location_nm: text },
      sql`SELECT l.location_cd, l.location_nm FROM ${locationRead.rows} AS l WHERE l.company_cd = ${company_cd}
        AND l.factory_cd = ${factory_cd} AND l.location_cd = ANY(${textArray(
          now.lines.map(({ location_cd }) => location_cd),
        )})`,
    ),
  ]
  const { supplier_nm, ...letter } = await readSupplierLetter(context, order.header)
  return {
    ...{ supplier_nm, letter, header: order.header, revision, now, before },
    issued_dt: await businessDateOf(context),
    units: new Map(units.map(({ unit_cd, unit_nm }) => [unit_cd, unit_nm])),
    places: new Map(places.map(({ location_cd, location_nm }) => [location_cd, location_nm])),
  }
}

/** What this revision says is written once; answers what the one before has said. */
async function rememberIssue(
  { tx, session, now: at }: Context,
  po_no: string,
  revision: number,
  content: IssuedOrder,
): Promise<IssuedOrder | undefined> {
  const { company_cd, factory_cd, user_cd } = session
  await tx
    .insert(placeOrderIssue)
    .values({
      ...{ company_cd, factory_cd, po_no, revision, content },
      ...{ issued_user: user_cd, issued_at: at.toISOString() },
    })
    .onConflictDoNothing()
  const [before] = await rows(
    tx,
    { content: issuedOrder },
    sql`SELECT content FROM ${placeOrderIssue} WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd}
      AND po_no = ${po_no} AND revision < ${revision} ORDER BY revision DESC LIMIT 1`,
  )
  return before?.content
}
