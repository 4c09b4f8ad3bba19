import { BusinessError } from '#platform/contract/errors.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { lineAmount } from '#platform/contract/slip-totals.ts'
import type { SlipRecord, SlipSent } from '#platform/contract/slip.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { Context } from '#platform/server/context.ts'
import { trialErrors } from '../contract/trial-slip.ts'

/** The slips of the gallery are numbered by how many lines they have. */
const mostLines = 200

/** A slip with as many lines as its number says; the first is shipped already, which is why it is locked. */
export function trialDetail(
  context: Context,
  { slip_no }: Readonly<Record<string, string>>,
): Promise<SlipRecord> {
  const count = Number(slip_no)
  if (!Number.isInteger(count) || count < 1 || count > mostLines) throw http[404].with()
  const { factory_cd } = context.session
  const date = context.now.toISOString().slice(0, 10)
  const lines = Array.from({ length: count }, (_, index) => ({
    ...computed({
      line_no: index + 1,
      item_cd: `KS-${String(2041 + index)}`,
      item_nm: `φ${String(20 + (index % 9) * 5)}`,
      qty: String(20 + ((index * 35) % 900)),
      unit_price: String(180 + ((index * 415) % 4000)),
      tax: index % 7 === 6 ? '8' : '10',
      due_dt: date,
      factory_cd,
      sample: index % 11 === 10,
      remarks: '',
    }),
    edit: index === 0 ? refusal(trialErrors.TRIAL_LOCKED.with(), context) : (true as const),
  }))
  return Promise.resolve({
    header: {
      slip_no,
      slip_dt: date,
      factory_cd,
      tax_rounding: 'down',
      order_no: '',
      urgent: false,
      remarks: '',
    },
    lines,
    update_cnt: 1,
    abilities: { edit: true, cancel: refusal(trialErrors.TRIAL_CANCEL.with(), context) },
  })
}

/** Answers as a slip that is kept would: with a number for every line, and amounts of the server's own reckoning. */
export function trialEdit(_context: Context, { header, lines, update_cnt }: SlipSent): Promise<SlipRecord> {
  const early = lines.flatMap((line, index) =>
    String(line['due_dt']) < String(header['slip_dt']) ? [`lines.${String(index)}.due_dt`] : [],
  )
  if (early.length > 0) throw atCells(trialErrors.TRIAL_DUE.with(), early)
  return Promise.resolve({
    header: { ...header, slip_no: header['slip_no'] === '' ? String(lines.length) : header['slip_no'] },
    lines: lines.map((line, index) => ({ ...computed(line), line_no: index + 1, edit: true as const })),
    update_cnt: update_cnt + 1,
    abilities: { edit: true, cancel: true },
  })
}

const computed = <L extends Readonly<Record<string, unknown>>>(line: L) => ({
  ...line,
  amount: lineAmount(String(line['qty']), String(line['unit_price'])),
})

const atCells = ({ code, text, params }: BusinessError, paths: readonly string[]) =>
  new BusinessError(
    { code, text },
    params,
    paths.map((path) => ({ path, code, params, text })),
  )

const refusal = (error: BusinessError, { language }: Context): Ability => ({
  code: error.code,
  params: { ...error.params },
  msg: error.say(language),
})
