import { listed } from '#platform/contract/punctuation.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, AnswerParts, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { FigureTiles } from '#platform/web/kit/figures/figure-tiles.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import {
  affectedByLot,
  affectedCustomersCsv,
  mayHoldLots,
  quarantineScreen,
  quarantineStart,
} from '../../contract/quarantine/quarantine-calls.ts'
import {
  CustomersPart,
  lotKeyOf,
  LotsPart,
  OrdersPart,
  PlacesPart,
  ShipmentsPart,
  type Affected,
  type AffectedLot,
} from './affected-parts.tsx'
import { DrillClock, DrillsPart, useDrill } from './drill-part.tsx'
import { HoldDrawer } from './hold-drawer.tsx'
import { QuarantineConditions, type QuarantineAsked } from './quarantine-conditions.tsx'
import { quarantineTexts } from './quarantine.text.ts'
import { ScrapDrawer } from './scrap-drawer.tsx'
import './quarantine.css'

const nobody: ReadonlySet<string> = new Set()

/** 隔離: what has become of something bad, held or released as a whole. */
export function QuarantineScreen() {
  const say = useSay()
  const call = useCall()
  const { print, printing } = usePrint()
  const today = useSession((state) => state.businessDate) ?? ''
  const { typed, asked, type, show } = useEnquiry<QuarantineAsked>({
    initial: {
      ...{ start: 'lot', item_cd: '', lot_no: '', facility_cd: '', worker_cd: '', charge_no: '' },
      ...{ from: today, from_time: '', to: today, to_time: '' },
    },
    read: ({ from, to, ...words }) => ({
      ...words,
      ...{ item_cd: normaliseCode(words.item_cd), lot_no: normaliseCode(words.lot_no) },
      charge_no: normaliseCode(words.charge_no),
      ...{ facility_cd: normaliseCode(words.facility_cd), worker_cd: normaliseCode(words.worker_cd) },
      ...{ from: readDate(from, today) ?? from, to: readDate(to, today) ?? to },
    }),
    queryKey: [quarantineScreen.name],
  })
  const start = quarantineStart.codes.find((one) => one === asked.start) ?? 'lot'
  const question = { ...asked, start }
  const isAsked = {
    ...{ lot: asked.item_cd + asked.lot_no, machine: asked.facility_cd },
    ...{ worker: asked.worker_cd, charge: asked.charge_no },
  }
  const { data, error } = useQuery({
    queryKey: [quarantineScreen.name, asked],
    queryFn: async ({ signal }) => {
      const began = performance.now()
      const found = await call(affectedByLot, question, signal)
      return { ...found, seconds: (performance.now() - began) / 1000 }
    },
    enabled: isAsked[start] !== '',
    staleTime: 0,
    retry: false,
  })
  const refusal = error ? refusalOf(error) : { errors: {}, message: '' }
  const [chosen, setChosen] = useState(nobody)
  const [holding, setHolding] = useState<{ hold: boolean; lots: readonly AffectedLot[] } | null>(null)
  const lots = data?.lots ?? []
  const toHold = notHeld(lots)
  const toRelease = lots.filter((lot) => lot.hold_flg && chosen.has(lotKeyOf(lot)))
  const toScrap = toRelease.filter(({ stock_qty }) => stock_qty !== '0')
  const { drill, message, start: startDrill, end: endDrill } = useDrill()
  const [scrapping, setScrapping] = useState<readonly AffectedLot[] | null>(null)
  const commands: readonly Command[] = [
    drill
      ? {
          ...{
            id: 'endDrill',
            label: quarantineTexts.endDrill,
            key: 'F4',
            icon: 'check',
            need: ['write:mes'],
          },
          unavailable: !data,
          run: () => void endDrill(question),
        }
      : {
          ...{ id: 'startDrill', label: quarantineTexts.startDrill, key: 'F4', need: ['write:mes'] },
          run: () => void startDrill(),
        },
    {
      ...{ id: 'scrap', label: quarantineTexts.scrap, key: 'F10', need: mayHoldLots },
      unavailable: toScrap.length === 0 || drill !== null,
      run: () => setScrapping(toScrap),
    },
    {
      ...{ id: 'release', label: quarantineTexts.release, key: 'F7', need: mayHoldLots },
      unavailable: toRelease.length === 0 || drill !== null,
      run: () => setHolding({ hold: false, lots: toRelease }),
    },
    {
      ...{ id: 'csv', label: quarantineTexts.csv, key: 'F6', icon: 'download' },
      unavailable: printing || !data || data.shipments.length === 0,
      run: () => void print(affectedCustomersCsv, question),
    },
    {
      ...{ id: 'hold', label: quarantineTexts.hold, key: 'F9', icon: 'bad', need: mayHoldLots },
      unavailable: toHold.length === 0 || drill !== null,
      run: () => setHolding({ hold: true, lots: toHold }),
    },
  ]
  return (
    <>
      <EnquiryScreen
        title={say(quarantineScreen.title)}
        commands={commands}
        onShow={() => {
          setChosen(nobody)
          show()
        }}
        conditions={<QuarantineConditions typed={typed} errors={refusal.errors} type={type} />}
      >
        <AnswerParts>
          {drill ? <DrillClock since={drill.since} /> : null}
          {message ? (
            <p className="affected-warning" role="alert">
              {message}
            </p>
          ) : null}
          {data ? (
            <Answer data={data} chosen={chosen} onChoose={setChosen} />
          ) : (
            <AnswerHint>{refusal.message || (error ? '' : say(quarantineTexts.ask))}</AnswerHint>
          )}
          <DrillsPart />
        </AnswerParts>
      </EnquiryScreen>
      {scrapping ? (
        <ScrapDrawer
          lots={scrapping}
          onClose={() => {
            setScrapping(null)
            setChosen(nobody)
          }}
        />
      ) : null}
      {holding ? (
        <HoldDrawer
          {...holding}
          onClose={() => {
            setHolding(null)
            setChosen(nobody)
          }}
        />
      ) : null}
    </>
  )
}

