import { useSearchParams } from 'react-router'
import { AccountFile } from './account-file.tsx'
import { AccountFiles } from './account-files.tsx'
import type { AccountScreenOf } from './account-of.ts'
import './reconcile.css'

/** 照合: statements of partners that have been read, and one of them with its differences. */
export function AccountScreen({ of }: { of: AccountScreenOf }) {
  const [address] = useSearchParams()
  const account_no = address.get('account_no') ?? ''
  return account_no === '' ? (
    <AccountFiles key={address.toString()} of={of} />
  ) : (
    <AccountFile key={account_no} of={of} account_no={account_no} />
  )
}
