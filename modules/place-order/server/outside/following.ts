import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { stepKey, type StepKey } from './hold-steps.ts'
import { lineOfStep } from './step-rows.ts'
import { outsideStep } from './tables.ts'

/** Of lines of orders: the line of the process that follows, when it is outside, too, and has been ordered. */
export async function readFollowing(
  { tx, session }: Context,
  keys: readonly StepKey[],
): Promise<ReadonlyMap<string, StepKey>> {
  if (keys.length === 0) return new Map()
  const found = await rows(
    tx,
    { po_no: z.string(), line_no: z.int(), next_po_no: z.string(), next_line_no: z.int() },
    sql`SELECT DISTINCT ON (s.po_no, s.po_line_no) s.po_no, s.po_line_no AS line_no, n.po_no AS next_po_no,
        n.po_line_no AS next_line_no
      FROM ${sentRows(keys, 'k', { po_no: 'text', line_no: 'int' })}
      JOIN ${outsideStep} AS s ON s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
        AND s.po_no = k.po_no AND s.po_line_no = k.line_no
      JOIN ${outsideStep} AS n ON n.company_cd = s.company_cd AND n.factory_cd = s.factory_cd AND n.work_kind = s.work_kind
        AND n.work_order_no = s.work_order_no AND n.before_no = s.process_no
      JOIN ${lineOfStep('n')}
      WHERE l.line_status = '1' AND l.qty - l.closed_qty > n.sent_qty
      ORDER BY s.po_no, s.po_line_no, n.po_no, n.po_line_no`,
  )
  return new Map(found.map((line) => [stepKey(line), { po_no: line.next_po_no, line_no: line.next_line_no }]))
}
