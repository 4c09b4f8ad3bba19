import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { lotCertificates, type Lot } from '#modules/stock/server/index.ts'
import { refuseWithoutMail, sendMail } from '#modules/system/server/index.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { paperTexts as words } from '../../contract/shipping/paper.text.ts'
import type {
  mailCertificates as mailCall,
  printCertificates as printCall,
} from '../../contract/shipping/paper-calls.ts'
import { readCustomerLetter } from '../statement/read-customer-letter.ts'
import { delivery, deliveryLine, deliveryPackage } from '../tables.ts'
import { refuseCancelled } from './print-deliveries.ts'
import { isDelivery } from './read-delivery.ts'

/** 検査成績書 of what was picked: one file for all deliveries, each lot once. */
export async function printCertificates(
  context: TransactionsContext,
  { delivery_no: numbers }: InputOf<typeof printCall>,
): Promise<FileAnswer> {
  const [certificates] = context.registered(lotCertificates)
  const lots: Lot[] = []
  for (const number of numbers) lots.push(...(await readPicked(context, number)).lots)
  const file = await certificates?.print(context, lots)
  if (!file) throw deliveryErrors.BIZ_DELIVERY_NO_CERTIFICATE.with({ no: numbers.join(' ') })
  return file
}

/** Each customer gets its own; nothing leaves where one of them cannot be told. */
export async function mailCertificates(
  context: TransactionsContext,
  { delivery_no: numbers }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  refuseWithoutMail(context)
  const [certificates] = context.registered(lotCertificates)
  const letters: Letter[] = []
  for (const number of numbers) {
    const { lots, ...letter } = await readPicked(context, number)
    if (letter.email === '') throw deliveryErrors.BIZ_DELIVERY_NO_MAIL.with({ customer: letter.customer_nm })
    // Customers read Japanese, whoever sends it.
    const file_nos = (await certificates?.issue({ ...context, language: 'ja' }, lots)) ?? []
    if (file_nos.length === 0) throw deliveryErrors.BIZ_DELIVERY_NO_CERTIFICATE.with({ no: number })
    letters.push({ ...letter, number, file_nos })
  }
  await context.transaction('write', async (tx) => {
    for (const letter of letters)
      await sendMail(
        { ...context, tx },
        { to: letter.email, file_nos: [...letter.file_nos], ...lettered(letter) },
      )
  })
  return { mails: letters.length, files: letters.flatMap(({ file_nos }) => file_nos).length }
}

interface Letter {
  readonly number: string
  readonly ship_dt: string
  readonly email: string
  readonly addressee: string
  readonly company: string
  readonly file_nos: readonly string[]
}

function lettered({ number: no, ship_dt, addressee: to, company: from }: Letter) {
  const params = { title: words.certificate.ja, no, date: dateText(ship_dt), to, from }
  return {
    subject: say(words.certificateSubject, 'ja', params),
    text: say(words.certificateBody, 'ja', params),
  }
}

const text = z.string()
const head = { state: deliveryStatus.schema, ship_dt: text, customer_cd: text, branch_no: text }

/** Whose delivery it is, and the lots of its boxes. */
const readPicked = ({ transaction, ...context }: TransactionsContext, delivery_no: string) =>
  transaction('read', async (tx) => {
    const [found] = await rows(
      tx,
      head,
      sql`SELECT h.delivery_status AS state, h.ship_dt::text AS ship_dt, h.customer_cd, h.branch_no
        FROM ${delivery} AS h WHERE ${isDelivery(context, delivery_no, 'h')}`,
    )
    if (!found) throw http[404].with()
    refuseCancelled(found.state)
    const lots = await rows(
      tx,
      { item_cd: text, lot_no: text },
      sql`SELECT DISTINCT l.ship_item_cd AS item_cd, p.lot_no FROM ${deliveryPackage} AS p JOIN ${deliveryLine} AS l
          ON l.company_cd = p.company_cd AND l.factory_cd = p.factory_cd AND l.delivery_no = p.delivery_no AND l.line_no = p.line_no
        WHERE ${isDelivery(context, delivery_no, 'p')} AND p.lot_no <> '' ORDER BY 1, 2`,
    )
    return { ...(await readCustomerLetter({ ...context, tx }, found)), ship_dt: found.ship_dt, lots }
  })
