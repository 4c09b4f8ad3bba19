import { codes } from '../code-table.ts'
import type { AccountDifference } from './reconcile-accounts.ts'

/** Of a partner's statement that is laid beside our account. */
export const accountStatus = codes(
  'account_status',
  {
    1: { ja: '照合中', en: 'Reconciling', zh: '核对中' },
    2: { ja: '照合済', en: 'Reconciled', zh: '已核对' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 1: 'go', 2: 'done', 9: 'bad' },
)

/** 処理: what settles a difference. */
export const accountSettlement = codes('account_settlement', {
  post: { ja: '自社で計上・訂正', en: 'Posted by us', zh: '我方入账·更正' },
  partner: { ja: '先方で訂正', en: 'Corrected by the partner', zh: '对方更正' },
  next: { ja: '翌期へ繰越', en: 'Carried forward', zh: '结转下期' },
  accept: { ja: '差額を認める', en: 'Accepted as it is', zh: '认可差额' },
})
export type AccountSettlement = (typeof accountSettlement.codes)[number]

/** What can settle which; the first is what is done as a rule. */
export const settlementsOf: Readonly<Record<AccountDifference, readonly AccountSettlement[]>> = {
  qty: ['post', 'partner', 'accept'],
  price: ['post', 'partner', 'accept'],
  amount: ['post', 'partner', 'accept'],
  period: ['next', 'partner'],
  notPosted: ['post', 'partner', 'next'],
  notStated: ['next', 'partner', 'post'],
  return: ['post', 'partner', 'next'],
}
