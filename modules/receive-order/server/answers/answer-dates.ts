import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import { editMode } from '#platform/contract/master-record.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { answerDates as answerCall } from '../../contract/answers/answer-calls.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { holdPromises, refuseHold } from './hold-promises.ts'
import { orderKept } from '../order-kept.ts'

type Asked = InputOf<typeof answerCall>
type Answer = Asked['lines'][number] & { readonly at: number }
type Order = SlipRecordOf<typeof orderSlip>

const fields = { 1: 'answer_dt', 2: 'confirmed_dt' } as const

/** 納期回答 of many lines: each order is changed as it would be by hand; all of them, or none. */
export async function answerDates(
  context: Context,
  { kind, reason, lines, hold_dt }: Asked,
): Promise<OutputOf<typeof answerCall>> {
  const field = fields[kind]
  await refuseHold(context, { hold_dt, lines })
  const numbers = [...new Set(lines.map(({ order_no }) => order_no))].toSorted()
  await inOneUnit(context, async () => {
    await holdSlips(
      orderKept,
      context,
      numbers.map((order_no) => ({ order_no })),
    )
    const wrong: FieldError[] = []
    for (const order_no of numbers) {
      const own = lines.flatMap((line, at) => (line.order_no === order_no ? [{ ...line, at }] : []))
      const order = await readKept(orderKept, context, { order_no })
      const refused = unlike(order, own, field)
      if (refused.length > 0) wrong.push(...refused)
      else wrong.push(...(await answer(context, order, own, { field, reason })))
    }
    if (wrong.length > 0) throw new BusinessError(http[400], {}, wrong)
    return () => undefined
  })
  const held = hold_dt === '' ? 0 : await holdPromises(context, { until_dt: hold_dt, lines })
  return { answered: lines.length, held }
}

/** Lines that are not there, or that somebody else has answered since they were shown. */
const unlike = (order: Order, answers: readonly Answer[], field: keyof Order['lines'][number]) =>
  answers.flatMap(({ line_no, at, seen }): FieldError[] => {
    const line = order.lines.find((one) => one.line_no === line_no)
    if (!line) throw http[404].with()
    if (line[field] === seen) return []
    const { code, text } = validation.V_CHANGED
    return [{ path: `lines.${at}.date`, code, text, params: { value: String(line[field]) } }]
  })

interface How {
  readonly field: (typeof fields)[keyof typeof fields]
  readonly reason: string
}

/** What stands against it, at the rows of the call. */
async function answer(
  context: Context,
  order: Order,
  answers: readonly Answer[],
  { field, reason }: How,
): Promise<readonly FieldError[]> {
  const byLine = new Map(answers.map((one) => [one.line_no, one]))
  const { header, update_cnt } = order
  const sent = {
    ...{ assign_mode: editMode, update_cnt },
    header: { ...header, ...(reason === '' ? {} : { change_reason: reason }) },
    lines: order.lines.map((line) => {
      const said = byLine.get(line.line_no)
      return said ? { ...line, [field]: said.date } : line
    }),
  }
  try {
    await saveKept(orderKept, context, sent)
    return []
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    const { code, text, params } = error
    const [first] = answers
    const atRow = (path: string) => {
      const line = order.lines[Number(path.split('.')[1])]
      return `lines.${(line && byLine.get(line.line_no)?.at) ?? first?.at ?? 0}.date`
    }
    if (error.fields.length === 0)
      return answers.map(({ at }) => ({ path: `lines.${at}.date`, code, text, params }))
    return error.fields.map((one) => ({ ...one, path: atRow(one.path) }))
  }
}
