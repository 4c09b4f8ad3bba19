import { sql, type SQL } from 'drizzle-orm'
import { codeRead } from '#modules/system/server/views.ts'
import { publishedRead } from '#platform/server/database/published-read.ts'
import { codesMeant } from '#platform/server/master/codes-meant.ts'
import { carrierMaster } from '../contract/carrier.ts'
import { customerMaster } from '../contract/customer.ts'
import { customerDestinationMaster } from '../contract/customer-destination.ts'
import { facilityMaster } from '../contract/facility.ts'
import { itemMaster } from '../contract/item.ts'
import { itemTypeMaster } from '../contract/item-type.ts'
import { stockLocationMaster } from '../contract/stock-location.ts'
import { supplierMaster } from '../contract/supplier.ts'
import { workerMaster } from '../contract/worker.ts'
import {
  apBalance,
  arBalance,
  bom,
  carrier,
  carrierFare,
  customer,
  customerDestination,
  customerItem,
  facility,
  facilityGroup,
  facilityToc,
  inspectionPoint,
  item,
  itemFactory,
  itemStandardCost,
  itemType,
  operation,
  shift,
  stockLocation,
  supplier,
  work,
  worker,
} from './tables.ts'

/** What later modules read of this one, in their own statements. */

export const itemTypeRead = publishedRead(itemType, {
  key: ['company_cd', 'item_type_cd'],
  columns: ['item_type_nm', 'abort_div'],
})

export const itemRead = publishedRead(item, {
  key: ['company_cd', 'item_cd'],
  columns: [
    'item_nm',
    'item_type_cd',
    'unit_cd',
    'stock_flg',
    'safety_stock',
    'lot_min',
    'lot_step',
    'rank',
    'weight',
    'abort_div',
    'lot_control',
    'shelf_life_days',
    'inspection_flg',
    'tax_cd',
    'purchase_price',
    'purchase_price_base_qty',
    'purchase_unit_cd',
    'purchase_unit_qty',
    'make_buy',
    'phantom_flg',
    'order_made_flg',
    'drawing_no',
    'lead_time',
  ],
  named: (own) => ({
    item_type_nm: itemTypeRead.of(
      { company_cd: own('company_cd'), item_type_cd: own('item_type_cd') },
      'item_type_nm',
    ),
    // Units are codes of the code table; without a name there the code itself.
    unit_nm: sql`coalesce(${codeRead.of(
      { company_cd: own('company_cd'), kind_cd: sql`'UNIT'`, code_cd: own('unit_cd') },
      'code_nm',
    )}, ${own('unit_cd')})`,
    unit_places: sql`coalesce(${codeRead.of(
      { company_cd: own('company_cd'), kind_cd: sql`'UNIT'`, code_cd: own('unit_cd') },
      'decimals',
    )}, 0)`,
  }),
})

/** What is measured of an item, and between which limits it is good. */
export const inspectionPointRead = publishedRead(inspectionPoint, {
  key: ['company_cd', 'item_cd', 'point_no'],
  columns: ['point_nm', 'process_no', 'lower_limit', 'upper_limit', 'measure_unit', 'sort_no', 'abort_div'],
})

/** What goes into an item, level by level; phantoms stand in it as they are. */
export const bomRead = publishedRead(bom, {
  key: ['company_cd', 'parent_item_cd', 'seq', 'from_dt'],
  columns: [
    ...([
      'item_cd',
      'need_qty',
      'base_qty',
      'scrap_rate',
      'qty_div',
      'supply_div',
      'to_dt',
      'abort_div',
    ] as const),
  ],
})

/** What an item is like in a factory. */
export const itemFactoryRead = publishedRead(itemFactory, {
  key: ['company_cd', 'factory_cd', 'item_cd'],
  columns: ['location_cd', 'over_tolerance', 'under_tolerance'],
})

export const operationRead = publishedRead(operation, {
  key: ['company_cd', 'factory_cd', 'operation_cd'],
  columns: ['operation_nm'],
})

export const facilityRead = publishedRead(facility, {
  key: ['company_cd', 'factory_cd', 'facility_cd'],
  columns: ['facility_nm', 'facility_group_cd', 'facility_kind', 'cost_per_hour', 'abort_div'],
})

/** Which machines may do a work for an item, where they are named. */
export const facilityTocRead = publishedRead(facilityToc, {
  key: ['company_cd', 'factory_cd', 'item_cd', 'work_cd', 'facility_cd'],
  columns: ['priority', 'abort_div'],
})

export const facilityGroupRead = publishedRead(facilityGroup, {
  key: ['company_cd', 'factory_cd', 'facility_group_cd'],
  columns: ['facility_group_nm'],
})

/** When is worked. */
export const shiftRead = publishedRead(shift, {
  key: ['company_cd', 'calendar_cd', 'shift_cd'],
  columns: ['shift_nm', 'start_time', 'end_time', 'abort_div'],
})

/** What a piece of an item costs, from a day on. */
export const standardCostRead = publishedRead(itemStandardCost, {
  key: ['company_cd', 'factory_cd', 'item_cd', 'from_dt'],
  columns: ['material_cost', 'labour_cost', 'machine_cost', 'outside_cost', 'abort_div'],
})

export const workRead = publishedRead(work, {
  key: ['company_cd', 'factory_cd', 'work_cd'],
  columns: ['work_nm'],
})

