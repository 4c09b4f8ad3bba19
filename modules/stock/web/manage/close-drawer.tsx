import { useQuery, useQueryClient } from '@tanstack/react-query'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSeesCosts } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { differenceScreen, inventoryDivision, inventoryStatus } from '../../contract/inventory.ts'
import { openInMonth } from '../../contract/month-closing.ts'
import { closeStockMonth } from '../../contract/stock-manage.ts'
import { varianceList } from '../../contract/variance-list.ts'
import { manageTexts } from './manage.text.ts'
import './check-drawer.css'
import { monthText } from './periods-table.tsx'

/** 締め of the chosen month, with what is still open in it. */
export function CloseDrawer({ month, onClose }: { month: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const shown = monthText(month)
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const isRunning = month >= businessDate.slice(0, 7)
  const { data } = useQuery({
    queryKey: [openInMonth.path, month],
    queryFn: ({ signal }) => call(openInMonth, { month }, signal),
    staleTime: 0,
  })
  const form = useCallForm(closeStockMonth, {
    initial: { month },
    onDone: ({ repriced }) => {
      showToast('done', say(manageTexts.closed, { month: shown, count: repriced }))
      void cache.invalidateQueries()
      onClose()
    },
  })
  return (
    <FormDrawer
      title={say(manageTexts.closeTitle, { month: shown })}
      label={manageTexts.close}
      form={{ ...form, sending: form.sending || !data }}
      onClose={onClose}
    >
      {isRunning ? (
        <p className="notice warn">
          {say(manageTexts.closeRunning, { month: shown, date: businessDate.replaceAll('-', '/') })}
        </p>
      ) : null}
      <p>{say(manageTexts.closeBody)}</p>
      <p>
        <b>{say(manageTexts.openInIt)}</b>
      </p>
      {data ? <StillOpen open={data} month={month} /> : null}
    </FormDrawer>
  )
}

type Open = OutputOf<typeof openInMonth>

function StillOpen({ open: { counts, slips, variance }, month }: { open: Open; month: string }) {
  const say = useSay()
  const seesCosts = useSeesCosts()
  const hasVariance = seesCosts && (variance.plus !== '0' || variance.minus !== '0')
  const yen = (amount: string) => grouped(decimal(amount))
  if (counts.length === 0 && slips.length === 0 && !hasVariance) return <p>{say(manageTexts.nothingOpen)}</p>
  return (
    <ul className="ledger-checks open-in-month">
      {counts.map(({ inventory_no, count_dt, location_cd, inventory_div, status }) => (
        <li key={inventory_no}>
          {say(manageTexts.openCount, {
            date: count_dt.replaceAll('-', '/'),
            place: location_cd,
            division: say(inventoryDivision.texts[inventory_div]),
            status: say(inventoryStatus.texts[status]),
          })}
          <KeyLink to={`${differenceScreen.path}?inventory_no=${inventory_no}`}>{inventory_no}</KeyLink>
        </li>
      ))}
      {slips.map(({ what, no, date, path }) => (
        <li key={`${what} ${no}`}>
          {say(manageTexts.openSlip, { what, date: date.replaceAll('-', '/') })}
          <KeyLink to={path}>{no}</KeyLink>
        </li>
      ))}
      {hasVariance ? (
        <li>
          {say(manageTexts.openVariance, {
            plus: yen(variance.plus),
            minus: yen(variance.minus),
            items: variance.items_below,
          })}
          <KeyLink to={`${varianceList.screen.path}?biz_dt=${monthText(month)}`}>
            {say(varianceList.title)}
          </KeyLink>
        </li>
      ) : null}
    </ul>
  )
}
