import { codes } from '#platform/contract/code-table.ts'

/** 入金区分: money by its way, as the terms of partners name it, and what was deducted by its reason. */
export const receiptKind = codes('receipt_kind', {
  1: { ja: '振込', en: 'Bank transfer', zh: '银行转账' },
  2: { ja: '口座振替', en: 'Direct debit', zh: '自动扣款' },
  3: { ja: '電子記録債権', en: 'Electronic claim', zh: '电子记录债权' },
  4: { ja: '手形', en: 'Promissory note', zh: '票据' },
  5: { ja: '現金', en: 'Cash', zh: '现金' },
  6: { ja: '振込手数料', en: 'Bank’s fee', zh: '转账手续费' },
  7: { ja: '相殺', en: 'Set off', zh: '抵销' },
  8: { ja: '値引', en: 'Discount', zh: '折让' },
  9: { ja: '端数差額', en: 'Small difference', zh: '尾差' },
})

/** Why a statement is settled with other money than it asks for. */
export const differenceKind = codes('receipt_difference', {
  6: receiptKind.texts[6],
  7: receiptKind.texts[7],
  8: receiptKind.texts[8],
  9: receiptKind.texts[9],
})

export const receiptStatus = codes(
  'receipt_status',
  {
    0: { ja: '未消込', en: 'Not matched', zh: '未核销' },
    1: { ja: '一部消込', en: 'Matched in part', zh: '部分核销' },
    2: { ja: '消込済', en: 'Matched', zh: '已核销' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'warn', 2: 'done', 9: 'bad' },
)
