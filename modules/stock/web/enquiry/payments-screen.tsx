import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
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
import { stockPayments, stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { slipTexts } from '../slip/slip.text.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { PaymentsTable } from './payments-table.tsx'
import '#platform/web/kit/list/list.css'
import '#platform/web/kit/grid/grid.css'
import './enquiry.css'

interface Asked {
  readonly item_cd: string
  readonly location_cd: string
  readonly from: string
  readonly to: string
}

/** 受払照会: the ledger of one item, from what was carried over to what is left. */
export function PaymentsScreen() {
  const say = useSay()
  const call = useCall()
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
  const { data, error, refetch } = useQuery({
    queryKey: ['stockPayments', asked],
    queryFn: ({ signal }) => call(stockPayments, asked, signal),
    enabled: asked.item_cd !== '',
    retry: false,
  })
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
    if (JSON.stringify(next) === JSON.stringify(asked)) void refetch()
  }
  const search: Command = {
    id: 'search',
    label: enquiryTexts.search,
    key: 'F8',
    primary: true,
    run: () => show(),
  }
  const month = (id: string, label: Command['label'], back: number): Command => ({
    id,
    label,
    run: () => show(periodOf(today, back)),
  })
  const enquiry: Command = {
    id: 'enquiry',
    label: slipTexts.enquiry,
    key: 'F6',
    icon: 'search',
    unavailable: !data,
    run: () => void go(`${stockEnquiryScreen.path}?item_cd=${asked.item_cd}`),
  }
  useCommands([enquiry, search])
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
          <CommandButton command={month('lastMonth', enquiryTexts.lastMonth, 1)} />
          <CommandButton command={month('thisMonth', enquiryTexts.thisMonth, 0)} />
          <CommandButton command={search} showKey enterEnd />
        </div>
      </search>
      {data ? (
        <PaymentsTable data={data} />
      ) : (
        <div className="enquiry-body">
          <p className="dim enquiry-hint">
            {error instanceof ApiError ? error.msg : say(enquiryTexts.askItem)}
          </p>
        </div>
      )}
    </>
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
