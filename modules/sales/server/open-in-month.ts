import { sql } from 'drizzle-orm'
import type { UnpostedSource } from '#modules/stock/server/index.ts'
import { salesSlip } from '../contract/sale/sales-slip.ts'
import { deliveryList } from '../contract/shipping/delivery-list.ts'
import { delivery, sales } from './tables.ts'

/** What is said before a month of the stock is closed: goods that were to leave, and sales that nobody has posted. */
export const openDeliveries: UnpostedSource = {
  label: { ja: '出荷', en: 'Shipping', zh: '出货' },
  opens: { path: deliveryList.screen.path, parameter: 'delivery_no' },
  rows: sql`SELECT company_cd, factory_cd, delivery_no AS no, ship_dt AS date FROM ${delivery} WHERE delivery_status IN ('1', '2')`,
}

export const openSales: UnpostedSource = {
  label: { ja: '売上', en: 'Sales', zh: '销售' },
  opens: { path: salesSlip.screen.path, parameter: 'sales_no' },
  rows: sql`SELECT company_cd, factory_cd, sales_no AS no, account_dt AS date FROM ${sales} WHERE sales_slip_status = '0'`,
}
