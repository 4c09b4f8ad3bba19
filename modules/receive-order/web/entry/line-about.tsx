import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { TypedHeaderOf, TypedLineOf } from '#platform/contract/slip.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import type { LinesAtHand } from '#platform/web/kit/slip/slip-parts.ts'
import type { SlipLine } from '#platform/web/kit/slip/slip-content.ts'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { aboutLine } from '../../contract/order-calls.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { ComingAndGoing } from './coming-and-going.tsx'
import { OrderCredit } from './order-credit.tsx'
import { PackOffer } from './pack-offer.tsx'
import { orderTexts } from './order.text.ts'
import { PromisedDrawer } from './promised-drawer.tsx'
import { promisedTexts } from './promised.text.ts'
import './order.css'

interface Props {
  line: SlipLine<TypedLineOf<typeof orderSlip>> | undefined
  index: number
  header: TypedHeaderOf<typeof orderSlip>
  spread: LinesAtHand<typeof orderSlip>['spread']
}

const restsOn = {
  stock: orderTexts.byStock,
  supply: orderTexts.bySupply,
  lead_time: orderTexts.byLeadTime,
  plan: orderTexts.byPlan,
} as const

/** What the line at hand rests on: its stock, what comes, when it could be there, and what was paid before. */
export function LineAbout({ line, index, header, spread }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const { customer_cd, branch_no, destination_cd, order_no } = header
  const item_cd = line?.values.item_cd ?? ''
  const qty = figureOf(line?.values.qty)
  const asked = {
    ...{ customer_cd, branch_no, destination_cd, order_no, item_cd },
    line_no: String(line?.lineNo ?? 0),
    qty: qty && qty.units > 0n ? (line?.values.qty ?? '1') : '1',
  }
  const { data } = useQuery({
    queryKey: ['orderLine', asked],
    queryFn: ({ signal }) => call(aboutLine, asked, signal),
    enabled: item_cd !== '' && customer_cd !== '',
    staleTime: 5_000,
    retry: false,
    placeholderData: (before) => (before?.item_cd === item_cd ? before : undefined),
  })
  const credit = <OrderCredit header={header} />
  if (!data)
    return (
      <div className="order-about">
        <p className="dim">{say(orderTexts.typeItem)}</p>
        {credit}
      </div>
    )
  const title = say(orderTexts.about, { line: index + 1, item: `${data.item_cd} ${data.item_nm}` })
  const figures = [
    ['onHand', data.on_hand],
    ['allocated', data.allocated],
    ['coming', data.coming],
    ['wanted', data.wanted],
    ['free', data.available],
  ] as const
  return (
    <div className="order-about">
      <h2>
        <b>{title}</b>
        <Details title={title} steps={data.steps} />
      </h2>
      <dl>
        {figures.map(([name, figure]) => (
          <div key={name} className="pair">
            <dt>{say(orderTexts[name])}</dt>
            <dd>
              <Figure exact={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="order-rests">
        <p>
          {say(orderTexts.possible)} <b>{businessDateText(data.possible_dt, language)}</b>{' '}
          <span className="dim">{say(restsOn[data.rests_on])}</span>
          {data.promised ? <PromisedChain promised={data.promised} /> : null}
        </p>
        {line && line.edit === true ? (
          <PackOffer values={line.values} onTake={(many) => spread(index, [{ qty: many }])} />
        ) : null}
        {credit}
        <dl>
          <dt>{say(orderTexts.lastPrices)}</dt>
          <dd>
            {data.last.map(({ order_no: no, order_dt, qty: many, unit_price }) => (
              <div key={no}>
                <span>{businessDateText(order_dt, language)}</span>{' '}
                <span>
                  {grouped(decimal(many), 0)} × {grouped(decimal(unit_price), 2)}
                </span>
              </div>
            ))}
          </dd>
        </dl>
      </div>
    </div>
  )
}

function Details(props: Omit<Parameters<typeof ComingAndGoing>[0], 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const open: Command = { id: 'steps', label: orderTexts.steps, icon: 'eye', run: () => setOpen(true) }
  return (
    <>
      <CommandButton command={open} look="quiet" />
      {isOpen ? <ComingAndGoing {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function PromisedChain({ promised }: { promised: Parameters<typeof PromisedDrawer>[0]['promised'] }) {
  const [isOpen, setOpen] = useState(false)
  const open: Command = { id: 'promised', label: promisedTexts.open, icon: 'eye', run: () => setOpen(true) }
  return (
    <>
      <CommandButton command={open} look="quiet" />
      {isOpen ? <PromisedDrawer promised={promised} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
