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
    ja: '支払期日は{from}から{to}までの日付を入力してください。（取適法：役務の提供から60日以内）',
    en: 'Enter a day of payment between {from} and {to}: the act allows sixty days after the work.',
    zh: '付款日期请输入{from}至{to}之间的日期。（取适法：提供服务后60天以内）',
  },
  BIZ_TRANSPORT_STATE: {
    ja: 'この運送手配は「{state}」です。',
    en: 'This transport is {state}.',
    zh: '该承运安排为“{state}”。',
  },
})
