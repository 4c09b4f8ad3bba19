import { errors } from '#platform/contract/errors.ts'

/** Refusals of closing what suppliers are owed. */
export const statementErrors = errors({
  BIZ_STATEMENT_NOTHING: {
    ja: '締める仕入がありません。（{code}、締切日：{date}）',
    en: 'There is nothing to close for {code} up to {date}.',
    zh: '没有可结账的采购。（{code}，结账日：{date}）',
  },
  BIZ_STATEMENT_FUTURE: {
    ja: '締切日は業務日付（{date}）以前の日付を入力してください。',
    en: 'The closing date must not be later than the business date ({date}).',
    zh: '结账日不能晚于业务日期（{date}）。',
  },
  BIZ_STATEMENT_LATER: {
    ja: 'この支払通知より後の支払通知 {no} があるため取り消せません。先に {no} を取り消してください。',
    en: 'It cannot be withdrawn: statement {no} is later. Withdraw that one first.',
    zh: '存在更晚的付款通知{no}，不能撤回。请先撤回{no}。',
  },
  BIZ_STATEMENT_STATE: {
    ja: '「{state}」の支払通知ではこの操作はできません。',
    en: 'This cannot be done with a statement that is "{state}".',
    zh: '“{state}”状态的付款通知不能进行此操作。',
  },
  BIZ_STATEMENT_BEFORE: {
    ja: '{code}は{date}まで締め済みです。これより後の締切日を入力してください。',
    en: '{code} has been closed up to {date}. Enter a later closing date.',
    zh: '{code}已结账至{date}，请输入更晚的结账日。',
  },
  BIZ_BALANCE_STATED: {
    ja: '支払通知 {no} に含まれているため変更できません。',
    en: 'It cannot be changed: statement {no} pays it.',
    zh: '已包含在付款通知{no}中，不能变更。',
  },
  BIZ_STATEMENT_PAID: {
    ja: '振込データ（{file}）を作成済みのため取り消せません。',
    en: 'It cannot be withdrawn: its transfer has been made ({file}).',
    zh: '已生成转账数据（{file}），不能撤回。',
  },
  BIZ_STATEMENT_PAID_ON: {
    ja: '{date} に支払済みのため取り消せません。先に支払を取り消してください。',
    en: 'It cannot be withdrawn: it was paid on {date}. Take the payment back first.',
    zh: '已于{date}付款，不能撤回。请先取消付款。',
  },
})
