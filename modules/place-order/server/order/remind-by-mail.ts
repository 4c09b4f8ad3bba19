import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { businessDateOf, refuseWithoutMail, sendMail } from '#modules/system/server/index.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { PlaceOrderLineMeant, remindByMail as mailCall } from '../../contract/order/backlog-calls.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { reminderTexts } from '../../contract/order/reminder-mail.text.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { backlog } from './backlog-rows.ts'
import { remindSupplier } from './follow-up.ts'

const text = z.string()
const columns = {
  ...{ at: z.int(), po_no: text, line_no: z.int(), supplier_cd: text, branch_no: text, email: text },
  ...{ item_cd: text, item_nm: text, unit_nm: text, qty: text, due_dt: text, answer_dt: text },
}
type Line = z.output<z.ZodObject<typeof columns>>

/** 督促メール: counted at each line, and written to each supplier once. */
export async function remindByMail(
  context: Context,
  { lines }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  refuseWithoutMail(context)
  const reminded = await remindSupplier(context, { lines })
  const asked = await askedFor(context, lines)
  const unreachable = asked.filter(({ email }) => email === '')
  if (unreachable.length > 0)
    throw new BusinessError(
      http[400],
      {},
      unreachable.flatMap(
        ({ at, supplier_cd: supplier }) =>
          placeOrderErrors.BIZ_PO_REMIND_NO_MAIL.with({ supplier }).at(`lines.${at}.line_no`).fields,
      ),
    )
  const letters = bySupplier(asked)
  const today = await businessDateOf(context)
  for (const letter of letters) await write(context, letter, today)
  return { ...reminded, mails: letters.length }
}

/** The lines as their supplier knows them, the longest overdue first. */
const askedFor = (
  { tx, session }: Context,
  lines: readonly PlaceOrderLineMeant[],
): Promise<readonly Line[]> =>
  rows(
    tx,
    columns,
    sql`SELECT w.at, l.po_no, l.line_no, h.supplier_cd, h.branch_no, coalesce(${supplierRead.of('h', 'email')}, '') AS email,
        coalesce(l.item_cd, '') AS item_cd, coalesce(nullif(l.item_nm, ''), ${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm, trim_scale(${backlog})::text AS qty, l.due_dt::text AS due_dt,
        coalesce(l.answer_dt::text, '') AS answer_dt
      FROM (SELECT min(o.at)::int - 1 AS at, o.line ->> 'po_no' AS po_no, (o.line ->> 'line_no')::int AS line_no
        FROM jsonb_array_elements(${JSON.stringify(lines)}::jsonb) WITH ORDINALITY AS o(line, at) GROUP BY 2, 3) AS w
      JOIN ${placeOrderLine} AS l USING (po_no, line_no) JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
      ORDER BY l.due_dt, l.po_no, l.line_no`,
  )

function bySupplier(lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] {
  const letters = new Map<string, [Line, ...Line[]]>()
  for (const line of lines) {
    const key = `${line.supplier_cd} ${line.branch_no}`
    const letter = letters.get(key)
    if (letter) letter.push(line)
    else letters.set(key, [line])
  }
  return [...letters.values()]
}

/** Suppliers read Japanese, whoever sends it. What is late is asked for, what is still to come is to be confirmed. */
async function write(context: Context, lines: readonly [Line, ...Line[]], today: string): Promise<void> {
  const { addressee: to, company: from } = await readSupplierLetter(context, lines[0])
  const ask = (words: Text, some: readonly Line[]) =>
    some.length === 0 ? [] : [say(words, 'ja', { lines: some.map(lineText).join('\n') })]
  const late = ask(
    reminderTexts.late,
    lines.filter(({ due_dt }) => due_dt < today),
  )
  const coming = ask(
    reminderTexts.coming,
    lines.filter(({ due_dt }) => due_dt >= today),
  )
  const params = { to, from, asked: [...late, ...coming].join('\n\n') }
  await sendMail(context, {
    to: lines[0].email,
    subject: say(reminderTexts.subject, 'ja', params),
    text: say(reminderTexts.body, 'ja', params),
  })
}

function lineText({ po_no, line_no, item_cd, item_nm, unit_nm, qty, due_dt, answer_dt }: Line): string {
  const params = {
    ...{ no: `${po_no}-${line_no}`, item: `${item_cd} ${item_nm}`.trim() },
    ...{ qty: grouped(decimal(qty)) + unit_nm, date: written(due_dt) },
  }
  const line = say(reminderTexts.line, 'ja', params)
  return answer_dt === '' ? line : line + say(reminderTexts.answered, 'ja', { date: written(answer_dt) })
}

const written = (day: string): string => day.replaceAll('-', '/')
