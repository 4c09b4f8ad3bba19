import { codes } from '#platform/contract/code-table.ts'

/** What an account of the accounting package is used for. */
export const journalUse = codes('journal_use', {
  10: { ja: '売掛金', en: 'Receivables', zh: '应收账款' },
  20: { ja: '売上高', en: 'Sales revenue', zh: '销售收入' },
  30: { ja: '仮受消費税', en: 'Output tax', zh: '销项税' },
  51: { ja: '普通預金', en: 'Bank deposit', zh: '银行存款' },
  53: { ja: '電子記録債権', en: 'Electronic claim', zh: '电子记录债权' },
  54: { ja: '受取手形', en: 'Notes receivable', zh: '应收票据' },
  55: { ja: '現金', en: 'Cash', zh: '现金' },
  56: { ja: '支払手数料', en: 'Bank fees', zh: '支付手续费' },
  57: { ja: '買掛金', en: 'Payables', zh: '应付账款' },
  58: { ja: '売上値引', en: 'Sales discounts', zh: '销售折让' },
  59: { ja: '雑損失', en: 'Sundry losses', zh: '杂项损失' },
  60: { ja: '仕入高', en: 'Cost of purchases', zh: '采购成本' },
  61: { ja: '外注加工費', en: 'Outside process', zh: '外协加工费' },
  62: { ja: '有償支給未収金', en: 'Claims for supply', zh: '有偿供料应收款' },
  63: { ja: '電子記録債務', en: 'Electronic obligations', zh: '电子记录债务' },
  64: { ja: '支払手形', en: 'Notes payable', zh: '应付票据' },
  70: { ja: '仮払消費税', en: 'Input tax', zh: '进项税' },
})
export type JournalUse = (typeof journalUse.codes)[number]

/** The package that reads the file. */
export const journalLayout = codes('journal_layout', {
  1: { ja: '弥生会計', en: 'Yayoi', zh: '弥生会计' },
  2: { ja: '勘定奉行', en: 'Kanjo Bugyo', zh: '勘定奉行' },
  3: { ja: 'freee会計', en: 'freee', zh: 'freee会计' },
})
export type JournalLayout = (typeof journalLayout.codes)[number]

/**
 * 1 a sales slip, 2 what a statement’s tax is more than that of its slips, 3 a receipt; 4 a purchase, 5 what the tax of a
 * supplier’s statement is more than that of its purchases, 6 a payment.
 */
export const journalSources = ['1', '2', '3', '4', '5', '6'] as const
export type JournalSource = (typeof journalSources)[number]

/** Whose documents are told together: 1 those of customers, 2 those of suppliers. */
export type JournalBook = '1' | '2'
export const sourcesOf: Readonly<Record<JournalBook, readonly JournalSource[]>> = {
  1: ['1', '2', '3'],
  2: ['4', '5', '6'],
}
