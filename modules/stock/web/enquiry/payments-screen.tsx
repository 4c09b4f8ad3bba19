import { useState } from 'react'
import { useNavigate } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { rangeOf } from '#platform/contract/list-condition.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { FirstChoice } from '#platform/web/kit/lookup/first-choice.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { movementList } from '../../contract/movement-list.ts'
import { printPayments } from '../../contract/print-calls.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { slipTexts } from '../slip/slip.text.ts'
import { enquiryTexts } from './enquiry.text.ts'
import type { Asked } from './payments-heading.tsx'
import { PaymentSums } from './payment-sums.tsx'
import { Payments } from './payments-table.tsx'
import './enquiry.css'

const { day_month_div } = fixedCodes

/** Blank: movement by movement. */
type PaymentsBy = '' | (typeof day_month_div.codes)[number]

const lastOf = (month: string): string => periodOf(`${month}-01`, 0).to

/** 受払照会: the ledger of one item, from what was carried over to what is left. */
export function PaymentsScreen() {
  const say = useSay()
  const go = useNavigate()
  const today = useSession((state) => state.businessDate) ?? ''
  const { print, printing } = usePrint()
  const [by, setBy] = useState<PaymentsBy>('')
  const { typed, asked, type, show } = useEnquiry<Asked>({
    initial: {
      item_cd: '',
      location_cd: '',
      from: periodOf(today, 1).from,
      to: periodOf(today, 0).to,
    },
    read: ({ item_cd, location_cd, from, to }) => ({
      item_cd: normaliseCode(item_cd),
      location_cd: normaliseCode(location_cd),
      from: readDate(from, today) ?? from,
      to: readDate(to, today) ?? to,
    }),
    queryKey: [stockPaymentsScreen.name],
  })
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
  const days = rangeOf(asked.from, asked.to).replaceAll('-', '/')
  const list: Command = {
    id: 'list',
    label: enquiryTexts.files,
    key: 'F7',
    icon: 'download',
    run: () => {
      const conditions = { biz_dt: days, item_cd: asked.item_cd, location_cd: asked.location_cd }
      void go(`${movementList.screen.path}?${new URLSearchParams(conditions).toString()}`)
    },
  }
  const paper: Command = {
    id: 'print',
    label: enquiryTexts.printLedger,
    key: 'F10',
    icon: 'print',
    unavailable: printing || asked.from === '',
    run: () => void print(printPayments, asked),
  }
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
    <EnquiryScreen
      title={say(stockPaymentsScreen.title)}
      commands={[enquiry, list, paper]}
      onShow={() => show()}
      conditions={
        <>
          <CodeField
            target={itemMaster}
            label={enquiryTexts.item}
            name="item_cd"
            value={typed.item_cd}
            onChange={(item_cd) => type({ item_cd })}
          />
          <CodeField
            target={stockLocationMaster}
            label={enquiryTexts.location}
            name="location_cd"
            value={typed.location_cd}
            onChange={(location_cd) => type({ location_cd })}
          />
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={enquiryTexts[end]}
              name={end}
              value={dayTyped(typed[end])}
              onChange={(day) => type({ [end]: day })}
            />
          ))}
        </>
      }
    >
      {asked.item_cd === '' ? (
        <FirstChoice
          target={itemMaster}
          words={say(enquiryTexts.askItem)}
          onChoose={([item = '']) => show({ item_cd: item })}
        />
      ) : by === '' ? (
        <Payments asked={asked} ways={ways} />
      ) : (
        <PaymentSums asked={asked} by={by} onOpen={open} ways={ways} />
      )}
    </EnquiryScreen>
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
