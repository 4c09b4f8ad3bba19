import { texts } from '#platform/contract/text.ts'

export const statementTexts = texts({
  close: { ja: '締め処理', en: 'Close', zh: '结账' },
  closeTitle: { ja: '支払通知の締め', en: 'Close what is owed', zh: '付款通知结账' },
  closeBody: {
    ja: '締切日までに計上した仕入を、仕入先ごとに1通の支払通知にまとめます。',
    en: 'Purchases that were posted up to this day become one statement for each supplier.',
    zh: '将结账日之前入账的采购按供应商汇总为一份付款通知。',
  },
  closingDate: { ja: '締切日', en: 'Closing date', zh: '结账日' },
  nothing: {
    ja: 'この日までに締める仕入はありません。',
    en: 'Nothing is open up to this day.',
    zh: '截至该日没有可结账的采购。',
  },
  closed: {
    ja: '{count}件の支払通知を作成しました。',
    en: '{count} statements have been made.',
    zh: '已生成{count}份付款通知。',
  },
  supplier: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
  slips: { ja: '伝票数', en: 'Slips', zh: '单据数' },
  opening: { ja: '繰越額', en: 'Carried forward', zh: '结转额' },
  payAmount: { ja: '支払額', en: 'To pay', zh: '付款额' },
  payDate: { ja: '支払予定日', en: 'Pays on', zh: '付款预定日' },
  days: { ja: '受領からの日数', en: 'Days from receipt', zh: '收货起天数' },
  tooLate: { ja: '{days}日（60日超過）', en: '{days} (more than 60)', zh: '{days}天（超过60天）' },
  withdraw: { ja: '締め取消', en: 'Withdraw', zh: '撤回结账' },
  withdrawTitle: { ja: '支払通知 {no} の取消', en: 'Withdraw statement {no}', zh: '撤回付款通知{no}' },
  withdrawBody: {
    ja: '支払通知を取り消し、仕入を締め前の状態に戻します。',
    en: 'The statement is withdrawn, and its purchases are open again.',
    zh: '撤回付款通知，采购恢复到结账前状态。',
  },
  withdrawn: {
    ja: '支払通知 {no} を取り消しました。',
    en: 'Statement {no} has been withdrawn.',
    zh: '已撤回付款通知{no}。',
  },
  confirm: { ja: '先方確認', en: 'Confirmed', zh: '对方确认' },
  confirmTitle: {
    ja: '支払通知 {no} の先方確認',
    en: 'Confirmation of statement {no}',
    zh: '付款通知{no}的对方确认',
  },
  confirmBody: {
    ja: '仕入先の確認を記録すると、この支払通知は仕入明細書（適格請求書）になります。',
    en: 'With the supplier’s confirmation the statement is a qualified invoice.',
    zh: '记录供应商确认后，该付款通知即为采购明细书（合格发票）。',
  },
  confirmed: {
    ja: '先方確認を登録しました。',
    en: 'The confirmation has been saved.',
    zh: '已登记对方确认。',
  },
  confirmedBy: { ja: '先方確認者', en: 'Confirmed by', zh: '对方确认人' },
  confirmedOn: { ja: '先方確認日', en: 'Confirmed on', zh: '对方确认日' },
  print: { ja: '支払通知書', en: 'Print statement', zh: '付款通知书' },
  purchases: { ja: '仕入を見る', en: 'Its purchases', zh: '查看采购' },
  transfer: { ja: '振込データ作成', en: 'Make transfer', zh: '生成转账数据' },
  transferTitle: {
    ja: '振込データ（全銀フォーマット）',
    en: 'Transfer file for the bank',
    zh: '转账数据（全银格式）',
  },
  transferBody: {
    ja: '{count}件の支払通知を1つの総合振込データにします。作成した支払通知は取り消せなくなります。',
    en: '{count} statements become one file for the bank. They can no longer be withdrawn.',
    zh: '将{count}份付款通知生成一份转账数据。生成后不能撤回。',
  },
  transferred: {
    ja: '{count}件の振込データを作成しました。',
    en: 'The file with {count} transfers has been made.',
    zh: '已生成{count}份付款通知的转账数据。',
  },
  account: { ja: '振込元口座', en: 'Paying accounts', zh: '付款账户' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
})
