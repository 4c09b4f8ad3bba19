import { sql } from 'drizzle-orm'
import { trialList } from '#modules/developer/contract/trial-list.ts'
import { trialSlip } from '#modules/developer/contract/trial-slip.ts'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Database } from '#platform/server/database/database.ts'
import { loadDemo } from '#db/demo/load.ts'
import { product } from '../../test/product.ts'
import { callerOf, figuresOf, type VerbFigures } from '../verbs.ts'

type Trial = typeof trialSlip
const day = '2026-11-18'

/** A kept slip as long as one may be, and as long as one is, among a million stored lines. */
export async function measureSlips(
  database: Database,
  { slips, seconds }: { readonly slips: number; readonly seconds: number },
): Promise<readonly VerbFigures[]> {
  await loadDemo(database, product.registered, day)
  await fill(database, slips)
  const call = callerOf(database)
  const { doEdit, getDetail } = trialSlip.endpoints
  const figures: VerbFigures[] = []
  const add = async (what: string, ask: () => Promise<number>, clients = 1) =>
    void figures.push(await figuresOf(what, clients, seconds, ask))
  const create = async (lines: number) => (await call(doEdit, { ...aSlip(lines) })).lines.length
  let turn = 0
  const changing = async (lines: number, changed: number) => {
    let record = await call(doEdit, { ...aSlip(lines) })
    return async () => {
      record = await call(doEdit, { ...reworded(record, changed, (turn += 1)) })
      return record.lines.length
    }
  }
  await add('create a slip of 200 lines', () => create(200))
  await add('change all 200 lines of a slip', await changing(200, 200))
  await add('change one line of 200', await changing(200, 1))
  await add('create a slip of 10 lines', () => create(10))
  await add('create a slip of 10 lines', () => create(10), 8)
  const { header } = await call(doEdit, { ...aSlip(200) })
  const key = { slip_no: header.slip_no }
  await add('open a slip of 200 lines', async () => (await call(getDetail, key)).lines.length)
  const find = (search: object) => async () =>
    (await call(trialList.endpoints.getList, { size: 50, ...search })).list.length
  await add('list of lines, first page', find({}))
  await add('list of lines of a week', find({ slip_dt: '2026-11-12..2026-11-18' }))
  await add('list of lines by an item', find({ item_cd: 'KS-77' }))
  await add('list of lines by the name of a factory', find({ ships_from_cd: '第二' }))
  return figures
}

function aSlip(lines: number): SentOf<Trial> {
  return {
    assign_mode: '0',
    update_cnt: 0,
    header: {
      ...{ slip_no: '', slip_dt: day, plant_cd: 'F01', tax_rounding: 'down' },
      ...{ order_no: '', urgent: false, remarks: '' },
    },
    lines: Array.from({ length: lines }, (_, at) => ({
      ...{
        line_no: 0,
        item_cd: `KS-${at}`,
        item_nm: 'フランジシャフト',
        qty: '2',
        unit_price: '186',
        tax: '10',
      },
      ...{ due_dt: '2026-11-30', ships_from_cd: at % 2 ? 'F01' : 'F02', sample: false, remarks: '' },
    })),
  }
}

const reworded = (
  { header, lines, update_cnt }: SlipRecordOf<Trial>,
  changed: number,
  turn: number,
): SentOf<Trial> => ({
  assign_mode: '1',
  update_cnt,
  header,
  lines: lines.map((line, at) =>
    at < changed ? { ...line, remarks: `変更 ${turn}`, qty: String(1 + (turn % 9)) } : line,
  ),
})

/** Documents of the last years, twenty lines each. They are right as they are made: no key and no trigger looks at each of a million rows. */
async function fill(database: Database, slips: number): Promise<void> {
  await database.owner('write', async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE postgres`)
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`
      INSERT INTO trial_slip (company_cd, factory_cd, slip_no, slip_dt, plant_cd, tax_rounding, order_no, urgent, remarks, slip_status,
        total, data_no, last_line_no, create_user, update_user)
      SELECT 'DEMO', 'F01', 'B' || lpad(n::text, 7, '0'), '2026-11-18'::date - (n % 700), 'F01', 'down', '', false, '', '0', 3720,
        10000000 + n, 20, 'bench', 'bench' FROM generate_series(1, ${slips}::int) AS n`)
    await tx.execute(sql`
      INSERT INTO trial_slip_line (company_cd, factory_cd, slip_no, line_no, place_no, item_cd, item_nm, qty, unit_price, amount, tax,
        due_dt, ships_from_cd, sample, remarks, shipped_qty)
      SELECT 'DEMO', 'F01', 'B' || lpad(n::text, 7, '0'), l, l, 'KS-' || ((n * 20 + l) % 5000), 'フランジシャフト', 2, 186, 372, '10',
        '2026-11-30', CASE WHEN l % 2 = 0 THEN 'F01' ELSE 'F02' END, false, '', 0
      FROM generate_series(1, ${slips}::int) AS n, generate_series(1, 20) AS l`)
  })
  await database.script('VACUUM ANALYZE')
}
