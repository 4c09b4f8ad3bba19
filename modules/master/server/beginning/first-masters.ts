import { calendarDayMaster, calendarMaster } from '../../contract/calendar.ts'
import { itemTypeMaster } from '../../contract/item-type.ts'
import { nationalHolidays } from '../../contract/national-holidays.ts'
import { shiftMaster } from '../../contract/shift.ts'
import { stockLocationMaster } from '../../contract/stock-location.ts'
import { taxMaster } from '../../contract/tax.ts'
import { fillMaster } from '#platform/server/master/fill-master.ts'
import type { Beginning } from '#platform/server/module/beginning.ts'

const itemTypes = [
  ['PRODUCT', { ja: '製品', en: 'Product', zh: '产品' }, '1', '3'],
  ['SEMI', { ja: '半製品', en: 'Semi-finished', zh: '半成品' }, '2', '3'],
  ['PARTMADE', { ja: '内作部品', en: 'In-house part', zh: '自制零件' }, '4', '3'],
  ['PART', { ja: '購入部品', en: 'Purchased part', zh: '采购零件' }, '4', '1'],
  ['MATERIAL', { ja: '材料', en: 'Material', zh: '材料' }, '5', '1'],
  ['SUPPLY', { ja: '資材', en: 'Supplies', zh: '物资' }, '7', '4'],
] as const

const taxes = [
  ['10', '2019-10-01', { ja: '消費税 10%', en: 'Consumption tax 10%', zh: '消费税 10%' }, '10'],
  [
    '11',
    '2019-10-01',
    { ja: '消費税 軽減 8%', en: 'Consumption tax, reduced 8%', zh: '消费税（减轻）8%' },
    '8',
  ],
  ['20', '2014-04-01', { ja: '非課税', en: 'Exempt', zh: '免税' }, '0'],
  ['30', '2014-04-01', { ja: '不課税', en: 'Outside the tax', zh: '不课税' }, '0'],
  ['40', '2014-04-01', { ja: '輸出免税', en: 'Export, zero rate', zh: '出口免税' }, '0'],
] as const

const calendars = [
  ['FAC', { ja: '工場カレンダー', en: 'Factory calendar', zh: '工厂日历' }, '1', true],
  ['SUP', { ja: '仕入先共通', en: 'All suppliers', zh: '供应商通用' }, '2', true],
  ['CUS', { ja: '納入先共通', en: 'All destinations', zh: '送货地通用' }, '3', true],
  ['CAR', { ja: '運送会社共通', en: 'All carriers', zh: '承运商通用' }, '4', false],
] as const

/** 999, 9998 and 9999 are those of the specification, section 9. */
const locations = [
  ['999', { ja: '倉庫', en: 'Warehouse', zh: '仓库' }, { location_kind: '1' }],
  [
    '9998',
    { ja: '出荷', en: 'Shipping', zh: '出货' },
    { location_kind: '9', countable_flg: false, shippable_flg: false },
  ],
  [
    '9999',
    { ja: '入荷', en: 'Receiving', zh: '到货' },
    { location_kind: '9', countable_flg: false, shippable_flg: false },
  ],
  [
    'DIRECT',
    { ja: '直送', en: 'Direct', zh: '直送' },
    { location_kind: '9', countable_flg: false, shippable_flg: false },
  ],
] as const

const yearsOfHolidays = 3

/** Kinds of items, tax rates, calendars with their national holidays, a shift and a warehouse: to be looked at, not to be typed. */
export const beginMasters: Beginning = async (tx, begun, say) => {
  await fillMaster(
    tx,
    begun,
    itemTypeMaster,
    itemTypes.map(([item_type_cd, name, item_class, cost_method]) => ({
      ...{ item_type_cd, item_type_nm: say(name), item_class, cost_method },
    })),
  )
  await fillMaster(
    tx,
    begun,
    taxMaster,
    taxes.map(([tax_cd, from_dt, name, rate]) => ({ tax_cd, from_dt, tax_nm: say(name), rate })),
  )
  await fillMaster(
    tx,
    begun,
    calendarMaster,
    calendars.map(([calendar_cd, name, calendar_use, sat_flg]) => ({
      ...{ calendar_cd, calendar_nm: say(name), calendar_use, sat_flg },
    })),
  )
  const first = Number(begun.biz_dt.slice(0, 4))
  const holidays = Array.from({ length: yearsOfHolidays }, (_, more) => nationalHolidays(first + more)).flat()
  await fillMaster(
    tx,
    begun,
    calendarDayMaster,
    calendars.flatMap(([calendar_cd]) =>
      holidays.map(({ date, name }) => ({
        ...{ calendar_cd, calendar_dt: date, day_div: '2' as const, day_nm: say(name) },
      })),
    ),
  )
  await fillMaster(tx, begun, shiftMaster, [
    {
      ...{ calendar_cd: 'FAC', shift_cd: 'D1', shift_nm: say({ ja: '日勤', en: 'Day shift', zh: '白班' }) },
      ...{ start_time: '08:00', end_time: '17:00', breaks: '12:00-13:00', half_end_time: '12:00' },
    },
  ])
  await fillMaster(
    tx,
    begun,
    stockLocationMaster,
    locations.map(([location_cd, name, more]) => ({ location_cd, location_nm: say(name), ...more })),
  )
}
