import { sql } from 'drizzle-orm'
import type { UnpostedSource } from '#modules/stock/server/index.ts'
import { acceptanceSlip } from '../contract/arrival/acceptance-slip.ts'
import { arrivalSlip } from '../contract/arrival/arrival-slip.ts'
import { purchaseSlip } from '../contract/purchase/purchase-slip.ts'
import { acceptance, arrival } from './arrival/tables.ts'
import { purchase } from './tables.ts'

/** What is said before a month of the stock is closed: goods at the gate and in inspection, and purchases that nobody has posted. */
export const openArrivals: UnpostedSource = {
  label: { ja: '入荷', en: 'Arrival', zh: '到货' },
  opens: { path: arrivalSlip.screen.path, parameter: 'arrival_no' },
  rows: sql`SELECT company_cd, factory_cd, arrival_no AS no, receipt_dt AS date FROM ${arrival} WHERE arrival_status = '0'`,
}

export const openAcceptances: UnpostedSource = {
  label: { ja: '検収', en: 'Acceptance', zh: '验收' },
  opens: { path: acceptanceSlip.screen.path, parameter: 'acceptance_no' },
  rows: sql`SELECT company_cd, factory_cd, acceptance_no AS no, accept_dt AS date FROM ${acceptance} WHERE acceptance_status = '0'`,
}

export const openPurchases: UnpostedSource = {
  label: { ja: '仕入', en: 'Purchases', zh: '采购' },
  opens: { path: purchaseSlip.screen.path, parameter: 'purchase_no' },
  rows: sql`SELECT company_cd, factory_cd, purchase_no AS no, account_dt AS date FROM ${purchase} WHERE purchase_status = '0'`,
}
