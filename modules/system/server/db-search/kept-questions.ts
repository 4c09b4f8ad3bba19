import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { dropQuestion, keepQuestion, keptQuestions } from '../../contract/db-search/db-search.ts'
import { tableQuery } from '../tables.ts'
import { askedTable } from './search-statement.ts'

/** Mine, and what colleagues share with a role that I have. */
export async function listQuestions(context: Context): Promise<OutputOf<typeof keptQuestions>> {
  const { tx, session } = context
  const { company_cd, user_cd, roles, admin } = session
  const stored = await tx
    .select()
    .from(tableQuery)
    .where(eq(tableQuery.company_cd, company_cd))
    .orderBy(tableQuery.name, tableQuery.query_no)
  const known = await rows(
    tx,
    { role_cd: z.string(), role_nm: z.string() },
    sql`SELECT role_cd, role_nm FROM role WHERE company_cd = ${company_cd} AND abort_div = '0' ORDER BY role_cd`,
  )
  return {
    list: stored
      .filter(
        (one) => one.user_cd === user_cd || (one.role_cd !== '' && (admin || roles.includes(one.role_cd))),
      )
      .map(({ query_no, name, role_cd, username, question, user_cd: owner }) => ({
        ...{ query_no: String(query_no), name, role_cd, username, question },
        own: owner === user_cd,
      })),
    roles: [...known],
  }
}

export async function saveQuestion(
  context: Context,
  { name, role_cd, question }: InputOf<typeof keepQuestion>,
): Promise<OutputOf<typeof keepQuestion>> {
  const { tx, session } = context
  const { company_cd, user_cd, username } = session
  await askedTable(context, question)
  if (role_cd !== '') {
    const role = await rows(
      tx,
      {},
      sql`SELECT FROM role WHERE company_cd = ${company_cd} AND role_cd = ${role_cd} AND abort_div = '0'`,
    )
    if (role.length === 0) throw http[404].with()
  }
  const [made] = await tx
    .insert(tableQuery)
    .values({ company_cd, user_cd, username, name, role_cd, question })
    .onConflictDoUpdate({
      target: [tableQuery.company_cd, tableQuery.user_cd, tableQuery.name],
      set: { role_cd, question, username, update_dt: sql`now()` },
    })
    .returning({ query_no: tableQuery.query_no })
  return { query_no: String(made?.query_no) }
}

/** What is not mine does not exist for me. */
export async function removeQuestion(
  { tx, session }: Context,
  { query_no }: InputOf<typeof dropQuestion>,
): Promise<Record<string, never>> {
  const gone = await tx
    .delete(tableQuery)
    .where(
      and(
        eq(tableQuery.company_cd, session.company_cd),
        eq(tableQuery.query_no, BigInt(query_no)),
        eq(tableQuery.user_cd, session.user_cd),
      ),
    )
    .returning({ query_no: tableQuery.query_no })
  if (gone.length === 0) throw http[404].with()
  return {}
}
