import { listed } from '#platform/contract/punctuation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf, refusalWords, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import {
  arrangeTransports,
  proposeTransports,
  type ProposedTransport,
} from '../../contract/carrier/carrier-calls.ts'
import { carrierList } from '../../contract/carrier/carrier-list.ts'
import { carrierTexts } from './carrier.text.ts'

interface Props {
  /** `D000001,D000002`. */
  deliveries: string
  onClose: () => void
}

interface Choice {
  readonly carrier_cd: string
  readonly time_slot: string
  readonly fare: string
  readonly tracking_no: string
}
type What = keyof Choice

const nameOf = ({ delivery_no }: ProposedTransport): string => delivery_no.join(', ')

/** 運送手配: who carries each load, at which time and for how much; proposed, changed, then arranged by one key. */
export function ArrangeDrawer({ deliveries, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<Choice>>>(new Map())
  const [state, setState] = useState<{ message: string; errors: FieldErrors; sending: boolean }>({
    ...{ message: '', errors: {}, sending: false },
  })
  const proposal = useQuery({
    queryKey: [carrierList.name, 'proposal', deliveries],
    queryFn: ({ signal }) => call(proposeTransports, { delivery_no: deliveries }, signal),
    retry: false,
    // What was proposed before has been arranged since.
    gcTime: 0,
  })
  const list = proposal.data?.list ?? []
  const choiceOf = (load: ProposedTransport): Choice => {
    const [first] = load.offers
    const own = typed.get(nameOf(load))
    const carrier_cd = own?.carrier_cd ?? first?.carrier_cd ?? ''
    const offered = load.offers.find((offer) => offer.carrier_cd === carrier_cd)
    return { carrier_cd, fare: offered?.fare ?? '', time_slot: load.time_slot, tracking_no: '', ...own }
  }
  const change = (load: ProposedTransport, what: What, value: string) => {
    const before = typed.get(nameOf(load)) ?? {}
    // Another carrier has another fare.
    const { fare: _fare, ...others } = before
    setTyped(
      new Map(typed).set(nameOf(load), { ...(what === 'carrier_cd' ? others : before), [what]: value }),
    )
  }
  const send = async () => {
    setState({ message: '', errors: {}, sending: true })
    try {
      const { transport_no } = await call(arrangeTransports, {
        transports: list.map((load) => {
          const { time_slot, fare, ...choice } = choiceOf(load)
          return {
            ...{ delivery_no: load.delivery_no, ...choice, fare: fare === '' ? '0' : fare },
            time_slot: fixedCodes.time_slot.schema.parse(time_slot),
          }
        }),
      })
      await cache.invalidateQueries()
      showToast('done', say(carrierTexts.arranged, { no: listed(transport_no, language) }))
      onClose()
    } catch (error) {
      setState({ ...refusalOf(error), sending: false })
    }
  }
  const fieldOf = (load: ProposedTransport, what: What, label: string) => ({
    ...{ autoComplete: 'off', value: choiceOf(load)[what] },
    'aria-label': say(carrierTexts.of, { destination: load.destination_nm, what: label }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(load, what, target.value),
  })
  const errorOf = (what: What | 'delivery_no') => (load: ProposedTransport) =>
    state.errors[`transports.${list.indexOf(load)}.${what}`]
  const columns: readonly PlainColumn<ProposedTransport>[] = [
    {
      ...{ name: 'destination', label: carrierTexts.destination },
      cell: (load) => (
        <>
          {load.destination_nm || load.customer_nm}
          <br />
          <span className="dim">{load.address}</span>
          <br />
          {nameOf(load)}
        </>
      ),
      error: errorOf('delivery_no'),
    },
    {
      ...{ name: 'load', label: carrierTexts.load },
      cell: ({ ship_dt, package_cnt, weight }) => (
        <>
          {ship_dt.replaceAll('-', '/')}
          <br />
          {say(carrierTexts.packages, { count: package_cnt })}
          <br />
          {say(carrierTexts.weight, { weight })}
        </>
      ),
    },
    {
      ...{ name: 'slot', label: carrierTexts.slot },
      cell: (load) => (
        <select className="fld" {...fieldOf(load, 'time_slot', say(carrierTexts.slot))}>
          {fixedCodes.time_slot.codes.map((code) => (
            <option key={code} value={code}>
              {say(fixedCodes.time_slot.texts[code])}
            </option>
          ))}
        </select>
      ),
    },
    {
      ...{ name: 'carrier', label: carrierTexts.carrier },
      cell: (load) => (
        <select className="fld" {...fieldOf(load, 'carrier_cd', say(carrierTexts.carrier))}>
          {load.offers.map(({ carrier_cd, carrier_nm, fare }) => (
            <option key={carrier_cd} value={carrier_cd}>
              {fare === ''
                ? carrier_nm
                : say(carrierTexts.offered, { carrier: carrier_nm, fare: grouped(decimal(fare), 0) })}
            </option>
          ))}
        </select>
      ),
      error: errorOf('carrier_cd'),
    },
    {
      ...{ name: 'fare', label: carrierTexts.fare },
      cell: (load) => (
        <input
          className="fld num"
          size={7}
          inputMode="decimal"
          {...fieldOf(load, 'fare', say(carrierTexts.fare))}
        />
      ),
      error: errorOf('fare'),
    },
    {
      ...{ name: 'tracking', label: carrierTexts.tracking },
      cell: (load) => (
        <input
          className="fld"
          size={12}
          maxLength={60}
          {...fieldOf(load, 'tracking_no', say(carrierTexts.tracking))}
        />
      ),
      error: errorOf('tracking_no'),
    },
  ]
  const isReady = !state.sending && list.length > 0
  return (
    <FormDrawer
      title={say(carrierTexts.arrangeTitle, { count: list.length })}
      label={carrierTexts.arrange}
      {...(arrangeTransports.write ? { need: [arrangeTransports.write] } : {})}
      form={{
        message: state.message || (proposal.error ? refusalWords(proposal.error) : ''),
        sending: !isReady,
        submit: () => void (isReady && send()),
      }}
      wide
      onClose={onClose}
    >
      <p>{say(carrierTexts.arrangeBody)}</p>
      <PlainTable
        label={say(carrierTexts.arrange)}
        rows={list}
        keyOf={nameOf}
        rowHeader="destination"
        columns={columns}
        empty={say(carrierTexts.nothing)}
        waiting={proposal.isFetching}
      />
    </FormDrawer>
  )
}
