import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { optionalCode, phone, postalCode, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { calendarMaster } from './calendar.ts'
import { carrierMaster } from './carrier.ts'
import { customerMaster } from './customer.ts'
import { branchNo, note } from './partner-fields.ts'

/** 納入先: where a customer's goods are brought. */
export const customerDestinationMaster = master({
  name: 'customer_destination',
  title: { ja: '納入先マスタ', en: 'Destinations', zh: '送货地址' },
  area: 'master',
  path: '/masterMaint/receivesOrder/customerDestination',
  key: ['customer_cd', 'branch_no', 'destination_cd'],
  nameField: 'destination_nm',
  fields: {
    customer_cd: reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
      parts: ['customer_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    destination_cd: code({ ja: '納入先コード', en: 'Destination', zh: '送货地址代码' }, 10),
    destination_nm: name({ ja: '納入先名', en: 'Destination name', zh: '送货地址名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    postal_cd: postalCode({ ja: '郵便番号', en: 'Postal code', zh: '邮政编码' }),
    address: text({ ja: '住所', en: 'Address', zh: '地址' }, 200, { width: 40 }),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    carrier_cd: reference({ ja: '運送会社', en: 'Carrier', zh: '承运商' }, carrierMaster, {
      required: false,
    }),
    area_cd: optionalCode({ ja: '運賃の地域', en: 'Area of fares', zh: '运费地区' }, 10),
    transport_days: integer({ ja: '輸送日数', en: 'Days of transport', zh: '运输天数' }, 0, 99, {
      initial: '1',
    }),
    time_slot: choice({ ja: '納入時間帯', en: 'Time of day', zh: '送货时段' }, fixedCodes.time_slot),
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster, {
      required: false,
    }),
    note: note(),
  },
  columns: ['customer_cd', 'destination_cd', 'destination_nm', 'address', 'carrier_cd', 'transport_days'],
  search: ['customer_cd', 'destination_nm', 'carrier_cd'],
})
