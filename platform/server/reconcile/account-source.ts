import type { ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { AccountCalls, OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import type {
  AccountDifference,
  AccountRow,
  RecognisedBy,
} from '#platform/contract/reconcile/reconcile-accounts.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { Directory } from '../master/directory.ts'

/** Whose account it is, and which: that of a document of ours, or of days. */
export interface AccountOf {
  readonly about_no: string
  readonly partner_cd: string
  readonly branch_no: string
  readonly from_dt: string
  readonly to_dt: string
}

/** What a module says whose partners' statements are reconciled. */
export interface AccountSource<Name extends string = string> {
  readonly target: ImportTarget<Name>
  readonly directory: Directory
  readonly kinds: Readonly<Record<AccountDifference, Text>>
  /** Refuses an account that does not exist. */
  readonly begin: (
    context: Context,
    sent: Pick<InputOf<AccountCalls['read']>, keyof AccountOf>,
  ) => Promise<AccountOf & { readonly partner_nm: string }>
  /** A row of the file as it is laid beside ours. */
  readonly stated: (row: ConvertedRow<Name>) => AccountRow
  /** Where it is not by slip, order and item, as goods are. */
  readonly keys?: RecognisedBy
  readonly ours: (
    context: Context,
    of: AccountOf,
  ) => Promise<{ readonly ours: readonly OwnRow[]; readonly around: readonly OwnRow[] }>
  /** Whether a slip of ours can have settled a difference with this partner. */
  readonly isPosted: (context: Context, of: AccountOf, slip_no: string) => Promise<boolean>
}
