import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import type { Printed } from '#platform/server/documents/renderer.ts'
import { outsideMoveState } from '../../contract/outside/outside-codes.ts'
import type { printOutsideNotes as printCall } from '../../contract/outside/outside-calls.ts'
import { outsideNote, type OutsideNote } from '../../contract/outside/outside-paper.ts'
import { placeOrder } from '../tables.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { lineOfStep } from './step-rows.ts'
import { outsideMove, outsideMoveLine, outsideStep } from './tables.ts'

/** 外注加工指示書: for whoever the pieces of a slip go to, also straight on from another subcontractor. */
export const printOutsideNotes = (
  context: TransactionsContext,
  { move_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printTogether(context, outsideNote, async (reading) => {
    const documents: Printed<OutsideNote>[] = []
    for (const number of move_no) documents.push(...(await readNotes(reading, number)))
    if (documents.length === 0) throw http[404].with()
    return { documents, name: nameOfPapers(outsideNote.title, move_no) }
  })

const columns = {
  ...{ move_dt: z.string(), move_state: outsideMoveState.schema, remarks: z.string() },
  ...{ supplier_cd: z.string(), branch_no: z.string(), po_no: z.string(), line_no: z.int() },
  ...{ work_order_no: z.string(), process_no: z.int(), operation_nm: z.string(), item_cd: z.string() },
  ...{ item_nm: z.string(), lot_no: z.string(), qty: z.string(), due_dt: z.string() },
}

async function readNotes(context: Context, move_no: string): Promise<readonly Printed<OutsideNote>[]> {
  const { tx, session } = context
  const found = await rows(
    tx,
    columns,
    sql`SELECT h.move_dt::text AS move_dt, h.move_state, h.remarks, o.supplier_cd, o.branch_no, s.po_no, s.po_line_no AS line_no,
        s.work_order_no, s.process_no, s.operation_nm, s.item_cd, ${itemRead.of('s', 'item_nm')} AS item_nm, s.lot_no,
        trim_scale(m.qty)::text AS qty, coalesce(l.due_dt::text, '') AS due_dt
      FROM ${outsideMove} AS h
      JOIN (SELECT company_cd, factory_cd, move_no, line_no, po_no, po_line_no, sent_qty AS qty FROM ${outsideMoveLine} WHERE sent_qty > 0
        UNION ALL SELECT company_cd, factory_cd, move_no, line_no, next_po_no, next_line_no, good_qty FROM ${outsideMoveLine}
        WHERE next_po_no <> '') AS m ON m.company_cd = h.company_cd AND m.factory_cd = h.factory_cd AND m.move_no = h.move_no
      JOIN ${outsideStep} AS s ON s.company_cd = m.company_cd AND s.factory_cd = m.factory_cd AND s.po_no = m.po_no
        AND s.po_line_no = m.po_line_no
      JOIN ${lineOfStep('s')}
      JOIN ${placeOrder} AS o ON o.company_cd = l.company_cd AND o.factory_cd = l.factory_cd AND o.po_no = l.po_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.move_no = ${move_no}
      ORDER BY o.supplier_cd, o.branch_no, m.line_no`,
  )
  const notes: Printed<OutsideNote>[] = []
  const suppliers = new Map(found.map((line) => [`${line.supplier_cd} ${line.branch_no}`, line]))
  for (const first of suppliers.values()) {
    const lines = found.filter(
      (one) => one.supplier_cd === first.supplier_cd && one.branch_no === first.branch_no,
    )
    const { move_dt, move_state, remarks } = first
    notes.push({
      data: {
        letter: await readSupplierLetter(context, first),
        ...{ move_no, move_dt, isWithdrawn: move_state === '9', remarks, lines },
      },
      print_no: await logPrint(context, { document: outsideNote.name, key: move_no }),
    })
  }
  return notes
}
