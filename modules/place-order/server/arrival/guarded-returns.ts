import type { Context } from '#platform/server/context.ts'
import type { ReturnGround } from '../../contract/arrival/arrival-codes.ts'
import {
  daysLeft,
  lastReturnDay,
  refusalOfReturn,
  type GuardedReturn,
} from '../../contract/law/fair-returns.ts'
import { guardReturns, passedReturns, subjectSuppliers } from '../law/guard-acts.ts'
import type { ArrivalLine, StoredArrival } from './arrival-kept.ts'

/** A line of an acceptance, as far as the law asks for it. */
interface Returned {
  readonly judged_goods: string
  readonly return_qty: string
  readonly return_ground: ReturnGround
}

const defectOf: { readonly [Ground in ReturnGround]: GuardedReturn['defect'] } = {
  ...{ 0: 'none', 1: 'visible', 2: 'hidden', 3: 'hidden', 4: 'none' },
}

/** Accepted goods that we have bought and send back, as the fair-trade act looks at them; nothing for all others. */
function guardedReturn(
  { judged_goods, return_qty, return_ground }: Returned,
  arrived: ArrivalLine | undefined,
  { arrival_no, receipt_dt, return_dt }: { arrival_no: string; receipt_dt: string; return_dt: string },
): GuardedReturn | undefined {
  if (!arrived || arrived.po_no === '' || judged_goods !== '0' || return_qty === '0') return undefined
  return {
    ...{ subject: `${arrival_no}-${String(arrived.line_no)}`, qty: return_qty, receipt_dt, return_dt },
    ...{ isAccepted: true, isInspected: arrived.inspected, defect: defectOf[return_ground] },
    isWarranted: return_ground === '3',
  }
}

interface Accepting {
  readonly header: { readonly accept_dt: string }
  readonly lines: readonly Returned[]
}

/** 返品: in the unit of work that holds order, arrival and acceptance; what is unlawful is refused at its cell. */
export async function guardReturned(
  context: Context,
  { header: { accept_dt }, lines }: Accepting,
  { header }: StoredArrival,
  judged: readonly { readonly line: Returned; readonly arrived: ArrivalLine }[],
): Promise<void> {
  const { supplier_cd, branch_no } = header
  await guardReturns(
    context,
    judged.flatMap(({ line, arrived }) => {
      const one = guardedReturn(line, arrived, { ...header, return_dt: accept_dt })
      const cell = `lines.${lines.indexOf(line)}.return_qty`
      return one ? [{ ...one, supplier_cd, branch_no, cell }] : []
    }),
  )
}

const unguarded = { return_law: '0', last_return_dt: '', return_days_left: '' } as const

/** The same before anybody sends it: whether each line may go back, until when, and how many days are left. */
export async function lawOfReturns(
  context: Context,
  lines: readonly (Returned & { readonly arrival_line_no: number | null })[],
  { accept_dt, arrival }: { readonly accept_dt: string; readonly arrival: StoredArrival | undefined },
) {
  if (!arrival || !lines.some(({ judged_goods }) => judged_goods === '0')) return lines.map(() => unguarded)
  const { header } = arrival
  const [subject] = await subjectSuppliers(context, [header])
  if (!subject) return lines.map(() => unguarded)
  const wanted = lines.map((line) =>
    guardedReturn(
      line,
      arrival.lines.find(({ line_no }) => line_no === line.arrival_line_no),
      { ...header, return_dt: accept_dt },
    ),
  )
  const passed = await passedReturns(
    context,
    header,
    wanted.flatMap((one) => one ?? []),
  )
  return wanted.map((one) => {
    if (!one) return unguarded
    const state = !refusalOfReturn(one) ? '1' : passed.has(`${one.subject} ${one.qty}`) ? '3' : '2'
    const isDated = one.isInspected && one.defect === 'hidden'
    return {
      return_law: state,
      last_return_dt: isDated ? lastReturnDay(one) : '',
      return_days_left: isDated ? String(daysLeft(one)) : '',
    } as const
  })
}
