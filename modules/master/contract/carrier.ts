import { codes } from '#platform/contract/code-table.ts'
import { date, decimal, phone, postalCode, price, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { calendarMaster } from './calendar.ts'
import { masterErrors } from './master-errors.ts'
import { isRegistrationNo, note } from './partner-fields.ts'

const service = codes('carrier_service', {
  1: { ja: '宅配便', en: 'Parcel', zh: '快递' },
  2: { ja: '路線便', en: 'Scheduled freight', zh: '班线货运' },
  3: { ja: 'チャーター便', en: 'Charter', zh: '包车' },
  4: { ja: '自社便', en: 'Own lorry', zh: '自有车辆' },
})

/** 運送会社. */
export const carrierMaster = master({
  name: 'carrier',
  title: { ja: '運送会社マスタ', en: 'Carriers', zh: '承运商' },
  area: 'master',
  path: '/masterMaint/receivesOrder/carrier',
  key: ['carrier_cd'],
  nameField: 'carrier_nm',
  fields: {
    carrier_cd: code({ ja: '運送会社コード', en: 'Carrier', zh: '承运商代码' }, 10),
    carrier_nm: name({ ja: '運送会社名', en: 'Carrier name', zh: '承运商名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    service: choice({ ja: '便種', en: 'Service', zh: '运输方式' }, service),
    postal_cd: postalCode({ ja: '郵便番号', en: 'Postal code', zh: '邮政编码' }),
    address: text({ ja: '住所', en: 'Address', zh: '地址' }, 200, { width: 40 }),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    cut_off_time: text(
      { ja: '集荷締切（時:分）', en: 'Collected until (h:mm)', zh: '揽货截止（时:分）' },
      5,
      {
        width: 8,
      },
    ),
    tracking_pattern: text({ ja: '送り状番号の書式', en: 'Form of tracking no.', zh: '运单号格式' }, 40),
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster, {
      required: false,
    }),
    invoice_reg_no: text({ ja: '登録番号（T番号）', en: 'Registration no.', zh: '登记号（T号）' }, 14, {
      width: 16,
    }),
    toriteki_flg: flag({ ja: '取適法対象', en: 'Under the fair-trade act', zh: '适用取适法' }),
    note: note(),
  },
  columns: ['carrier_cd', 'carrier_nm', 'service', 'phone', 'cut_off_time', 'toriteki_flg'],
  search: ['carrier_cd', 'carrier_nm', 'service'],
  rules: ({ cut_off_time, invoice_reg_no }, issues) => {
    if (cut_off_time !== '' && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(cut_off_time))
      refuseField(issues, 'cut_off_time', masterErrors.MST_TIME)
    if (invoice_reg_no !== '' && !isRegistrationNo(invoice_reg_no))
      refuseField(issues, 'invoice_reg_no', masterErrors.MST_REGISTRATION_NO)
  },
})

/** 運賃: up to a weight, to an area, from a date on. */
export const carrierFareMaster = master({
  name: 'carrier_fare',
  title: { ja: '運賃マスタ', en: 'Fares', zh: '运费' },
  area: 'master',
  path: '/masterMaint/receivesOrder/carrierFare',
  hidden: true,
  key: ['carrier_cd', 'area_cd', 'from_dt', 'weight_limit'],
  nameField: 'carrier_cd',
  fields: {
    carrier_cd: reference({ ja: '運送会社', en: 'Carrier', zh: '承运商' }, carrierMaster),
    area_cd: code({ ja: '地域', en: 'Area', zh: '地区' }, 10),
    from_dt: date({ ja: '適用開始日', en: 'Effective from', zh: '生效日期' }),
    weight_limit: decimal(
      { ja: '重量上限（kg）', en: 'Up to (kg)', zh: '重量上限（kg）' },
      {
        min: '0.001',
        max: '99999',
        scale: 3,
      },
    ),
    area_nm: text({ ja: '地域名', en: 'Area name', zh: '地区名称' }, 40),
    fare: price({ ja: '運賃', en: 'Freight', zh: '运费' }),
  },
  columns: ['carrier_cd', 'area_cd', 'area_nm', 'from_dt', 'weight_limit', 'fare'],
  search: ['carrier_cd', 'area_cd'],
})
