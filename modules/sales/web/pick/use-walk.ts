import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readLabel } from '#modules/stock/contract/goods-label.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Entry } from '#platform/web/kit/offline/offline-queue.ts'
import { useOfflineQueue } from '#platform/web/kit/offline/use-offline-queue.ts'
import { beLoud } from '#platform/web/kit/scan/loud.ts'
import { useSay } from '#platform/web/language/say.ts'
import { matchesCustomerLabel } from '../../contract/pick/customer-label.ts'
import { pickBox, pickScreen, stopsToPick, type Stop } from '../../contract/pick/pick-calls.ts'
import { pickTexts } from './pick.text.ts'
import { boxQty, fits, keptBox, stopsLeft } from './stop-left.ts'

/** What has been read at a stop so far. */
interface Reading {
  readonly isAtPlace: boolean
  readonly label: string
  /** As typed; undefined where nobody has typed: a full box. */
  readonly qty?: string | undefined
}
const nothingRead: Reading = { isAtPlace: false, label: '' }

export const nameOfStop = ({ delivery_no, line_no, location_cd, lot_no }: Stop): string =>
  [delivery_no, line_no, location_cd, lot_no].join(' ')

export type Expected = 'place' | 'ours' | 'theirs' | 'qty'

/** The way along the shelves for one wave: what is read, and what becomes of it, with and without a network. */
export function useWalk(delivery_no: string) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [reading, setReading] = useState(nothingRead)
  const [chosen, setChosen] = useState('')
  const [refused, setRefused] = useState('')
  /** Taken by the server since the stops were read. */
  const [sent, setSent] = useState<readonly Entry[]>([])
  const queryKey = [pickScreen.name, delivery_no]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(stopsToPick, { delivery_no }, signal),
    enabled: delivery_no !== '',
  })
  const refuse = (words: string) => {
    setRefused(words)
    beLoud()
  }
  const work = useOfflineQueue({
    name: pickScreen.name,
    deliver: ({ input, occurred_at, key }) =>
      call(pickBox, { ...keptBox.parse(input), picked_at: occurred_at }, undefined, key),
    onSent: (entry, why) => {
      if (why !== undefined) beLoud()
      else setSent((before) => [...before, entry])
      void cache
        .invalidateQueries({ queryKey })
        .then(() => setSent((before) => before.filter(({ key }) => key !== entry.key)))
    },
  })
  const kept = new Map([...work.waiting, ...sent].map(({ key, input }) => [key, keptBox.parse(input)]))
  const stops = stopsLeft(data?.list ?? [], [...kept.values()])
  const stop = stops.find((one) => nameOfStop(one) === chosen) ?? stops[0]
  const qty = stop ? (reading.qty ?? boxQty(stop)) : ''
  const expected: Expected = !reading.isAtPlace
    ? 'place'
    : reading.label === ''
      ? 'ours'
      : stop?.is_matched
        ? 'theirs'
        : 'qty'

  const add = async (customer_label: string) => {
    if (!stop) return
    if (!fits(qty, stop)) {
      const { qty: rest, over_qty: over } = stop
      return refuse(over === '0' ? say(pickTexts.tooMany, { rest }) : say(pickTexts.beyond, { rest, over }))
    }
    const { line_no, location_cd } = stop
    const { lot_no } = readLabel(reading.label)
    await work.add({
      ...{ delivery_no: stop.delivery_no, line_no, location_cd, lot_no, qty },
      ...{ label: reading.label, customer_label },
    })
    setRefused('')
    setChosen(nameOfStop(stop))
    // The next box stands on the same shelf until nothing is left there.
    setReading({ isAtPlace: Number(qty) < Number(stop.qty), label: '' })
  }
  const scan = (text: string) => {
    if (!stop) return
    setRefused('')
    if (expected === 'place') {
      if (normaliseCode(text) === stop.location_cd) return setReading({ ...reading, isAtPlace: true })
      return refuse(say(pickTexts.wrongPlace, { place: stop.location_cd, read: text }))
    }
    if (expected === 'theirs') {
      const { customer_item_cd } = stop
      if (matchesCustomerLabel(text, { customer_item_cd, qty })) return void add(text)
      return refuse(say(pickTexts.wrongTheirs, { theirs: customer_item_cd, qty, read: text }))
    }
    const read = readLabel(text)
    if (read.item_cd !== stop.item_cd)
      return refuse(say(pickTexts.wrongItem, { item: stop.item_cd, read: read.item_cd }))
    if (stop.lot_no !== '' && read.lot_no !== stop.lot_no)
      return refuse(say(pickTexts.wrongLot, { lot: stop.lot_no, read: read.lot_no }))
    return setReading({ ...reading, label: text })
  }
  const goTo = (next: Stop | undefined) => {
    setChosen(next ? nameOfStop(next) : '')
    setReading(nothingRead)
    setRefused('')
  }
  return {
    ...{ deliveries: data?.deliveries, stops, stop, reading, qty, expected, refused, work, scan, add, goTo },
    type: (typed: string) => setReading({ ...reading, qty: typed }),
    skip: () => goTo(stops[(stops.findIndex((one) => one === stop) + 1) % stops.length]),
  }
}
