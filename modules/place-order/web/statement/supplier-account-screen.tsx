import { useCall } from '#platform/web/api/api-context.tsx'
import { MatchingScreen } from '#platform/web/kit/matching/matching-screen.tsx'
import type { AccountScreenOf } from '#platform/web/kit/reconcile/account-of.ts'
import { AccountScreen } from '#platform/web/kit/reconcile/account-screen.tsx'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import {
  supplierAccount,
  supplierAccountScreen,
  supplierDifference,
  supplierMatchings,
  supplierMatchingScreen,
} from '../../contract/statement/account-calls.ts'
import { accountTarget } from '../../contract/statement/account-target.ts'
import { statementList } from '../../contract/statement/statement-list.ts'

const of: AccountScreenOf = {
  screen: supplierAccountScreen,
  matching: supplierMatchingScreen,
  target: accountTarget.name,
  calls: supplierAccount,
  matchings: supplierMatchings,
  kinds: supplierDifference,
  asked: [{ name: 'about_no', label: statementList.columns.statement_no.label, most: 20 }],
  addressOf: ({ document_no }) => `${purchaseSlip.screen.path}?purchase_no=${document_no}`,
}

/** 仕入先照合: the supplier's own statement beside ours. */
export const SupplierAccountScreen = () => <AccountScreen of={of} />

/** How suppliers' statements are read. */
export function SupplierMatchingScreen() {
  const call = useCall()
  return (
    <MatchingScreen
      screen={supplierMatchingScreen}
      files={supplierAccountScreen}
      target={accountTarget}
      calls={supplierMatchings}
      tryAll={async (sent) => {
        const { rows } = await call(supplierMatchings.tryAll, sent)
        return rows.map(({ row_no, assessed: { shown, problems } }) => ({
          ...{ row: row_no, values: shown, problems },
        }))
      }}
      shown={[
        ...(['supplier_slip_no', 'po_no', 'item_cd', 'receipt_dt', 'row_kind', 'qty', 'unit_price'] as const),
        ...(['price_base_qty', 'amount'] as const),
      ]}
    />
  )
}