/** What still lies on a shelf or is in work. */
const notHeld = (lots: readonly AffectedLot[]) =>
  lots.filter(({ hold_flg, stock_qty, wip_qty }) => !hold_flg && (stock_qty !== '0' || wip_qty !== '0'))

interface AnswerProps {
  /** With how long it took to find all this. */
  data: Affected & { readonly seconds: number }
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function Answer({ data, chosen, onChoose }: AnswerProps) {
  const say = useSay()
  const language = useLanguage()
  const { lots, customers, without_lot } = data
  const tiles = [
    { label: quarantineTexts.lots, figure: String(lots.length) },
    { label: quarantineTexts.openLots, figure: String(notHeld(lots).length), strong: true },
    {
      label: quarantineTexts.customersCount,
      figure: String(
        new Set(customers.map(({ customer_cd, branch_no }) => `${customer_cd} ${branch_no}`)).size,
      ),
    },
    { label: quarantineTexts.elapsed, figure: data.seconds.toFixed(2) },
  ]
  return (
    <>
      <FigureTiles unit="" tiles={tiles} />
      <div className="affected-parts">
        {without_lot.length > 0 ? (
          <p className="affected-warning" role="alert">
            {say(quarantineTexts.withoutLot, { orders: listed(without_lot, language) })}
          </p>
        ) : null}
        {lots.length === 0 ? (
          <AnswerHint>{say(quarantineTexts.none)}</AnswerHint>
        ) : (
          <LotsPart lots={lots} choice={{ chosen, onChange: onChoose, labelOf: lotKeyOf }} />
        )}
        <CustomersPart customers={customers} />
        <ShipmentsPart shipments={data.shipments} />
        <PlacesPart places={data.places} />
        <OrdersPart orders={data.orders} />
      </div>
    </>
  )
}
