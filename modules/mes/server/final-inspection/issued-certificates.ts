import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { userRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { languages } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readFile } from '#platform/server/stored-files/stored-file.ts'
import { storedFile } from '#platform/server/stored-files/tables.ts'
import type {
  issuedCertificate as fileCall,
  issuedCertificates as listCall,
} from '../../contract/final-inspection/inspection-calls.ts'
import type { JudgedLot } from './read-certificate.ts'
import { certificateTable } from './tables.ts'

const ofLot = ({ session }: Context, { work_order_no, lot_no }: JudgedLot) =>
  sql`c.company_cd = ${session.company_cd} AND c.factory_cd = ${session.factory_cd}
    AND c.work_order_no = ${work_order_no} AND c.lot_no = ${lot_no}`

const text = z.string()
const columns = {
  ...{ revision: z.int(), language: z.enum(languages), issued_at: text, issued_by: text },
  ...{ file_nm: text, good_qty: text, defective_qty: text },
}

export const readIssued = async (
  context: Context,
  lot: InputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> => ({
  list: [
    ...(await rows(
      context.tx,
      columns,
      sql`SELECT c.revision, c.language, to_json(c.create_dt)#>>'{}' AS issued_at, f.file_nm,
        coalesce(${userRead.of({ company_cd: sql`c.company_cd`, user_cd: sql`c.create_user` }, 'username')}, c.create_user) AS issued_by,
        c.content->>'good_qty' AS good_qty, c.content->>'defective_qty' AS defective_qty
      FROM ${certificateTable} AS c JOIN ${storedFile} AS f ON f.company_cd = c.company_cd AND f.file_no = c.file_no
      WHERE ${ofLot(context, lot)} ORDER BY c.revision DESC, c.create_dt DESC`,
    )),
  ],
})

export async function readIssuedFile(
  context: Context,
  { revision, language, ...lot }: InputOf<typeof fileCall>,
): Promise<FileAnswer> {
  const [found] = await rows(
    context.tx,
    { file_no: text },
    sql`SELECT c.file_no::text FROM ${certificateTable} AS c
      WHERE ${ofLot(context, lot)} AND c.revision = ${revision} AND c.language = ${language}`,
  )
  if (!found) throw http[404].with()
  const { file_nm: name, content } = await readFile(context, found.file_no)
  return { name, content }
}
