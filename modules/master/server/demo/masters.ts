import type { Demo } from '#platform/server/module/demo.ts'
import { filling } from '#platform/server/master/fill-master.ts'
import { apBalanceMaster } from '../../contract/ap-balance.ts'
import { arBalanceMaster } from '../../contract/ar-balance.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from '../../contract/bom.ts'
import { bomOutputMaster } from '../../contract/bom-output.ts'
import { calendarDayMaster, calendarMaster } from '../../contract/calendar.ts'
import { carrierFareMaster, carrierMaster } from '../../contract/carrier.ts'
import { commentMaster } from '../../contract/comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from '../../contract/constraint.ts'
import { customerMaster } from '../../contract/customer.ts'
import { customerDestinationMaster } from '../../contract/customer-destination.ts'
import { facilityGroupMaster, facilityMaster } from '../../contract/facility.ts'
import { facilityExceptionMaster } from '../../contract/facility-exception.ts'
import { inspectionPointMaster } from '../../contract/inspection-point.ts'
import { itemMaster } from '../../contract/item.ts'
import { itemTypeMaster } from '../../contract/item-type.ts'
import { kindMaster } from '../../contract/kind.ts'
import { operationMaster, workMaster } from '../../contract/operation.ts'
import { orderCycleMaster } from '../../contract/order-cycle.ts'
import { packageMaster } from '../../contract/package.ts'
import { partnerContactMaster } from '../../contract/partner-contact.ts'
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from '../../contract/price.ts'
import { leadTimeMaster, placeOrderMaster } from '../../contract/purchasing.ts'
import { setupTimeMaster } from '../../contract/setup-time.ts'
import { shiftMaster } from '../../contract/shift.ts'
import { itemFactoryMaster, stockLocationMaster } from '../../contract/stock-location.ts'
import { supplierMaster } from '../../contract/supplier.ts'
import { taxMaster } from '../../contract/tax.ts'
import { qualificationMaster, workerMaster, workerQualificationMaster } from '../../contract/worker.ts'
import { beginMissingHistories } from '../customer-history/dated-customers.ts'
import { fillCosts } from './costs.ts'
import { calendarDayRecords, calendarRecords, shiftRecords } from './calendars.ts'
import {
  inspectedAtEnd,
  bomOutputRecords,
  bomRecords,
  itemRecords,
  itemTypeRecords,
  kindRecords,
  packageRecords,
} from './items.ts'
import { orderCycleRecords } from './order-cycles.ts'
import * as partners from './partners.ts'
import { locationRecords } from './places.ts'
import * as production from './production.ts'
import * as trade from './trade.ts'
import * as workers from './workers.ts'

