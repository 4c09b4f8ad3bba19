import { sql } from 'drizzle-orm'
import { directory, documentNumbers } from '#modules/system/server/index.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { SentOf, SlipKeyOf } from '#platform/contract/slip.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { keptSlip, type StoredSlip } from '#platform/server/slip/kept-slip.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import { isSlip, lockSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type {
  printTrial as printTrialCall,
  shipTrial as shipTrialCall,
  stepTrial as stepTrialCall,
} from '../contract/trial-calls.ts'
import { trialPaper } from '../contract/trial-paper.ts'
import { trialErrors, trialSlip, trialStatus } from '../contract/trial-slip.ts'
import { trialSlipLineTable, trialSlipTable } from './tables.ts'

type Trial = typeof trialSlip

export const trialKept = keptSlip<Trial>({
  slip: trialSlip,
  tables: { header: trialSlipTable, lines: trialSlipLineTable },
  directory,
  numbers: documentNumbers({
    data: '050',
    printed: { kind: 'TRIAL', name: trialSlip.title, prefix: 'T' },
  }),
  judge: (_context, { header, lines }) => {
    const early = lines.flatMap(({ due_dt }, at) => (due_dt < header.slip_dt ? [`lines.${at}.due_dt`] : []))
    if (early.length > 0) throw atCells(trialErrors.TRIAL_DUE.with(), early)
  },
  refusals: (record) => ({
    ...trialStatus.refusals(record.header.slip_status, factsOf(record)),
    edit: record.header.slip_status === '0' ? undefined : trialErrors.TRIAL_CONFIRMED.with(),
  }),
  lineRefusal: (line) => (isShipped(line) ? trialErrors.TRIAL_LOCKED.with() : undefined),
})

const isShipped = ({ shipped_qty }: StoredSlip<Trial>['lines'][number]) => shipped_qty !== '0'
const factsOf = ({ lines }: Pick<StoredSlip<Trial>, 'lines'>) => ({ shipped: lines.some(isShipped) })

const atCells = ({ code, text, params }: BusinessError, paths: readonly string[]) =>
  new BusinessError(
    { code, text },
    params,
    paths.map((path) => ({ path, code, params, text })),
  )

export async function stepTrial(
  context: Context,
  { slip_no, verb }: InputOf<typeof stepTrialCall>,
): Promise<void> {
  await inOneUnit(context, async () => {
    const state = await stepSlip(trialKept, context, { slip_no }, { machine: trialStatus, verb, factsOf })
    return () => state
  })
}

/** As the shipping of a real order would: it takes the slip's lock before it touches a line. */
export async function shipTrial(
  context: Context,
  { slip_no, line_no }: InputOf<typeof shipTrialCall>,
): Promise<void> {
  await inOneUnit(context, async () => {
    const found = await lockSlip(trialKept, context, { slip_no })
    if (!found?.lines.some((line) => line.line_no === line_no)) throw http[404].with()
    await recordShipped(context, slip_no, line_no)
    return () => undefined
  })
}

async function recordShipped(context: Context, slip_no: string, line_no: number): Promise<void> {
  await context.tx.execute(sql`UPDATE trial_slip_line SET shipped_qty = qty
    WHERE ${isSlip(trialKept, context, { slip_no }, 'trial_slip_line')} AND line_no = ${line_no}`)
}

export const printTrial = (
  context: TransactionsContext,
  { slip_no }: InputOf<typeof printTrialCall>,
): Promise<FileAnswer> => {
  const keys = slip_no.map((number) => ({ slip_no: number }))
  return printSlips(trialKept, context, keys, trialPaper, async (record, { session }) => ({
    record,
    factory_nm: session.factory_nm,
  }))
}

const mostLines = 200

/** As long as a slip may be, with its first line shipped, which is why it is locked. */
export async function makeLong(context: Context): Promise<SlipKeyOf<Trial>> {
  const { factory_cd } = context.session
  const date = context.now.toISOString().slice(0, 10)
  const lines = Array.from({ length: mostLines }, (_, index): SentOf<Trial>['lines'][number] => ({
    line_no: 0,
    item_cd: `KS-${String(2041 + index)}`,
    item_nm: `φ${String(20 + (index % 9) * 5)}`,
    qty: String(20 + ((index * 35) % 900)),
    unit_price: String(180 + ((index * 415) % 4000)),
    tax: index % 7 === 6 ? '8' : '10',
    due_dt: date,
    ships_from_cd: factory_cd,
    sample: index % 11 === 10,
    remarks: '',
  }))
  const header: SentOf<Trial>['header'] = {
    slip_no: '',
    slip_dt: date,
    plant_cd: factory_cd,
    tax_rounding: 'down',
    order_no: '',
    urgent: false,
    remarks: '',
  }
  const { slip_no } = await inOneUnit(context, () =>
    saveKept(trialKept, context, { assign_mode: '0', update_cnt: 0, header, lines }),
  )
  await recordShipped(context, slip_no, 1)
  return { slip_no }
}
