import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Language } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { companyLanguage } from '../company-language.ts'
import { mailers, sendMail } from './send-mail.ts'

type Letter = (reader: string, language: Language) => { readonly subject: string; readonly text: string }

interface Responsible {
  readonly company_cd: string
  readonly user_cd: string
  /** Without one, the company's. */
  readonly language?: Language
}

/** Who has set something up reads what became of it; where that is nobody, or they have left, the administrators do. */
export async function mailResponsible(
  { tx, registered, now }: Pick<Context, 'tx' | 'registered' | 'now'>,
  { company_cd, user_cd, language }: Responsible,
  letter: Letter,
): Promise<void> {
  if (registered(mailers).length === 0) return
  const spoken = language ?? (await companyLanguage(tx, company_cd))
  const context = { tx, registered, now, session: { company_cd } }
  for (const { email, username } of await readersOf({ tx }, { company_cd, user_cd }))
    await sendMail(context, { to: email, ...letter(username, spoken) })
}

const reader = { email: z.string(), username: z.string() }

async function readersOf({ tx }: Pick<Context, 'tx'>, { company_cd, user_cd }: Responsible) {
  const own = await rows(
    tx,
    reader,
    sql`SELECT email, username FROM app_user WHERE company_cd = ${company_cd} AND user_cd = ${user_cd}
      AND state = 'active' AND abort_div = '0' AND email <> ''`,
  )
  if (own.length > 0) return own
  return rows(
    tx,
    reader,
    sql`SELECT DISTINCT person.email, person.username FROM user_role AS held
      JOIN role AS granted ON granted.company_cd = held.company_cd AND granted.role_cd = held.role_cd
        AND granted.admin_flg AND granted.abort_div = '0'
      JOIN app_user AS person ON person.company_cd = held.company_cd AND person.user_cd = held.user_cd
        AND person.state = 'active' AND person.abort_div = '0'
      WHERE held.company_cd = ${company_cd} AND person.email <> '' ORDER BY person.email`,
  )
}
