import { sql } from 'drizzle-orm'
import { supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { guardedActList } from '../../contract/law/guarded-act-list.ts'
import { articleOf } from '../../contract/law/law-codes.ts'
import { guardedAct } from './tables.ts'

const article = sql`CASE a.act_kind WHEN '1' THEN ${articleOf[1]} WHEN '2' THEN ${articleOf[2]} ELSE ${articleOf[3]} END`

export const guardedActService = listService(guardedActList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('a', 'act_kind', 'supplier_cd', 'branch_no', 'subject', 'figure', 'reason', 'act_status'),
      ...columnsOf('a', 'create_user', 'create_dt', 'decide_user', 'decide_dt', 'decide_reason'),
      ...columnsOf('a', 'used_user', 'used_dt'),
      act_no: sql`a.act_no::text`,
      article,
      supplier_nm: supplierRead.of('a', 'supplier_nm'),
    },
    from: sql`FROM ${guardedAct} AS a WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
