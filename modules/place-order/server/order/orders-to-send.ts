import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { canMail } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { sendWay, type ordersToSend as toSendCall } from '../../contract/order/order-paper-calls.ts'
import { placeOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrder } from '../tables.ts'

/** 発注・送付: by mail where there is a mail server, the supplier wants it so and can be reached, else on paper; a revision that is out goes nowhere. */
export async function ordersToSend(
  context: Context,
  { po_no }: InputOf<typeof toSendCall>,
): Promise<OutputOf<typeof toSendCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const text = z.string()
  const of = (name: 'supplier_nm' | 'order_send' | 'email') => supplierRead.of('h', name)
  const list = await rows(
    tx,
    {
      ...{ po_no: text, supplier_cd: text, supplier_nm: text, net_amount: text, pay_days: text },
      ...{ po_status: placeOrderStatus.schema, way: sendWay.schema },
      ...{ pay_late_flg: z.boolean(), no_mail_flg: z.boolean() },
    },
    sql`SELECT o.po_no, o.supplier_cd, o.supplier_nm, o.net_amount, o.pay_days, o.po_status, o.pay_late_flg,
        CASE WHEN o.po_status = '9' THEN '9' WHEN o.is_out THEN '0' WHEN o.by_mail AND o.address <> '' THEN '2' ELSE '1' END AS way,
        o.po_status <> '9' AND NOT o.is_out AND o.by_mail AND o.address = '' AS no_mail_flg
      FROM (SELECT h.po_no, h.supplier_cd, coalesce(${of('supplier_nm')}, '') AS supplier_nm, h.net_amount::text AS net_amount,
          coalesce(trim_scale(h.pay_days)::text, '') AS pay_days, h.po_status, h.pay_late_flg,
          (h.issued_revision = h.revision) IS TRUE AS is_out, (${canMail(context)} AND ${of('order_send')} = '2') IS TRUE AS by_mail,
          coalesce(${of('email')}, '') AS address
        FROM ${placeOrder} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
          AND h.po_no = ANY(${textArray(po_no)})) AS o ORDER BY o.po_no`,
  )
  return { list: [...list] }
}
