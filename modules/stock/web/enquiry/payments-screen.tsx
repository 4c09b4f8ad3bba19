import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { slipTexts } from '../slip/slip.text.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { PaymentSums } from './payment-sums.tsx'
import { Payments } from './payments-table.tsx'
import '#platform/web/kit/list/list.css'
import '#platform/web/kit/grid/grid.css'
import './enquiry.css'

const { day_month_div } = fixedCodes

/** Blank: movement by movement. */
type PaymentsBy = '' | (typeof day_month_div.codes)[number]

export interface Asked {
  readonly item_cd: string
  readonly location_cd: string
  readonly from: string
  readonly to: string
}

const lastOf = (month: string): string => periodOf(`${month}-01`, 0).to

/** 受払照会: the ledger of one item, from what was carried over to what is left. */
export function PaymentsScreen() {
  const say = useSay()
  const cache = useQueryClient()
  const go = useNavigate()
  const [address] = useSearchParams()
  const today = useSession((state) => state.businessDate) ?? ''
  const [typed, setTyped] = useState<Asked>(() => ({
    item_cd: address.get('item_cd') ?? '',
    location_cd: address.get('location_cd') ?? '',
    from: periodOf(today, 1).from,
    to: periodOf(today, 0).to,
  }))
  const [asked, setAsked] = useState(typed)
  const [by, setBy] = useState<PaymentsBy>('')
  const show = (changes: Partial<Asked> = {}) => {
    const wanted = { ...typed, ...changes }
    const next: Asked = {
      item_cd: normaliseCode(wanted.item_cd),
      location_cd: normaliseCode(wanted.location_cd),
      from: readDate(wanted.from, today) ?? wanted.from,
      to: readDate(wanted.to, today) ?? wanted.to,
    }
    setTyped(next)
    setAsked(next)
    void cache.invalidateQueries({ queryKey: [stockPaymentsScreen.name] })
  }
  const search: Command = {
    id: 'search',
    label: enquiryTexts.search,
    key: 'F8',
    primary: true,
    run: () => show(),
  }
  const period = (label: Command['label'], from: number, to: number): Command => ({
    id: label.en,
    label,
    run: () => show({ from: periodOf(today, from).from, to: periodOf(today, to).to }),
  })
  const open = (one: string) => {
    if (by === '2') show({ from: `${one}-01`, to: lastOf(one) })
    else show({ from: one, to: one })
    setBy(by === '2' ? '1' : '')
  }
  const enquiry: Command = {
    id: 'enquiry',
    label: slipTexts.enquiry,
    key: 'F6',
    icon: 'search',
    unavailable: asked.item_cd === '',
    run: () => void go(`${stockEnquiryScreen.path}?item_cd=${asked.item_cd}`),
  }
  useCommands([enquiry, search])
  const ways = (
    <>
      <Ways by={by} onChange={setBy} />
      <span className="periods">
        {[
          period(enquiryTexts.thisMonth, 0, 0),
          period(enquiryTexts.lastMonth, 1, 1),
          period(enquiryTexts.oneYear, 11, 0),
        ].map((command) => (
          <CommandButton key={command.id} command={command} look="quiet" />
        ))}
      </span>
    </>
  )
  return (
    <>
      <ScreenTitle title={say(stockPaymentsScreen.title)}>
        <CommandButton command={enquiry} showKey />
      </ScreenTitle>
      <search className="conditions" ref={movedByEnter}>
        <CodeField
          target={itemMaster}
          label={enquiryTexts.item}
          name="item_cd"
          value={typed.item_cd}
          onChange={(item_cd) => setTyped({ ...typed, item_cd })}
        />
        <CodeField
          target={stockLocationMaster}
          label={enquiryTexts.location}
          name="location_cd"
          value={typed.location_cd}
          onChange={(location_cd) => setTyped({ ...typed, location_cd })}
        />
        {(['from', 'to'] as const).map((end) => (
          <Labelled key={end} label={say(enquiryTexts[end])}>
            {(control) => (
              <input
                {...control}
                name={end}
                className="fld day"
                inputMode="numeric"
                autoComplete="off"
                value={typed[end].replaceAll('-', '/')}
                onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
                onBlur={() => setTyped({ ...typed, [end]: readDate(typed[end], today) ?? typed[end] })}
              />
            )}
          </Labelled>
        ))}
        <div className="go">
          <CommandButton command={search} showKey enterEnd />
        </div>
      </search>
      {asked.item_cd === '' ? (
        <p className="dim enquiry-hint">{say(enquiryTexts.askItem)}</p>
      ) : by === '' ? (
        <Payments asked={asked} ways={ways} />
      ) : (
        <PaymentSums asked={asked} by={by} onOpen={open} ways={ways} />
      )}
    </>
  )
}

/** By movement, by day or by month. */
function Ways({ by, onChange }: { by: PaymentsBy; onChange: (by: PaymentsBy) => void }) {
  const say = useSay()
  return (
    <span className="ways">
      {(['', ...day_month_div.codes] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="btn"
          aria-pressed={way === by}
          onClick={() => onChange(way)}
        >
          {say(way === '' ? enquiryTexts.slips : day_month_div.texts[way])}
        </button>
      ))}
    </span>
  )
}

/** A month: this one to the business date's month end, or one before. */
function periodOf(today: string, back: number): Pick<Asked, 'from' | 'to'> {
  const [year = 2000, month = 1] = today.split('-').map(Number)
  const day = (date: Date) => date.toISOString().slice(0, 10)
  return {
    from: day(new Date(Date.UTC(year, month - 1 - back, 1))),
    to: day(new Date(Date.UTC(year, month - back, 0))),
  }
}
