import { texts } from '#platform/contract/text.ts'

export const saleTexts = texts({
  post: { ja: '計上', en: 'Post', zh: '入账' },
  unpost: { ja: '計上取消', en: 'Take back', zh: '取消入账' },
  cancel: { ja: '取消', en: 'Cancel', zh: '取消' },
  correct: { ja: '訂正（赤黒）', en: 'Correct', zh: '更正（红冲）' },
  reverse: { ja: '赤伝', en: 'Reversal', zh: '红冲' },
  postTitle: { ja: '売上の計上（{count}件）', en: 'Post sales ({count})', zh: '销售入账（{count}件）' },
  postBody: {
    ja: '計上できない伝票は除いて、残りをまとめて計上します。',
    en: 'What cannot be posted is left out; the others are posted together.',
    zh: '不能入账的单据除外，其余一并入账。',
  },
  posted: {
    ja: '売上 {count}件を計上しました。',
    en: '{count} sales slips have been posted.',
    zh: '已入账{count}张销售单据。',
  },
  nothing: { ja: '計上できる売上がありません。', en: 'There is nothing to post.', zh: '没有可入账的销售。' },
  slip: { ja: '売上番号', en: 'Sales no.', zh: '销售号' },
  customer: { ja: '得意先', en: 'Customer', zh: '客户' },
  net: { ja: '税抜合計', en: 'Net total', zh: '不含税合计' },
  margin: { ja: '粗利合計', en: 'Margin total', zh: '毛利合计' },
  why: { ja: '計上できない理由', en: 'Why it is not posted', zh: '不能入账的原因' },
  unpostTitle: { ja: '売上 {no} の計上取消', en: 'Take the posting of {no} back', zh: '取消销售{no}的入账' },
  unpostBody: {
    ja: '在庫・受注の売上数を計上前に戻します。伝票は未計上になります。',
    en: 'Stock and orders are as they were before; the slip is not posted any more.',
    zh: '库存和订单的销售数量恢复到入账前，单据变为未入账。',
  },
  unposted: {
    ja: '売上 {no} の計上を取り消しました。',
    en: 'The posting of {no} has been taken back.',
    zh: '已取消销售{no}的入账。',
  },
  cancelTitle: { ja: '売上 {no} の取消', en: 'Cancel sales slip {no}', zh: '取消销售{no}' },
  cancelBody: {
    ja: '未計上の売上伝票を取り消します。',
    en: 'A sales slip that was never posted is cancelled.',
    zh: '取消未入账的销售单据。',
  },
  cancelled: {
    ja: '売上 {no} を取り消しました。',
    en: 'Sales slip {no} has been cancelled.',
    zh: '已取消销售{no}。',
  },
  correctTitle: { ja: '売上 {no} の訂正', en: 'Correct sales slip {no}', zh: '更正销售{no}' },
  reverseTitle: { ja: '売上 {no} の赤伝', en: 'Reverse sales slip {no}', zh: '销售{no}的红冲' },
  correctBody: {
    ja: '黒伝を作成します。内容を修正して計上すると、赤伝と黒伝が同時に計上されます。',
    en: 'A replacement is begun. When it has been changed and posted, the reversal is posted with it.',
    zh: '将生成更正单据。修改并入账后，红冲单据和更正单据同时入账。',
  },
  reverseBody: {
    ja: '反対の伝票を計上して、この売上と在庫の動きを取り消します。',
    en: 'The opposite slip is posted, which takes this sale and its goods back.',
    zh: '登记相反的单据，取消此销售及其库存出入。',
  },
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
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  accountDate: { ja: '計上日', en: 'Account date', zh: '入账日期' },
})
