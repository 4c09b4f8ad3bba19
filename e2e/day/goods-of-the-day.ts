import { bomMaster, pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { facilityTocMaster, productTimeMaster } from '#modules/master/contract/constraint.ts'
import { customerDestinationMaster } from '#modules/master/contract/customer-destination.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { customerUnitPriceMaster, unitPriceMaster } from '#modules/master/contract/price.ts'
import { leadTimeMaster, placeOrderMaster } from '#modules/master/contract/purchasing.ts'
import { itemFactoryMaster, itemStandardCostMaster } from '#modules/master/contract/stock-location.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Caller } from '../../test/demo-sign-in.ts'

/** What the day is about: nobody else in the demo company sells, makes or buys it, so that every figure is of this day. */
export const product = 'KP-100'
export const part = 'KP-110'
export const customer = 'K900'
export const supplier = 'V900'

const from_dt = '2026-04-01'
const of = { item_cd: product, from_dt }

const terms = {
  ...{ branch_no: '00', closing_day: 99, pay_month: '1', pay_day: 99, pay_method: '1', holiday_shift: '1' },
  ...{ tax_div: '1', tax_calc_unit: '2', tax_fraction: '1', corporation_flg: true, invoice_reg_no: '' },
}

const works = [
  { process_no: 10, operation_cd: 'ASM', work_cd: 'ASM-10', facility_cd: 'AS-01' },
  { process_no: 20, operation_cd: 'ASM', work_cd: 'ASM-20', facility_cd: 'AS-02' },
  { process_no: 30, operation_cd: 'INS', work_cd: 'INS-10', facility_cd: 'IN-01' },
] as const

/** A product of two bought parts, made in three processes; the prices are those of the hand-written totals. */
const records: readonly (readonly [AnyMaster, object])[] = [
  [
    customerMaster,
    { ...terms, customer_cd: customer, customer_nm: '株式会社髙島精機', honorific: '1', sales_basis: '1' },
  ],
  [
    customerDestinationMaster,
    {
      ...{
        customer_cd: customer,
        branch_no: '00',
        destination_cd: 'D01',
        destination_nm: '髙島精機 本社工場',
        area_cd: 'TOKAI',
      },
      ...{
        carrier_cd: 'T01',
        transport_days: 1,
        time_slot: '9',
        calendar_cd: 'CUS',
        address: '愛知県豊田市',
      },
    },
  ],
  [
    supplierMaster,
    {
      ...terms,
      supplier_cd: supplier,
      supplier_nm: '谷口部品株式会社',
      order_send: '1',
      bank_account_type: '0',
    },
  ],
  [
    itemMaster,
    {
      ...{
        item_cd: product,
        item_nm: 'カップリング φ30',
        item_type_cd: 'PRODUCT',
        unit_cd: 'PCS',
        make_buy: '1',
      },
      ...{
        shippable_flg: true,
        order_made_flg: true,
        lead_time: 1,
        std_price: '2000',
        tax_cd: '10',
        drawing_no: 'KP100-000',
        weight: '1.2',
      },
    },
  ],
  [
    itemMaster,
    {
      ...{
        item_cd: part,
        item_nm: 'ハブ φ30',
        item_type_cd: 'PART',
        unit_cd: 'PCS',
        make_buy: '3',
        inspection_flg: true,
      },
      ...{ lead_time: 3, purchase_price: '300', tax_cd: '10' },
    },
  ],
  [bomMaster, { parent_item_cd: product, item_cd: part, seq: 10, from_dt, need_qty: '2' }],
  [itemFactoryMaster, { item_cd: product, location_cd: '999-D4', ship_location_cd: '999' }],
  [itemFactoryMaster, { item_cd: part, location_cd: '999-D5' }],
  [
    itemStandardCostMaster,
    { ...of, material_cost: '600', labour_cost: '250', machine_cost: '150', outside_cost: '0' },
  ],
  ...works.flatMap(
    ({ process_no, operation_cd, work_cd, facility_cd }): readonly (readonly [AnyMaster, object])[] => [
      [
        pbomProcessMaster,
        {
          ...{ ...of, process_no, operation_cd, work_cd, facility_group_cd: 'AS' },
          ...{ out_location_cd: '999-D5', in_location_cd: 'WIP-ASM' },
        },
      ],
      [productTimeMaster, { item_cd: product, operation_cd, work_cd, setup_min: 5, run_min: 1, run_sec: 0 }],
      [facilityTocMaster, { item_cd: product, work_cd, facility_cd, priority: 1 }],
    ],
  ),
  [
    customerUnitPriceMaster,
    {
      customer_cd: customer,
      branch_no: '00',
      item_cd: product,
      from_dt,
      qty_limit: '999999999',
      price: '2000',
    },
  ],
  [
    unitPriceMaster,
    { supplier_cd: supplier, branch_no: '00', item_cd: part, from_dt, qty_limit: '999999999', price: '300' },
  ],
  [leadTimeMaster, { supplier_cd: supplier, branch_no: '00', item_cd: part, lead_time: 3 }],
  [
    placeOrderMaster,
    { item_cd: part, supplier_cd: supplier, branch_no: '00', price: '300', lot: '25', order_method: '0' },
  ],
]

/** As the masters' clerk has entered it the day before. */
export async function goodsOfTheDay({ post }: Caller): Promise<void> {
  for (const [{ name, endpoints }, record] of records) {
    const { code, msg, data } = await post(endpoints.doEdit.path, { assign_mode: '0', ...record })
    if (code !== 200) throw new Error(`${name} was refused: ${code} ${msg} ${JSON.stringify(data)}`)
  }
}
