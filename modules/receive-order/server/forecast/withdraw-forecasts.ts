import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { forecastsChanged } from '../../contract/forecast/forecast-facts.ts'
import { importErrors, namedFew } from '../../contract/import/import-errors.ts'
import type { FileToWithdraw } from '../import/files-of.ts'
import { readLines } from './month-figures.ts'
import { holdCustomers, netCustomers } from './net-customers.ts'
import { forecastVersion } from './tables.ts'
import { readCounting, takeBack } from './write-version.ts'

/** 取下げ: what a wrong file announced does not count any more, and what stood before it does again. */
export async function withdrawForecasts(context: Context, { import_no }: FileToWithdraw): Promise<void> {
  await holdCustomers(context, await versionsOf(context, import_no))
  const versions = await versionsOf(context, import_no)
  const against = followedSince(versions)
  if (against) throw against
  const items = new Set<string>()
  for (const version of versions) {
    const gone = await readLines(context, version, '')
    await takeBack(context, version)
    const before = await readCounting(context, version)
    const again = before ? await readLines(context, { ...version, version_no: before.version_no }, '') : []
    for (const { item_cd } of [...gone, ...again]) items.add(item_cd)
  }
  await netCustomers(
    context,
    versions.map(({ customer_cd, branch_no }) => ({ customer_cd, branch_no })),
  )
  say(context, forecastsChanged, { items: [...items], announced: [...items] })
}

/** A newer version, or figures that somebody has typed since. */
export const againstForecasts = async (context: Context, import_no: string) =>
  followedSince(await versionsOf(context, import_no))

function followedSince(versions: Awaited<ReturnType<typeof versionsOf>>): BusinessError | undefined {
  const followed = versions.filter(({ counts, update_cnt }) => !counts || update_cnt > 0)
  if (followed.length === 0) return undefined
  const months = followed.map(({ customer_cd, branch_no, month }) => `${customer_cd}-${branch_no} ${month}`)
  return importErrors.IMP_FORECASTS_FOLLOWED.with({ months: namedFew(months) })
}

const versionsOf = ({ tx, session }: Context, import_no: string) =>
  rows(
    tx,
    {
      ...{ customer_cd: z.string(), branch_no: z.string(), month: z.string(), version_no: z.int() },
      ...{ counts: z.boolean(), update_cnt: z.int() },
    },
    sql`SELECT v.customer_cd, v.branch_no, v.month, v.version_no, v.counts, v.update_cnt FROM ${forecastVersion} AS v
      WHERE v.company_cd = ${session.company_cd} AND v.factory_cd = ${session.factory_cd} AND v.import_no = ${import_no}::bigint
      ORDER BY v.customer_cd, v.branch_no, v.month`,
  )
