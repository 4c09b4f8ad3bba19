import { useCall } from '#platform/web/api/api-context.tsx'
import { MatchingScreen } from '#platform/web/kit/matching/matching-screen.tsx'
import type { AccountScreenOf } from '#platform/web/kit/reconcile/account-of.ts'
import { AccountScreen } from '#platform/web/kit/reconcile/account-screen.tsx'
import { carrierList } from '../../contract/carrier/carrier-list.ts'
import {
  carrierDifference,
  carrierInvoice,
  carrierInvoiceMatchings,
  carrierInvoiceMatchingScreen,
  carrierInvoiceScreen,
} from '../../contract/carrier-invoice/carrier-invoice-calls.ts'
import { carrierInvoiceTarget } from '../../contract/carrier-invoice/carrier-invoice-target.ts'

const of: AccountScreenOf = {
  screen: carrierInvoiceScreen,
  matching: carrierInvoiceMatchingScreen,
  target: carrierInvoiceTarget.name,
  calls: carrierInvoice,
  matchings: carrierInvoiceMatchings,
  kinds: carrierDifference,
  asked: [
    { name: 'partner_cd', label: { ja: '運送会社', en: 'Carrier', zh: '承运商' }, most: 10 },
    { name: 'from_dt', label: { ja: '開始日', en: 'From', zh: '开始日' }, most: 10 },
    { name: 'to_dt', label: { ja: '終了日', en: 'To', zh: '结束日' }, most: 10 },
  ],
  addressOf: ({ document_no }) => `${carrierList.screen.path}?transport_no=${document_no}`,
}

/** 運送会社請求: a carrier's invoice beside what was arranged. */
export const CarrierInvoiceScreen = () => <AccountScreen of={of} />

/** How carriers' invoices are read. */
export function CarrierInvoiceMatchingScreen() {
  const call = useCall()
  return (
    <MatchingScreen
      screen={carrierInvoiceMatchingScreen}
      files={carrierInvoiceScreen}
      target={carrierInvoiceTarget}
      calls={carrierInvoiceMatchings}
      tryAll={async (sent) => {
        const { rows } = await call(carrierInvoiceMatchings.tryAll, sent)
        return rows.map(({ row_no, assessed: { shown, problems } }) => ({
          ...{ row: row_no, values: shown, problems },
        }))
      }}
      shown={['tracking_no', 'transport_no', 'ship_dt', 'destination_nm', 'package_cnt', 'fare']}
    />
  )
}
