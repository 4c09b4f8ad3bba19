import type { CodeTable } from '#platform/contract/code-table.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { MatchingCalls } from '#platform/contract/matching/matching-calls.ts'
import type { AccountCalls, OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import type { AccountDifference } from '#platform/contract/reconcile/reconcile-accounts.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { useCall } from '../../api/api-context.tsx'
import type { Text } from '#platform/contract/text.ts'

export interface AccountKey {
  readonly account_no: string
  readonly update_cnt: number
}

type Call = ReturnType<typeof useCall>
type Asked = Exclude<keyof InputOf<AccountCalls['read']>, 'matching_cd' | 'file_nm' | 'content'>

/** What a module says whose partners' statements are reconciled on the screen. */
export interface AccountScreenOf {
  readonly screen: Screen
  readonly matching: Screen
  /** As its matchings are kept. */
  readonly target: string
  readonly calls: AccountCalls
  readonly matchings: Pick<MatchingCalls, 'list'>
  readonly kinds: CodeTable<AccountDifference>
  /** Whose account a file is laid beside: in the order in which it is typed. */
  readonly asked: readonly { readonly name: Asked; readonly label: Text; readonly most: number }[]
  /** What else is done with a statement as it stands; it answers what is told. */
  readonly own?: {
    readonly label: Text
    readonly run: (call: Call, key: AccountKey) => Promise<string>
  }
  /** Where our own document is opened. */
  readonly addressOf: (own: OwnRow) => string
}

export const accountAddress = ({ screen }: Pick<AccountScreenOf, 'screen'>, account_no: string): string =>
  `${screen.path}?account_no=${account_no}`
