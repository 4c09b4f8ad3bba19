import { sql } from 'drizzle-orm'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'
import { orderProposal } from './tables.ts'

export const proposalService = listService(proposalList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('p', 'order_dt', 'item_cd', 'supplier_cd', 'branch_no', 'qty', 'due_dt', 'need_dt'),
      ...columnsOf('p', 'late_days', 'late_reason', 'order_method', 'source', 'demand_no', 'demand_line'),
      ...columnsOf('p', 'edited_flg', 'move_advice', 'advised_dt', 'change_advice', 'advised_qty'),
      ...columnsOf('p', 'proposal_state', 'reason', 'po_no', 'update_cnt'),
      proposal_no: sql`p.proposal_no::text`,
      item_nm: itemRead.of('p', 'item_nm'),
      unit_nm: itemRead.of('p', 'unit_nm'),
      supplier_nm: supplierRead.of('p', 'supplier_nm'),
    },
    from: sql`FROM ${orderProposal} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
