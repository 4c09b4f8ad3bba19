import { sql } from 'drizzle-orm'
import { codeRead } from '#modules/system/server/views.ts'
import { publishedRead } from '#platform/server/database/published-read.ts'
import {
  arBalance,
  carrier,
  customer,
  customerDestination,
  customerItem,
  item,
  itemFactory,
  itemType,
  stockLocation,
  supplier,
} from './tables.ts'

/** What later modules read of this one, in their own statements. */

export const itemTypeRead = publishedRead(itemType, {
  key: ['company_cd', 'item_type_cd'],
  columns: ['item_type_nm'],
})

export const itemRead = publishedRead(item, {
  key: ['company_cd', 'item_cd'],
  columns: [
    'item_nm',
    'item_type_cd',
    'unit_cd',
    'stock_flg',
    'safety_stock',
    'rank',
    'weight',
    'abort_div',
    'lot_control',
    'shelf_life_days',
    'inspection_flg',
    'tax_cd',
    'purchase_price',
    'purchase_price_base_qty',
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
  }),
})

/** What an item is like in a factory. */
export const itemFactoryRead = publishedRead(itemFactory, {
  key: ['company_cd', 'factory_cd', 'item_cd'],
  columns: ['location_cd'],
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
})

export const customerRead = publishedRead(customer, {
  key: ['company_cd', 'customer_cd', 'branch_no'],
  columns: [
    'customer_nm',
    'credit_limit',
    'honorific',
    'postal_cd',
    'address1',
    'address2',
    'forecast_rule',
    'forecast_backward_days',
    'forecast_forward_days',
    'sales_basis',
    'delivery_note_div',
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
    'bank_cd',
    'bank_branch_cd',
    'bank_account_type',
    'bank_account_no',
    'bank_account_nm',
    'over_tolerance',
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
  columns: ['item_cd', 'abort_div'],
})

/** Who brings goods to customers. */
export const carrierRead = publishedRead(carrier, {
  key: ['company_cd', 'carrier_cd'],
  columns: ['carrier_nm', 'abort_div'],
})

/** Where a customer's goods are brought. */
export const destinationRead = publishedRead(customerDestination, {
  key: ['company_cd', 'customer_cd', 'branch_no', 'destination_cd'],
  columns: ['destination_nm', 'postal_cd', 'address', 'phone', 'carrier_cd', 'time_slot', 'abort_div'],
})

/** What customers owed on a day. */
export const balanceRead = publishedRead(arBalance, {
  key: ['company_cd', 'customer_cd', 'branch_no', 'balance_dt'],
  columns: ['balance', 'abort_div'],
})
