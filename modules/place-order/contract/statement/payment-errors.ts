import { errors } from '#platform/contract/errors.ts'

/** Why a payment of a statement is not recorded, or not taken back. */
export const paymentErrors = errors({
  BIZ_PAYMENT_DONE: {
    ja: '支払通知 {no} は {date} に支払済みです。',
    en: 'Statement {no} was paid on {date}.',
    zh: '付款通知{no}已于{date}付款。',
  },
  BIZ_PAYMENT_FUTURE: {
    ja: '支払日は業務日付（{date}）以前の日付を入力してください。',
    en: 'The day of payment must not be later than the business date ({date}).',
    zh: '付款日不能晚于业务日期（{date}）。',
  },
  BIZ_PAYMENT_NONE: {
    ja: '支払通知 {no} の支払は記録されていません。',
    en: 'No payment of statement {no} is recorded.',
    zh: '付款通知{no}没有付款记录。',
  },
  BIZ_PAYMENT_BY_FILE: {
    ja: '支払通知 {no} は振込データ（{file}）で支払っているため、支払を取り消せません。',
    en: 'The payment of statement {no} cannot be taken back: its transfer has been made ({file}).',
    zh: '付款通知{no}已通过转账数据（{file}）付款，不能取消付款。',
  },
  BIZ_PAYMENT_NOTE: {
    ja: '仕入先「{code}」は取適法の対象のため、手形で支払えません。（取適法5条1項2号）',
    en: 'Supplier "{code}" must not be paid by promissory note (fair-trade act, art. 5 (1) 2).',
    zh: '供应商“{code}”适用取适法，不能以票据付款。（取适法第5条第1款第2项）',
  },
})
