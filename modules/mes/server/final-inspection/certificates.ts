import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderRead } from '#modules/production/server/views.ts'
import type { Lot, LotCertificates } from '#modules/stock/server/index.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import { certificatePaper } from '../../contract/final-inspection/certificate-paper.ts'
import type { printCertificate as printCall } from '../../contract/final-inspection/inspection-calls.ts'
import { issueCertificate, type Issued } from './issue-certificate.ts'
import { finalInspectionTable } from './tables.ts'

/** 検査成績書 of what was judged of a work order under one number. */
export const printCertificate = async (
  context: TransactionsContext,
  asked: InputOf<typeof printCall>,
): Promise<FileAnswer> => fileOf(await issueCertificate(context, asked))

const fileOf = ({ name, content }: Issued): FileAnswer => ({ name: `${name}.pdf`, content })

/** For whoever has a lot before them; what was mended and judged again has one of each work order. */
export const certificatesOfLots: LotCertificates = {
  having: (context, lots) => judgedOf(context, lots),
  issue: async (context, lots) => (await issueAll(context, lots)).map(({ file_no }) => file_no),
  print: async (context, lots) => {
    const issued = await issueAll(context, lots)
    const [first, ...others] = issued
    if (!first) return undefined
    if (others.length === 0) return fileOf(first)
    return printTogether(context, certificatePaper, () =>
      Promise.resolve({
        documents: issued.map(({ told }) => ({ data: told, print_no: 1 })),
        name: `${first.name}_他${String(others.length)}件`,
      }),
    )
  },
}

async function issueAll(context: TransactionsContext, lots: readonly Lot[]): Promise<readonly Issued[]> {
  const judged = await context.transaction('read', (tx) => judgedOf({ ...context, tx }, lots))
  const issued: Issued[] = []
  for (const { work_order_no, lot_no } of judged)
    issued.push(await issueCertificate(context, { work_order_no, lot_no }))
  return issued
}

/** What of these lots has been judged, and of which work orders. */
const judgedOf = ({ tx, session }: Pick<Context, 'tx' | 'session'>, lots: readonly Lot[]) =>
  rows(
    tx,
    { item_cd: z.string(), lot_no: z.string(), work_order_no: z.string() },
    sql`SELECT DISTINCT w.item_cd, w.lot_no, h.work_order_no
      FROM ${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}
      JOIN ${finalInspectionTable} AS j ON j.company_cd = ${session.company_cd} AND j.factory_cd = ${session.factory_cd}
        AND j.lot_no = w.lot_no
      JOIN ${workOrderRead.rows} AS h ON h.company_cd = j.company_cd AND h.factory_cd = j.factory_cd
        AND h.work_order_no = j.work_order_no AND h.item_cd = w.item_cd
      WHERE w.lot_no <> '' ORDER BY w.item_cd, w.lot_no, h.work_order_no`,
  )
