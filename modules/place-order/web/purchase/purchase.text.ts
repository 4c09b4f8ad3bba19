import { texts } from '#platform/contract/text.ts'

export const purchaseTexts = texts({
  post: { ja: '計上', en: 'Post', zh: '入账' },
  cancel: { ja: '取消', en: 'Cancel', zh: '取消' },
  correct: { ja: '訂正（赤黒）', en: 'Correct', zh: '更正（红冲）' },
  reverse: { ja: '赤伝', en: 'Reversal', zh: '红冲' },
  settle: { ja: '単価決定・遡及', en: 'Settle prices', zh: '单价决定·追溯' },
  cancelTitle: { ja: '仕入 {no} の取消', en: 'Cancel purchase {no}', zh: '取消采购入账{no}' },
  correctTitle: { ja: '仕入 {no} の訂正', en: 'Correct purchase {no}', zh: '更正采购入账{no}' },
  reverseTitle: { ja: '仕入 {no} の赤伝', en: 'Reverse purchase {no}', zh: '红冲采购入账{no}' },
  correctBody: {
    ja: '黒伝を作成します。内容を修正して計上すると、赤伝と黒伝が同時に計上されます。',
    en: 'A replacement is begun. When it has been changed and posted, the reversal is posted with it.',
    zh: '将生成更正单据。修改并入账后，红冲单据和更正单据同时入账。',
  },
  reverseBody: {
    ja: '反対の伝票を計上して、この仕入を取り消します。',
    en: 'The opposite slip is posted, which takes this purchase back.',
    zh: '登记相反的单据，取消此采购入账。',
  },
  cancelBody: {
    ja: '未計上の仕入伝票を取り消します。',
    en: 'A purchase that was never posted is cancelled.',
    zh: '取消未入账的采购单据。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  accountDate: { ja: '計上日', en: 'Account date', zh: '入账日期' },
  corrected: {
    ja: '黒伝 {no} を作成しました。',
    en: 'Replacement {no} has been begun.',
    zh: '已生成更正单据{no}。',
  },
  reversed: {
    ja: '赤伝 {no} を計上しました。',
    en: 'Reversal {no} has been posted.',
    zh: '已入账红冲单据{no}。',
  },
  cancelled: {
    ja: '仕入 {no} を取り消しました。',
    en: 'Purchase {no} has been cancelled.',
    zh: '已取消采购入账{no}。',
  },
  settleTitle: { ja: '単価決定・遡及', en: 'Settle prices', zh: '单价决定·追溯' },
  settleBody: {
    ja: '対象期間に受領した明細の単価を決定します。差額は値増減（060）として計上日に計上されます。',
    en: 'Sets the price of what was received in this time. Differences are posted as price plus or minus (060).',
    zh: '决定期间内收货明细的单价。差额作为加减价（060）在入账日期入账。',
  },
  line: { ja: '行', en: 'Line', zh: '行' },
  difference: { ja: '増減額', en: 'Plus or minus', zh: '增减额' },
  newPrice: { ja: '決定単価', en: 'Settled price', zh: '决定单价' },
  from: { ja: '受領日（から）', en: 'Received from', zh: '收货日（起）' },
  to: { ja: '受領日（まで）', en: 'Received until', zh: '收货日（止）' },
  concerned: {
    ja: '対象 {count}明細　差額 {money}円',
    en: '{count} lines, difference {money} yen',
    zh: '对象{count}条明细　差额{money}日元',
  },
  settled: {
    ja: '{count}明細の単価を決定しました。差額 {money}円（{no}）',
    en: 'The price of {count} lines has been settled: {money} yen ({no}).',
    zh: '已决定{count}条明细的单价，差额{money}日元（{no}）。',
  },
  settledAlike: {
    ja: '{count}明細の仮単価を決定しました。差額はありません。',
    en: 'The provisional price of {count} lines turned out to be right.',
    zh: '已决定{count}条明细的暂定单价，没有差额。',
  },
})
