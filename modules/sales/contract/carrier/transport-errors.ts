import { errors } from '#platform/contract/errors.ts'

export const transportErrors = errors({
  BIZ_TRANSPORT_ARRANGED: {
    ja: '出荷 {delivery} は運送手配 {transport} で手配済みです。先に手配を解除してください。',
    en: 'Delivery {delivery} is arranged with transport {transport}. Release that first.',
    zh: '出货{delivery}已由承运安排{transport}安排。请先解除安排。',
  },
  BIZ_TRANSPORT_DELIVERY: {
    ja: '出荷 {delivery} は「{state}」のため、運送を手配できません。',
    en: 'Delivery {delivery} is {state}: no carrier can be arranged for it.',
    zh: '出货{delivery}为“{state}”，不能安排承运。',
  },
  BIZ_TRANSPORT_MIXED: {
    ja: '出荷 {delivery} は出荷日か納入先が異なるため、同じ運送にまとめられません。',
    en: 'Delivery {delivery} leaves on another day or goes elsewhere: it cannot travel with the others.',
    zh: '出货{delivery}的出货日期或送货地址不同，不能合并运送。',
  },
  BIZ_TRANSPORT_PAY: {
    ja: '支払期日は出荷日（{from}）以降の日付を入力してください。取適法対象の運送会社では{to}まで（60日以内）です。',
    en: 'Enter a day of payment from {from} on; carriers under the fair-trade act are paid within sixty days, until {to}.',
    zh: '付款日期请输入出货日期（{from}）以后的日期；适用取适法的承运商须在{to}之前（60天以内）。',
  },
  BIZ_TRANSPORT_UNKNOWN: {
    ja: '運送手配が見つかりません。',
    en: 'There is no such transport.',
    zh: '找不到该承运安排。',
  },
  BIZ_TRANSPORT_TWICE: {
    ja: '同じ運送手配番号の行が2行あります。',
    en: 'The transport stands in two rows.',
    zh: '同一承运安排号有两行。',
  },
  BIZ_TRANSPORT_TRACKING: {
    ja: '送り状番号は60文字以内で入力してください。',
    en: 'A tracking number has sixty characters at most.',
    zh: '运单号请在60个字符以内。',
  },
  BIZ_TRANSPORT_STATE: {
    ja: 'この運送手配は「{state}」です。',
    en: 'This transport is {state}.',
    zh: '该承运安排为“{state}”。',
  },
})