/** The masters of the demo company, in the order in which they refer to each other: what it sells, buys and makes, where, and with whom. */
const fillings = [
  filling(kindMaster, kindRecords),
  filling(itemTypeMaster, itemTypeRecords),
  filling(taxMaster, [
    { tax_cd: '10', from_dt: '2014-04-01', tax_nm: '消費税 8%', rate: '8' },
    { tax_cd: '10', from_dt: '2019-10-01', tax_nm: '消費税 10%', rate: '10' },
    { tax_cd: '11', from_dt: '2019-10-01', tax_nm: '消費税 軽減 8%', rate: '8' },
    { tax_cd: '20', from_dt: '2014-04-01', tax_nm: '非課税', rate: '0' },
    { tax_cd: '30', from_dt: '2014-04-01', tax_nm: '不課税', rate: '0' },
    { tax_cd: '40', from_dt: '2014-04-01', tax_nm: '輸出免税', rate: '0' },
  ]),
  filling(
    commentMaster,
    (
      [
        ['10', '分納可', '1', '分納可。残数は納期までに納入します。'],
        ['20', '検査成績書添付', '3', '検査成績書を1部添付してください。'],
        ['30', 'ミルシート添付', '2', '材料証明書（ミルシート）を添付してください。'],
        ['40', '午前中納入', '3', '午前中に納入してください。車上渡し。'],
        ['50', '棚卸差異', '4', '棚卸差異による調整'],
        ['60', '初品', '5', '初品のため、全数検査を行うこと。'],
      ] as const
    ).map(([comment_cd, comment_nm, comment_use, content]) => ({
      comment_cd,
      comment_nm,
      comment_use,
      content,
    })),
  ),
  filling(calendarMaster, calendarRecords),
  filling(calendarDayMaster, calendarDayRecords),
  filling(shiftMaster, shiftRecords),
  filling(supplierMaster, partners.supplierRecords),
  filling(customerMaster, partners.customerRecords),
  filling(partnerContactMaster, partners.contactRecords),
  filling(arBalanceMaster, partners.balanceRecords),
  filling(apBalanceMaster, partners.payableRecords),
  filling(carrierMaster, partners.carrierRecords),
  filling(carrierFareMaster, partners.fareRecords),
  filling(customerDestinationMaster, partners.destinationRecords),
  filling(packageMaster, packageRecords),
  filling(itemMaster, itemRecords),
  filling(inspectionPointMaster, [
    {
      ...{ item_cd: 'LG-15', point_no: '10', point_nm: '軸径', lower_limit: '14.98', upper_limit: '15.02' },
      ...{ measure_unit: 'mm', sort_no: 10 },
    },
    {
      ...{ item_cd: 'LG-15', point_no: '20', point_nm: '全長', lower_limit: '99.5', upper_limit: '100.5' },
      ...{ measure_unit: 'mm', sort_no: 20 },
    },
    // Of what is made: while it is assembled.
    {
      ...{ item_cd: 'BS-15', point_no: '10', point_nm: '取付穴の中心距離', process_no: 10 },
      ...{ lower_limit: '39.95', upper_limit: '40.05', measure_unit: 'mm', sort_no: 10 },
    },
    {
      ...{ item_cd: 'BS-15', point_no: '20', point_nm: '起動トルク', process_no: 10 },
      ...{ lower_limit: '2', upper_limit: '5', measure_unit: 'N・cm', sort_no: 20 },
    },
    // 完成検査: of what is finished.
    {
      ...{ item_cd: inspectedAtEnd, point_no: '10', point_nm: '割出し精度' },
      ...{ lower_limit: '-15', upper_limit: '15', measure_unit: '″', sort_no: 10 },
    },
    {
      ...{ item_cd: inspectedAtEnd, point_no: '20', point_nm: 'テーブル上面の振れ' },
      ...{ lower_limit: '0', upper_limit: '0.01', measure_unit: 'mm', sort_no: 20 },
    },
    {
      ...{ item_cd: inspectedAtEnd, point_no: '30', point_nm: '上面と底面の平行度' },
      ...{ lower_limit: '0', upper_limit: '0.02', measure_unit: 'mm', sort_no: 30 },
    },
  ]),
  filling(bomMaster, bomRecords),
  filling(bomOutputMaster, bomOutputRecords),
  filling(unitPriceMaster, trade.unitPriceRecords),
  filling(customerUnitPriceMaster, trade.customerPriceRecords),
  filling(customerItemMaster, trade.customerItemRecords),

  // What stands and happens in its main factory.
  filling(stockLocationMaster, locationRecords),
  filling(itemFactoryMaster, production.itemFactoryRecords),
  filling(operationMaster, production.operationRecords),
  filling(workMaster, production.workRecords),
  filling(facilityGroupMaster, production.facilityGroupRecords),
  filling(setupTimeMaster, production.setupTimeRecords),
  filling(facilityMaster, production.facilityRecords),
  filling(facilityExceptionMaster, production.facilityExceptionRecords),
  filling(qualificationMaster, workers.qualificationRecords),
  filling(workerMaster, workers.workerRecords),
  filling(workerQualificationMaster, workers.workerQualificationRecords),
  filling(pbomProcessMaster, production.processRecords),
  filling(pbomPartMaster, [
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
  ]),
  filling(productTimeMaster, production.productTimeRecords),
  filling(facilityTocMaster, production.facilityTocRecords),
  filling(workerTocMaster, production.workerTocRecords),
  filling(leadTimeMaster, trade.leadTimeRecords),
  filling(orderCycleMaster, orderCycleRecords),
  filling(placeOrderMaster, trade.orderingRecords),
]

export const fillDemoMasters: Demo = async ({ tx, session }, _today, wording) => {
  for (const fill of fillings) await fill(tx, session, wording)
  await beginMissingHistories(tx, session)
  await fillCosts(tx, session)
}
