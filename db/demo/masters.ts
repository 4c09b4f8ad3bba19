import type { MasterRecords } from '#modules/master/server/index.ts'
import { calendarDayRecords, calendarRecords, shiftRecords } from './calendars.ts'
import {
  bomOutputRecords,
  bomRecords,
  itemRecords,
  itemTypeRecords,
  kindRecords,
  packageRecords,
} from './items.ts'
import { orderCycleRecords } from './order-cycles.ts'
import * as partners from './partners.ts'
import * as production from './production.ts'
import * as workers from './workers.ts'

/** The masters of the demo company: what it sells, buys and makes, where, and with whom. */
export const companyRecords: MasterRecords = {
  kind: kindRecords,
  item_type: itemTypeRecords,
  tax: [
    { tax_cd: '10', from_dt: '2014-04-01', tax_nm: '消費税 8%', rate: '8' },
    { tax_cd: '10', from_dt: '2019-10-01', tax_nm: '消費税 10%', rate: '10' },
    { tax_cd: '11', from_dt: '2019-10-01', tax_nm: '消費税 軽減 8%', rate: '8' },
    { tax_cd: '20', from_dt: '2014-04-01', tax_nm: '非課税', rate: '0' },
    { tax_cd: '30', from_dt: '2014-04-01', tax_nm: '不課税', rate: '0' },
    { tax_cd: '40', from_dt: '2014-04-01', tax_nm: '輸出免税', rate: '0' },
  ],
  comment: [
    ['10', '分納可', '1', '分納可。残数は納期までに納入します。'],
    ['20', '検査成績書添付', '3', '検査成績書を1部添付してください。'],
    ['30', 'ミルシート添付', '2', '材料証明書（ミルシート）を添付してください。'],
    ['40', '午前中納入', '3', '午前中に納入してください。車上渡し。'],
    ['50', '棚卸差異', '4', '棚卸差異による調整'],
    ['60', '初品', '5', '初品のため、全数検査を行うこと。'],
  ].map(([comment_cd, comment_nm, comment_use, content]) => ({
    comment_cd,
    comment_nm,
    comment_use,
    content,
  })),
  calendar: calendarRecords,
  calendar_day: calendarDayRecords,
  shift: shiftRecords,
  supplier: partners.supplierRecords,
  customer: partners.customerRecords,
  partner_contact: partners.contactRecords,
  ar_balance: partners.balanceRecords,
  carrier: partners.carrierRecords,
  carrier_fare: partners.fareRecords,
  customer_destination: partners.destinationRecords,
  package: packageRecords,
  item: itemRecords,
  bom: bomRecords,
  bom_output: bomOutputRecords,
  unit_price: production.unitPriceRecords,
  customer_unit_price: production.customerPriceRecords,
  customer_item: production.customerItemRecords,
}

/** What stands and happens in its main factory. */
export const factoryRecords: MasterRecords = {
  stock_location: production.locationRecords,
  item_factory: production.itemFactoryRecords,
  operation: production.operationRecords,
  work: production.workRecords,
  facility_group: production.facilityGroupRecords,
  setup_time: production.setupTimeRecords,
  facility: production.facilityRecords,
  facility_exception: production.facilityExceptionRecords,
  qualification: workers.qualificationRecords,
  worker: workers.workerRecords,
  worker_qualification: workers.workerQualificationRecords,
  pbom_process: production.processRecords,
  pbom_part: [
    { item_cd: 'LG-15', from_dt: '2026-04-01', process_no: 10, seq: 10, part_item_cd: 'LG-15-A' },
    { item_cd: 'LG-15', from_dt: '2026-04-01', process_no: 10, seq: 20, part_item_cd: 'LG-15-B' },
    {
      item_cd: 'LG-15',
      from_dt: '2026-04-01',
      process_no: 20,
      seq: 30,
      part_item_cd: 'BLT-M4',
      usage_qty: '4',
    },
    { item_cd: 'LG-15', from_dt: '2026-04-01', process_no: 30, seq: 40, part_item_cd: 'NPL-01' },
  ],
  product_time: production.productTimeRecords,
  facility_toc: production.facilityTocRecords,
  worker_toc: production.workerTocRecords,
  lead_time: production.leadTimeRecords,
  place_order_cycle: orderCycleRecords,
  place_order_master: production.orderingRecords,
}
