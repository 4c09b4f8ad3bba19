import { errors } from '#platform/contract/errors.ts'

/** Refusals of receipts of money and of matching them. */
export const receiptErrors = errors({
  BIZ_RECEIPT_ZERO: {
    ja: '0以外の金額を入力してください。',
    en: 'Enter an amount other than 0.',
    zh: '请输入0以外的金额。',
  },
  BIZ_RECEIPT_CUSTOMER: {
    ja: '得意先 {code} は登録されていません。',
    en: 'There is no customer {code}.',
    zh: '客户{code}未登记。',
  },
  BIZ_RECEIPT_FUTURE: {
    ja: '入金日は業務日付（{date}）以前の日付を入力してください。',
    en: 'The day of the receipt must not be later than the business date ({date}).',
    zh: '收款日不能晚于业务日期（{date}）。',
  },
  BIZ_RECEIPT_FILE: {
    ja: '入金が見つかりません。全銀フォーマットの入出金明細・振込入金通知、または見出しに日付・入金額・振込依頼人のあるCSVを選択してください。',
    en: 'No receipt was found. Choose a bank’s file (Zengin), or a CSV file with a day, an amount and a payer.',
    zh: '未找到收款。请选择全银格式的出入金明细、汇入通知，或标题中有日期、收款额、汇款人的CSV。',
  },
  BIZ_RECEIPT_STATED: {
    ja: '請求 {no} に記載済みのため取り消せません。反対の金額を入金登録してください。',
    en: 'It stands on statement {no} and cannot be cancelled. Enter the opposite amount.',
    zh: '已记载于账单{no}，不能取消。请登记相反金额的收款。',
  },
  BIZ_RECEIPT_STATE: {
    ja: '「{state}」の入金ではこの操作はできません。',
    en: 'This cannot be done with a receipt that is "{state}".',
    zh: '“{state}”状态的收款不能进行此操作。',
  },
  BIZ_RECEIPT_OTHER: {
    ja: '請求 {no} はこの入金の請求先のものではないか、取り消されています。',
    en: 'Statement {no} is not one of this customer, or it has been withdrawn.',
    zh: '账单{no}不属于该开票对象，或已撤回。',
  },
  BIZ_RECEIPT_OVER: {
    ja: '未入金額（{open}円）を超えて消し込むことはできません。',
    en: 'No more can be matched than is unpaid ({open} yen).',
    zh: '核销金额不能超过未收款额（{open}日元）。',
  },
  BIZ_RECEIPT_DIFFERENCE: {
    ja: '消込の合計（{sum}円）が、入金の残額と差額の合計（{rest}円）と一致していません。',
    en: 'The matched amounts ({sum} yen) are not what is left of the receipt with the difference ({rest} yen).',
    zh: '核销合计（{sum}日元）与收款余额和差额之和（{rest}日元）不一致。',
  },
  BIZ_RECEIPT_MORE: {
    ja: '消込の合計（{sum}円）が入金の残額（{rest}円）を超えています。',
    en: 'The matched amounts ({sum} yen) are more than what is left of the receipt ({rest} yen).',
    zh: '核销合计（{sum}日元）超过收款余额（{rest}日元）。',
  },
})
