import type { Demo } from '#platform/server/module/demo.ts'
import { filling, type RecordFor } from '#platform/server/master/fill-master.ts'
import { journalAccountMaster } from '../../contract/journal/journal-account.ts'
import { journalVerbs } from '../journal/export-journal.ts'
import { lastMonth } from './last-month.ts'

/** What the accounting package of the demo company calls its accounts. */
const accounts: readonly RecordFor<typeof journalAccountMaster>[] = (
  [
    ['10', '135', '売掛金', true],
    ['20', '500', '売上高', false],
    ['30', '345', '仮受消費税', false],
    ['51', '111', '普通預金', false],
    ['53', '133', '電子記録債権', true],
    ['56', '681', '支払手数料', false],
    ['57', '305', '買掛金', true],
    ['58', '505', '売上値引', false],
    ['60', '600', '仕入高', false],
    ['61', '655', '外注加工費', false],
    ['63', '303', '電子記録債務', true],
    ['70', '185', '仮払消費税', false],
  ] as const
).map(([journal_use, account_cd, account_nm, sub_flg]) => ({ journal_use, account_cd, account_nm, sub_flg }))

/** The accounting package has been told of the two months before, of what was sold and of what was bought; its files cannot hold the names that the company has in Chinese. */
export const fillJournals: Demo = async (context, today, wording) => {
  await filling(journalAccountMaster, accounts)(context.tx, context.session, wording)
  if (context.language === 'zh') return
  const { from_dt, month } = lastMonth(today)
  for (const [book, user_cd] of [
    ['1', 'SALES'],
    ['2', 'BUYER'],
  ] as const) {
    const session = { ...context.session, user_cd }
    for (const told of [lastMonth(from_dt).month, month])
      await journalVerbs(book).export({ ...context, session }, { month: told, journal_layout: '1' })
  }
}
