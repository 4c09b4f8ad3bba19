import { useCall } from '#platform/web/api/api-context.tsx'
import { MatchingScreen } from '#platform/web/kit/matching/matching-screen.tsx'
import { importScreen } from '../../contract/import/import-calls.ts'
import { matchingScreen, orderMatchings } from '../../contract/import/matching-calls.ts'
import { orderTarget } from '../../contract/import/order-target.ts'

/** CSV項目対応設定: how files of customers become orders. */
export function OrderMatchingScreen() {
  const call = useCall()
  return (
    <MatchingScreen
      screen={matchingScreen}
      files={importScreen}
      target={orderTarget}
      calls={orderMatchings}
      tryAll={async (sent) => {
        const { rows } = await call(orderMatchings.tryAll, sent)
        return rows.map(({ row_no, assessed: { kind, shown, problems } }) => ({
          ...{ row: row_no, values: { ...shown, row_kind: kind }, problems },
        }))
      }}
      shown={[
        ...(['customer_po_no', 'customer_line_no', 'customer_item_cd', 'item_cd', 'qty'] as const),
        ...(['unit_price', 'desired_dt', 'destination_cd', 'row_kind'] as const),
      ]}
    />
  )
}
