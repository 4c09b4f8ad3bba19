import { useState } from 'react'
import { decimal, grouped, plus } from '#platform/contract/decimal.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useBesideTitle } from '#platform/web/kit/screen-title/use-beside-title.ts'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { screenName } from '#platform/web/kit/view/screen-name.ts'
import { useTabTitle } from '#platform/web/kit/view/view-context.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import type { OnSheet } from './on-sheet.ts'
import { OrderBeside } from './order-beside.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTree } from './order-tree.tsx'
import { orderPageTexts } from './order-page.text.ts'
import { useOrderCommands } from './use-order-commands.tsx'
import './order-page.css'

/** One order: its lines, what hangs on each of them, and what was changed, asked for and sent. */
export function OrderSheet({ order, page }: OnSheet) {
  const say = useSay()
  const language = useLanguage()
  const [chosen, setChosen] = useState(order.lines[0]?.line_no ?? 0)
  const { header, kept } = order
  useTabTitle(`${screenName} ${header.order_no}`)
  const { leafing, commands, drawer } = useOrderCommands(order, chosen)
  useCommands([...leafing, ...commands])
  const daily = useBesideTitle(commands)
  const { revision = 0, prints = 0, issued = false } = kept ?? {}
  const facts = [
    [orderSlip.header.customer_cd.label, `${header.customer_cd} ${page.names.customer_nm}`],
    [orderSlip.header.destination_cd.label, `${header.destination_cd} ${page.names.destination_nm}`],
    [orderSlip.header.order_dt.label, businessDateText(header.order_dt, language)],
    [orderSlip.header.customer_po_no.label, header.customer_po_no],
    [
      orderPageTexts.amount,
      say(orderPageTexts.taxed, {
        amount: grouped(plus(decimal(header.net_amount), decimal(header.tax_amount)), 0),
      }),
    ],
    [orderSlip.header.change_reason.label, header.change_reason],
  ] as const
  return (
    <article className="order-page">
      <ScreenTitle
        title={say(orderPage.title)}
        beside={
          <>
            <span className="slip-no">{header.order_no}</span>
            <CodeStatus codes={orderStatus} code={header.order_status} look="chip" />
            {revision > 0 ? (
              <span className="chip s-go">{say(orderPageTexts.revision, { no: revision })}</span>
            ) : null}
            {prints > 0 && !issued ? (
              <span className="chip s-warn">{say(orderPageTexts.toReissue)}</span>
            ) : null}
          </>
        }
        more={[...leafing, ...commands.filter((command) => !daily.includes(command))].map((command) => (
          <CommandButton key={command.id} command={command} look="quiet" />
        ))}
        foldsMore
      >
        {daily.map((command) => (
          <CommandButton key={command.id} command={command} showKey={command.primary ?? false} />
        ))}
      </ScreenTitle>
      <dl className="order-facts">
        {facts.map(([label, value]) =>
          value.trim() === '' ? null : (
            <div key={label.ja}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="order-parts">
        <div className="order-main">
          <OrderLines order={order} page={page} chosen={chosen} onChoose={setChosen} />
          <OrderTree order={order} page={page} chosen={chosen} />
        </div>
        <OrderBeside order={order} />
      </div>
      {drawer}
    </article>
  )
}
