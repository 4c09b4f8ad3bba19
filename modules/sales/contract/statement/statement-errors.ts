import { errors } from '#platform/contract/errors.ts'

/** Refusals of closing what customers owe. */
export const statementErrors = errors({
  BIZ_BALANCE_BILLED: {
    ja: '請求 {no} に含まれているため変更できません。',
    en: 'It cannot be changed: statement {no} begins with it.',
    zh: '已包含在账单{no}中，不能变更。',
  },
  BIZ_BILL_FUTURE: {
    ja: '締切日は業務日付（{date}）以前の日付を入力してください。',
    en: 'The closing date must not be later than the business date ({date}).',
    zh: '结账日不能晚于业务日期（{date}）。',
  },
  BIZ_BILL_LATER: {
    ja: 'この請求より後の請求 {no} があるため取り消せません。先に {no} を取り消してください。',
    en: 'It cannot be withdrawn: statement {no} is later. Withdraw that one first.',
    zh: '存在更晚的账单{no}，不能撤回。请先撤回{no}。',
  },
  BIZ_BILL_MATCHED: {
    ja: '入金 {no} を消し込み済みのため取り消せません。先に消込を解除してください。',
    en: 'It cannot be withdrawn: receipt {no} is matched with it. Take that matching back first.',
    zh: '已核销收款{no}，不能撤回。请先解除核销。',
  },
  BIZ_BILL_NO_MAIL: {
    ja: '得意先 {customer} のメールアドレスが登録されていません。得意先マスタに登録するか、印刷してください。',
    en: 'Customer {customer} has no e-mail address. Register one, or print it.',
    zh: '客户{customer}未登记邮箱，请在客户主数据中登记或打印。',
  },
  BIZ_BILL_STATE: {
    ja: '「{state}」の請求ではこの操作はできません。',
    en: 'This cannot be done with a statement that is "{state}".',
    zh: '“{state}”状态的账单不能进行此操作。',
  },
})
