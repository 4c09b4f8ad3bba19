import { useCall } from '#platform/web/api/api-context.tsx'
import { MatchingScreen } from '#platform/web/kit/matching/matching-screen.tsx'
import type { AccountScreenOf } from '#platform/web/kit/reconcile/account-of.ts'
import { AccountScreen } from '#platform/web/kit/reconcile/account-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  acceptanceDifference,
  acceptanceMatch,
  acceptanceMatchings,
  acceptanceMatchingScreen,
  acceptanceMatchScreen,
  postAccepted,
} from '../../contract/acceptance-match/acceptance-calls.ts'
import { acceptanceTarget } from '../../contract/acceptance-match/acceptance-target.ts'
import { acceptanceTexts } from './acceptance.text.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'

const { customer_cd, branch_no } = salesSlip.header

/** 検収照合: a customer's acceptances beside our sales, and what has been accepted is posted. */
export function AcceptanceMatchScreen() {
  const say = useSay()
  const own: AccountScreenOf['own'] = {
    label: acceptanceTexts.post,
    run: async (call, key) => {
      const { sales_no } = await call(postAccepted, key)
      return say(acceptanceTexts.posted, { count: sales_no.length })
    },
  }
  return <AccountScreen of={{ ...of, own }} />
}

const of: AccountScreenOf = {
  screen: acceptanceMatchScreen,
  matching: acceptanceMatchingScreen,
  target: acceptanceTarget.name,
  calls: acceptanceMatch,
  matchings: acceptanceMatchings,
  kinds: acceptanceDifference,
  asked: [
    { name: 'partner_cd', label: customer_cd.label, most: 10 },
    { name: 'branch_no', label: branch_no.label, most: 4 },
    { name: 'from_dt', label: { ja: '開始日', en: 'From', zh: '开始日' }, most: 10 },
    { name: 'to_dt', label: { ja: '終了日', en: 'To', zh: '结束日' }, most: 10 },
  ],
  addressOf: ({ document_no }) => `${salesSlip.screen.path}?sales_no=${document_no}`,
}

/** How customers' acceptance files are read. */
export function AcceptanceMatchingScreen() {
  const call = useCall()
  return (
    <MatchingScreen
      screen={acceptanceMatchingScreen}
      files={acceptanceMatchScreen}
      target={acceptanceTarget}
      calls={acceptanceMatchings}
      tryAll={async (sent) => {
        const { rows } = await call(acceptanceMatchings.tryAll, sent)
        return rows.map(({ row_no, assessed: { shown, problems } }) => ({
          ...{ row: row_no, values: shown, problems },
        }))
      }}
      shown={[
        ...(['customer_po_no', 'delivery_no', 'customer_item_cd', 'accepted_dt', 'row_kind', 'qty'] as const),
        ...(['unit_price', 'price_base_qty', 'amount'] as const),
      ]}
    />
  )
}