export const workerRead = publishedRead(worker, {
  key: ['company_cd', 'factory_cd', 'worker_cd'],
  columns: ['worker_nm', 'parallel', 'cost_per_hour', 'abort_div'],
})

export const locationRead = publishedRead(stockLocation, {
  key: ['company_cd', 'factory_cd', 'location_cd'],
  columns: [
    'location_nm',
    'location_kind',
    'supplier_cd',
    'supplier_branch_no',
    'parent_cd',
    'countable_flg',
    'row_no',
    'bay_no',
    'level_no',
    'load_limit',
    'abort_div',
  ],
  named: (own) => ({
    /** The order in which one walks: warehouse, row, bay and level, then the code; A2 comes before A10. */
    walk_key: naturalKey(
      sql.join(
        [
          sql`coalesce(${own('parent_cd')}, '')`,
          own('row_no'),
          own('bay_no'),
          own('level_no'),
          own('location_cd'),
        ],
        sql` || ' ' || `,
      ),
    ),
  }),
})

/** Numbers within a text are compared as numbers. */
function naturalKey(text: SQL): SQL {
  return sql`regexp_replace(regexp_replace(${text}, '\\d+', '000000000\\&', 'g'), '\\d*(\\d{10})', '\\1', 'g')`
}

export const customerRead = publishedRead(customer, {
  key: ['company_cd', 'customer_cd', 'branch_no'],
  columns: [
    'customer_nm',
    'kana',
    'email',
    'credit_limit',
    'honorific',
    'postal_cd',
    'address1',
    'address2',
    'closing_day',
    'closing_day_2',
    'closing_day_3',
    'pay_month',
    'pay_day',
    'holiday_shift',
    'forecast_rule',
    'forecast_backward_days',
    'forecast_forward_days',
    'sales_basis',
    'delivery_note_div',
    'bank_account_cd',
    'abort_div',
  ],
})

/** Whom one buys from, as papers and payments name it. */
export const supplierRead = publishedRead(supplier, {
  key: ['company_cd', 'supplier_cd', 'branch_no'],
  columns: [
    'supplier_nm',
    'postal_cd',
    'address1',
    'address2',
    'closing_day',
    'tax_div',
    'tax_fraction',
    'invoice_reg_no',
    'pay_method',
    'pay_to_cd',
    'pay_to_branch_no',
    'bank_cd',
    'bank_branch_cd',
    'bank_account_type',
    'bank_account_no',
    'bank_account_nm',
    'over_tolerance',
    'under_tolerance',
    'buy_back_flg',
    'toriteki_flg',
    'email',
    'order_send',
    'abort_div',
  ],
})

/** Which of our items a customer knows, under its own number. */
export const customerItemRead = publishedRead(customerItem, {
  key: ['company_cd', 'customer_cd', 'branch_no', 'customer_item_cd'],
  columns: [
    'item_cd',
    'pack_qty',
    'lot_rule',
    'least_life_days',
    'over_tolerance',
    'label_layout',
    'label_width',
    'label_height',
    'label_frame',
    'label_code',
    'label_content',
    'label_po_flg',
    'label_lot_flg',
    'label_due_flg',
    'label_dock_flg',
    'label_own_flg',
    'label_box_flg',
    'abort_div',
  ],
})

/** Who brings goods to customers. */
export const carrierRead = publishedRead(carrier, {
  key: ['company_cd', 'carrier_cd'],
  columns: ['carrier_nm', 'postal_cd', 'address', 'toriteki_flg', 'abort_div'],
})

export const fareRead = publishedRead(carrierFare, {
  key: ['company_cd', 'carrier_cd', 'area_cd', 'from_dt', 'weight_limit'],
  columns: ['fare', 'abort_div'],
})

/** Where a customer's goods are brought. */
export const destinationRead = publishedRead(customerDestination, {
  key: ['company_cd', 'customer_cd', 'branch_no', 'destination_cd'],
  columns: [
    'destination_nm',
    'postal_cd',
    'address',
    'phone',
    'carrier_cd',
    'area_cd',
    'time_slot',
    'abort_div',
  ],
})

/** What customers owed on a day. */
export const balanceRead = publishedRead(arBalance, {
  key: ['company_cd', 'customer_cd', 'branch_no', 'balance_dt'],
  columns: ['balance', 'abort_div'],
})

/** What suppliers were owed on a day. */
export const payableRead = publishedRead(apBalance, {
  key: ['company_cd', 'supplier_cd', 'branch_no', 'balance_dt'],
  columns: ['balance', 'abort_div'],
})

/** What a list finds by the codes and names of masters (`meant`). */
export const itemsMeant = codesMeant(itemMaster, 'item_cd')
export const itemTypesMeant = codesMeant(itemTypeMaster, 'item_type_cd')
export const locationsMeant = codesMeant(stockLocationMaster, 'location_cd')
export const customersMeant = codesMeant(customerMaster, 'customer_cd')
export const destinationsMeant = codesMeant(customerDestinationMaster, 'destination_cd')
export const suppliersMeant = codesMeant(supplierMaster, 'supplier_cd')
export const carriersMeant = codesMeant(carrierMaster, 'carrier_cd')
export const facilitiesMeant = codesMeant(facilityMaster, 'facility_cd')
export const workersMeant = codesMeant(workerMaster, 'worker_cd')
