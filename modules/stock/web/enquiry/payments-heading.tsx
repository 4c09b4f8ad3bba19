import { ApiError } from '#platform/web/api/api-error.ts'

/** Whose ledger it is. */
export const PaymentsOf = ({ item_nm, unit_nm }: { item_nm: string; unit_nm: string }) => (
  <span className="chosen">
    {item_nm}
    {unit_nm ? `（${unit_nm}）` : ''}
  </span>
)

/** Until it is there, and why it is not. */
export const PaymentsHint = ({ error }: { error: Error | null }) => (
  <p className="dim enquiry-hint">{error instanceof ApiError ? error.msg : null}</p>
)
