import { sql, type SQL } from 'drizzle-orm'
import type { Session } from '../session.ts'

/** Everybody sees their own jobs; an administrator everybody's. For the others such a job does not exist (404). */
export const isVisible = ({ company_cd, user_cd, admin }: Session, all: boolean): SQL =>
  all && admin ? sql`company_cd = ${company_cd}` : sql`company_cd = ${company_cd} AND user_cd = ${user_cd}`
