import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readLabel } from '#modules/stock/contract/goods-label.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalOf, refusalWords, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { receiveArrival } from '../../contract/arrival/arrival-calls.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalGateScreen, scanAtGate, type ExpectedLine } from '../../contract/arrival/gate-calls.ts'
import {
  errorsOfCards,
  expectedCard,
  nameOfLine,
  sentLines,
  sentParts,
  unorderedCard,
  type GateField,
  type GateLine,
} from './gate-lines.ts'
import { gateTexts } from './gate.text.ts'
import { beLoud } from '#platform/web/kit/scan/loud.ts'

type Arrival = SlipRecordOf<typeof arrivalSlip>

interface Refused {
  /** Everything that stands against it. */
  readonly words: readonly string[]
  /** What stands against a field: `P000012-1 qty`. */
  readonly errors: FieldErrors
  /** A code that nobody has ordered. */
  readonly unknown: string
}
const nothing: Refused = { words: [], errors: {}, unknown: '' }

/** One delivery at the gate: what was read of it, until it is received. */
export function useGate() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [lines, setLines] = useState<readonly GateLine[]>([])
  /** As they are now: what a code means is answered later, when more may have been read and typed. */
  const now = useRef(lines)
  const put = (next: readonly GateLine[]) => {
    now.current = next
    setLines(next)
  }
  const [note, setNote] = useState('')
  /** The business date until another day is typed. */
  const [typedDay, setDay] = useState<string>()
  const day = typedDay ?? dayTyped(today)
  const [told, setTold] = useState('')
  const [refused, setRefused] = useState<Refused>(nothing)
  const [busy, setBusy] = useState(false)
  /** Entered already, and refused as it was received: the next try corrects it. */
  const [entered, setEntered] = useState<Arrival>()
  const [last, setLast] = useState<Arrival>()

  const refuse = (message: string, { errors = {}, unknown = '' }: Partial<Refused> = {}) => {
    setTold('')
    const words = [...new Set([message, ...Object.values(errors)])].filter(Boolean)
    setRefused({ words, errors, unknown })
    beLoud()
  }
  const supplierOf = () => now.current.find(({ expected }) => expected)?.expected
  /** The line that a code means; it stands there once, however often it is read. */
  const take = (found: readonly ExpectedLine[], lot_no = ''): string | undefined => {
    const isRead = (one: ExpectedLine) => now.current.some(({ name }) => name === nameOfLine(one))
    const fresh = found.find((one) => !isRead(one))
    const [of] = found
    if (!of) return undefined
    setRefused(nothing)
    if (!fresh) {
      setTold(say(gateTexts.again, { no: nameOfLine(of) }))
      return nameOfLine(of)
    }
    const no = nameOfLine(fresh)
    const supplier = supplierOf()
    if (supplier && (supplier.supplier_cd !== fresh.supplier_cd || supplier.branch_no !== fresh.branch_no)) {
      refuse(say(gateTexts.otherSupplier, { no, supplier: fresh.supplier_nm }))
      return undefined
    }
    put([...now.current, expectedCard(fresh, lot_no)])
    setTold(say(gateTexts.taken, { no }))
    return no
  }
  const scan = async (text: string): Promise<string | undefined> => {
    try {
      const { list } = await call(scanAtGate, { text })
      const { item_cd, lot_no } = readLabel(text)
      // A label says its lot, an order does not.
      return take(list, list[0]?.item_cd === item_cd && list[0].lot_control === '1' ? lot_no : '')
    } catch (error) {
      const unknown = error instanceof ApiError && error.code === arrivalErrors.BIZ_GATE_UNKNOWN.code
      refuse(refusalWords(error), { unknown: unknown ? text : '' })
      return undefined
    }
  }
  /** 発注なし: what stands on the dock all the same is written down, and moves no stock. */
  const putAside = (read: string): string => {
    const card = unorderedCard(read)
    if (!now.current.some(({ name }) => name === card.name)) put([...now.current, card])
    setRefused(nothing)
    return card.name
  }
  const change = (name: string, changed: (line: GateLine) => GateLine) =>
    put(now.current.map((line) => (line.name === name ? changed(line) : line)))
  const type = (name: string, field: GateField, text: string) =>
    change(name, (line) => ({ ...line, typed: { ...line.typed, [field]: text } }))
  const setAside = (name: string, aside: GateLine['aside']) => change(name, (line) => ({ ...line, aside }))
  const remove = (name: string) => {
    put(now.current.filter((line) => line.name !== name))
    setRefused(nothing)
  }
  const begin = () => {
    setEntered(undefined)
    put([])
    setNote('')
    setDay(undefined)
    setRefused(nothing)
  }
  /** Entered, and then what is to become of it; a try that was not answered is the same one when it is made again. */
  const enter = async <T>(then: (arrival: Arrival) => T | Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    const parts = sentParts(lines, today)
    try {
      const of = supplierOf()
      const supplier = of ? { supplier_cd: of.supplier_cd, branch_no: of.branch_no } : {}
      const receipt_dt = readDate(day, today) ?? day
      const saved = await call(arrivalSlip.endpoints.doEdit, {
        ...(entered
          ? { assign_mode: '1' as const, update_cnt: entered.update_cnt }
          : { assign_mode: '0' as const }),
        header: { ...entered?.header, receipt_dt, ...supplier, supplier_slip_no: note },
        lines: sentLines(parts, entered),
      })
      setEntered(saved)
      return await then(saved)
    } catch (error) {
      const { message, errors } = refusalOf(error)
      refuse(message, { errors: errorsOfCards(errors, parts) })
      return undefined
    } finally {
      setBusy(false)
      await cache.invalidateQueries({ queryKey: [arrivalGateScreen.name] })
    }
  }
  const receive = async (): Promise<boolean> => {
    const arrival = await enter(({ header: { arrival_no } }) => call(receiveArrival, { arrival_no }))
    if (!arrival) return false
    setLast(arrival)
    begin()
    setTold(say(gateTexts.received, { no: arrival.header.arrival_no }))
    return true
  }
  /** 受入拒否: which arrival is turned away; one that is entered already is, also when its lines have been taken off. */
  const toTurnAway = async (): Promise<string | undefined> =>
    lines.length === 0 ? entered?.header.arrival_no : enter(({ header: { arrival_no } }) => arrival_no)
  return {
    ...{ lines, note, setNote, day, setDay, told, refused, busy, last },
    isOpen: lines.length > 0 || entered !== undefined,
    ...{ take, scan, putAside, type, setAside, remove, receive, toTurnAway, begin },
  }
}
