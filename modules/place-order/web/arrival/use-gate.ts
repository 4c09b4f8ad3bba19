import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { refusalOf, refusalWords, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { receiveArrival } from '../../contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalGateScreen, scanAtGate, type ExpectedLine } from '../../contract/arrival/gate-calls.ts'
import { gateTexts } from './gate.text.ts'
import { beLoud } from '#platform/web/kit/scan/loud.ts'

type Arrival = SlipRecordOf<typeof arrivalSlip>
export type GateField = 'qty' | 'lot_no' | 'location_cd'

/** A line that was read, and what is typed on it. */
export interface GateLine {
  readonly expected: ExpectedLine
  readonly typed: Readonly<Record<GateField, string>>
}

export const nameOfLine = ({ po_no, line_no }: Pick<ExpectedLine, 'po_no' | 'line_no'>): string =>
  `${po_no}-${line_no}`

interface Refused {
  /** Everything that stands against it. */
  readonly words: readonly string[]
  /** What stands against a cell: `lines.0.qty`. */
  readonly errors: FieldErrors
}
const nothing: Refused = { words: [], errors: {} }

/** One delivery at the gate: what was read of it, until it is received. */
export function useGate() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const receipt_dt = useSession((state) => state.businessDate) ?? ''
  const [lines, setLines] = useState<readonly GateLine[]>([])
  /** As they are now: what a code means is answered later, when more may have been read and typed. */
  const now = useRef(lines)
  const put = (next: readonly GateLine[]) => {
    now.current = next
    setLines(next)
  }
  const [note, setNote] = useState('')
  const [told, setTold] = useState('')
  const [refused, setRefused] = useState<Refused>(nothing)
  const [busy, setBusy] = useState(false)
  /** Entered already, and refused as it was received: the next try corrects it. */
  const [entered, setEntered] = useState<Arrival>()
  const [last, setLast] = useState<Arrival>()

  const refuse = (message: string, errors: FieldErrors = {}) => {
    setTold('')
    setRefused({ words: [...new Set([message, ...Object.values(errors)])].filter(Boolean), errors })
    beLoud()
  }
  /** The line that a code means; it stands there once, however often it is read. */
  const take = (found: readonly ExpectedLine[]): string | undefined => {
    const isRead = (one: ExpectedLine) =>
      now.current.some(({ expected }) => nameOfLine(expected) === nameOfLine(one))
    const fresh = found.find((one) => !isRead(one))
    const [of] = found
    if (!of) return undefined
    setRefused(nothing)
    if (!fresh) {
      setTold(say(gateTexts.again, { no: nameOfLine(of) }))
      return nameOfLine(of)
    }
    const no = nameOfLine(fresh)
    const supplier = now.current[0]?.expected
    if (supplier && (supplier.supplier_cd !== fresh.supplier_cd || supplier.branch_no !== fresh.branch_no)) {
      refuse(say(gateTexts.otherSupplier, { no, supplier: fresh.supplier_nm }))
      return undefined
    }
    const { rest: qty, location_cd } = fresh
    put([...now.current, { expected: fresh, typed: { qty, lot_no: '', location_cd } }])
    setTold(say(gateTexts.taken, { no }))
    return no
  }
  const scan = async (text: string): Promise<string | undefined> => {
    try {
      return take((await call(scanAtGate, { text })).list)
    } catch (error) {
      refuse(refusalWords(error))
      return undefined
    }
  }
  const type = (name: string, field: GateField, text: string) =>
    put(
      now.current.map((line) =>
        nameOfLine(line.expected) === name ? { ...line, typed: { ...line.typed, [field]: text } } : line,
      ),
    )
  const remove = (name: string) => {
    put(now.current.filter(({ expected }) => nameOfLine(expected) !== name))
    setRefused(nothing)
  }
  /** Entered and received: a try that was not answered is the same one when it is made again. */
  const receive = async (): Promise<boolean> => {
    setBusy(true)
    try {
      const [supplier] = lines.map(({ expected: { supplier_cd, branch_no } }) => ({ supplier_cd, branch_no }))
      const entryOf = (po_no: string, line_no: number) => {
        const before = entered?.lines.find((one) => one.po_no === po_no && one.po_line_no === String(line_no))
        return before ? { line_no: before.line_no } : {}
      }
      const content = {
        header: { ...entered?.header, receipt_dt, ...supplier, supplier_slip_no: note },
        lines: lines.map(({ expected: { po_no, line_no, item_cd }, typed }) => ({
          ...{ ...entryOf(po_no, line_no), po_no, po_line_no: String(line_no), item_cd },
          ...typed,
        })),
      }
      const saved = await call(arrivalSlip.endpoints.doEdit, {
        ...(entered
          ? { assign_mode: '1' as const, update_cnt: entered.update_cnt }
          : { assign_mode: '0' as const }),
        ...content,
      })
      setEntered(saved)
      const { arrival_no } = saved.header
      const arrival = await call(receiveArrival, { arrival_no })
      setLast(arrival)
      setEntered(undefined)
      put([])
      setNote('')
      setRefused(nothing)
      setTold(say(gateTexts.received, { no: arrival_no }))
      return true
    } catch (error) {
      const { message, errors } = refusalOf(error)
      refuse(message, errors)
      return false
    } finally {
      setBusy(false)
      await cache.invalidateQueries({ queryKey: [arrivalGateScreen.name] })
    }
  }
  return { lines, note, setNote, told, refused, busy, last, take, scan, type, remove, receive }
}
