import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { workOrderRead } from '#modules/production/server/views.ts'
import { codeName, companyRead, userRead } from '#modules/system/server/views.ts'
import { decimal, plus, written, zero } from '#platform/contract/decimal.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Certificate } from '../../contract/final-inspection/certificate-paper.ts'
import { inspectionErrors } from '../../contract/final-inspection/inspection-errors.ts'
import { checkItem } from '../../contract/measured.ts'
import { finalInspectionTable, finalMeasureTable } from './tables.ts'

/** Pieces of a work order that were judged under one number. */
export interface JudgedLot {
  readonly work_order_no: string
  readonly lot_no: string
}

type Reading = Pick<Context, 'tx' | 'session'>

/** What there is to say of a lot now, and the last judgement of it. */
export async function readCertificate(
  context: Reading,
  { work_order_no, lot_no }: JudgedLot,
): Promise<{ readonly told: Omit<Certificate, 'revision'>; readonly inspection_no: string }> {
  const head = await readHead(context, work_order_no)
  const inspections = await readInspections(context, { work_order_no, lot_no })
  if (inspections.length === 0) throw inspectionErrors.BIZ_INSPECTION_NOT_JUDGED.with()
  const points = await readPoints(context, { work_order_no, lot_no })
  const sumOf = (name: 'good_qty' | 'defective_qty') =>
    written(inspections.reduce((sum, one) => plus(sum, decimal(one[name])), zero))
  const { drawing_no, unit_nm } = head
  const told = {
    ...{ work_order_no, lot_no, drawing_no, unit_nm, letter: letterOf(head) },
    ...{ good_qty: sumOf('good_qty'), defective_qty: sumOf('defective_qty') },
    judged: inspections.map(({ inspection_no, reason_nm, good_reason, ...judged }) => ({
      ...judged,
      reason: [reason_nm, good_reason].filter(Boolean).join(' '),
      points: points
        .filter((point) => point.inspection_no === inspection_no)
        .map(({ inspection_no: _no, ...point }) => point),
    })),
  }
  return { told, inspection_no: inspections.at(-1)?.inspection_no ?? '' }
}

const text = z.string()
const headColumns = {
  ...{ item_cd: text, item_nm: text, drawing_no: text, unit_nm: text },
  ...{ company: text, postal: text, address: text, phone: text },
}

async function readHead({ tx, session }: Reading, work_order_no: string) {
  const { company_cd, factory_cd } = session
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of({ company_cd }, name)}, '')`
  const [found] = await rows(
    tx,
    headColumns,
    sql`SELECT h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm, coalesce(${itemRead.of('h', 'drawing_no')}, '') AS drawing_no,
        ${itemRead.of('h', 'unit_nm')} AS unit_nm, ${ofCompany('company_nm')} AS company, ${ofCompany('postal_cd')} AS postal,
        ${ofCompany('address')} AS address, ${ofCompany('phone')} AS phone
      FROM ${workOrderRead.rows} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
        AND h.work_order_no = ${work_order_no}`,
  )
  if (!found) throw http[404].with()
  return found
}

/** It is of the goods, whoever gets them: they stand where a letter has its addressee. */
const letterOf = (head: Awaited<ReturnType<typeof readHead>>) => ({
  ...{ addressee: head.item_nm, addresseeLines: [head.item_cd] },
  ...{ company: head.company, phone: head.phone },
  companyLines: [postalText(head.postal), head.address].filter(Boolean),
})

const ofLot = ({ session }: Pick<Reading, 'session'>, { work_order_no, lot_no }: JudgedLot) =>
  sql`j.company_cd = ${session.company_cd} AND j.factory_cd = ${session.factory_cd}
    AND j.work_order_no = ${work_order_no} AND j.lot_no = ${lot_no}`

const readInspections = (context: Reading, asked: JudgedLot) =>
  rows(
    context.tx,
    {
      ...{ inspection_no: text, biz_dt: text, good_qty: text, defective_qty: text },
      ...{ reason_nm: text, good_reason: text, inspector: text },
    },
    sql`SELECT j.inspection_no::text, j.biz_dt::text, trim_scale(j.good_qty)::text AS good_qty,
        trim_scale(j.defective_qty)::text AS defective_qty, coalesce(${codeName('DEFECT_REASON', 'j', 'reason_cd')}, '') AS reason_nm,
        j.good_reason, coalesce(${userRead.of({ company_cd: sql`j.company_cd`, user_cd: sql`j.create_user` }, 'username')}, j.create_user) AS inspector
      FROM ${finalInspectionTable} AS j WHERE ${ofLot(context, asked)} ORDER BY j.inspection_no`,
  )

const readPoints = (context: Reading, asked: JudgedLot) =>
  rows(
    context.tx,
    { inspection_no: text, ...checkItem.shape, values: z.array(text) },
    sql`SELECT m.inspection_no::text, m.point_no, m.point_nm, m.measure_unit, trim_scale(m.lower_limit)::text AS lower_limit,
        trim_scale(m.upper_limit)::text AS upper_limit, jsonb_agg(trim_scale(m.measured_value)::text ORDER BY m.piece_no) AS values
      FROM ${finalMeasureTable} AS m JOIN ${finalInspectionTable} AS j ON j.company_cd = m.company_cd AND j.inspection_no = m.inspection_no
      WHERE ${ofLot(context, asked)}
      GROUP BY m.inspection_no, m.sort_no, m.point_no, m.point_nm, m.measure_unit, m.lower_limit, m.upper_limit
      ORDER BY m.inspection_no, m.sort_no`,
  )
