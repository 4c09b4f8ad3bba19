import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped, readDecimal, written } from '#platform/contract/decimal.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { amountAt, priceBase, type PriceBase } from '#modules/master/contract/price-base.ts'
import { noLimit, oddityTexts, priceSource, type Priced } from '#modules/master/contract/pricing.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay, type Say } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import type { Text } from '#platform/contract/text.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { priceTexts } from './price.text.ts'
import './price.css'

/** What is asked: of whom, for what, how many, when. */
export interface Asked {
  readonly partner: string
  readonly item_cd: string
  readonly qty: string
  readonly on_dt: string
}

interface Props {
  partner: { readonly label: Text; readonly master: ReferredMaster }
  first: Pick<Asked, 'partner' | 'item_cd'>
  ask: (asked: Asked, signal: AbortSignal) => Promise<Priced>
  onClose: () => void
}

/** Which price holds for a partner, an item, a quantity and a day, and why. */
export function PriceCheck({ partner, first, ask, onClose }: Props) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [of, setOf] = useState(first.partner)
  const [item_cd, setItem] = useState(first.item_cd)
  const [qty, setQty] = useState('1')
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const read = readDecimal(qty)
  const asked = {
    partner: of,
    item_cd,
    qty: read && read.units > 0n ? written(read) : '',
    on_dt: readDate(day, businessDate) ?? '',
  }
  const complete = Object.values(asked).every(Boolean)
  const { data, error } = useQuery({
    queryKey: [partner.master.name, 'price', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: priceTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(priceTexts.simulate)}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-sheet price-check">
        <CodeField
          label={partner.label}
          target={partner.master}
          value={of}
          lastPart="00"
          required
          onChange={setOf}
        />
        <CodeField label={priceTexts.item} target={itemMaster} value={item_cd} required onChange={setItem} />
        <Labelled label={say(priceTexts.quantity)}>
          {(control) => (
            <input
              {...control}
              className="fld num"
              size={13}
              inputMode="decimal"
              value={qty}
              onChange={(event) => setQty(event.target.value)}
            />
          )}
        </Labelled>
        <DayField label={priceTexts.orderDay} value={day} onChange={setDay} />
        {complete && error instanceof ApiError ? (
          <RefusalNotice message={error.msg} />
        ) : complete && data ? (
          <>
            <Found priced={data} asked={asked} />
            <Brackets priced={data} />
          </>
        ) : (
          <p className="field-hint">{say(priceTexts.fillIn)}</p>
        )}
      </div>
    </Drawer>
  )
}

function Found({ priced, asked }: { priced: Priced; asked: Asked }) {
  const say = useSay()
  const { hit, source } = priced
  return (
    <output className="price-found">
      <span className="figures">
        <span>
          {say(priceTexts.price)} <b>{priceWithBase(priced, say)}</b>
        </span>
        <span>
          {say(priceTexts.amount)} {grouped(amountAt(priced, asked.qty))}
        </span>
        <span className={source === '1' ? 'chip s-done' : 'chip s-warn'}>
          {say(priceSource.texts[source])}
        </span>
        {priced.temp_price_flg ? <span className="chip s-warn">{say(priceTexts.provisional)}</span> : null}
      </span>
      <span>
        {hit
          ? say(hit.qty_limit === noLimit ? priceTexts.whyUnlimited : priceTexts.whyHit, {
              day: dayTyped(asked.on_dt),
              from: dayTyped(hit.from_dt),
              qty: grouped(decimal(asked.qty)),
              limit: grouped(decimal(hit.qty_limit)),
            })
          : say(source === '2' ? priceTexts.whyItem : priceTexts.whyNone)}
      </span>
    </output>
  )
}

const priceWithBase = (
  { price, price_base_qty: base }: { readonly price: string; readonly price_base_qty: PriceBase },
  say: Say,
): string =>
  base === '1'
    ? grouped(decimal(price))
    : say(priceTexts.perBase, { price: grouped(decimal(price)), base: say(priceBase.texts[base]) })

function Brackets({ priced: { brackets, hit, oddities } }: { priced: Priced }) {
  const say = useSay()
  return (
    <>
      <h3>{say(priceTexts.list)}</h3>
      <PlainTable
        label={say(priceTexts.list)}
        rows={brackets}
        keyOf={({ from_dt, qty_limit }) => `${from_dt} ${qty_limit}`}
        isCurrent={({ from_dt, qty_limit }) => hit?.from_dt === from_dt && hit.qty_limit === qty_limit}
        empty={say(priceTexts.nothingListed)}
        columns={[
          {
            name: 'period',
            label: priceTexts.period,
            cell: ({ from_dt, to_dt }) => `${dayTyped(from_dt)}〜${dayTyped(to_dt)}`,
          },
          {
            name: 'upTo',
            label: priceTexts.upTo,
            align: 'end',
            cell: ({ qty_limit }) =>
              qty_limit === noLimit ? say(priceTexts.noLimit) : grouped(decimal(qty_limit)),
          },
          { name: 'price', label: priceTexts.price, align: 'end', cell: (line) => priceWithBase(line, say) },
          {
            name: 'oddity',
            label: priceTexts.toCheck,
            cell: (line) =>
              oddities
                .filter(({ from_dt, qty_limit }) => from_dt === line.from_dt && qty_limit === line.qty_limit)
                .map(({ kind }) => (
                  <span key={kind} className="chip s-warn">
                    {say(oddityTexts[kind])}
                  </span>
                )),
          },
        ]}
      />
    </>
  )
}
