import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { languages, type Language } from '#platform/contract/text.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import { readFile, storeFile } from '#platform/server/stored-files/stored-file.ts'
import {
  certificate,
  certificatePaper,
  type Certificate,
} from '../../contract/final-inspection/certificate-paper.ts'
import { readCertificate, type JudgedLot } from './read-certificate.ts'
import { certificateTable } from './tables.ts'

/** A certificate as it went out. */
export interface Issued {
  readonly file_no: string
  readonly name: string
  readonly content: Uint8Array
  readonly told: Certificate
}

type Issuing = Omit<TransactionsContext, 'transaction'> & Pick<Context, 'tx'>

/** 検査成績書: the same file each time, until the lot is judged again; then it goes out with the next revision. */
export async function issueCertificate(context: TransactionsContext, lot: JudgedLot): Promise<Issued> {
  const { transaction } = context
  for (;;) {
    const seen = await transaction('read', async (tx) => {
      const { told, inspection_no } = await readCertificate({ ...context, tx }, lot)
      const standing = await readStanding({ ...context, tx }, lot, inspection_no)
      return { inspection_no, ...standing, told: { ...told, revision: standing.revision } }
    })
    const drawn = seen.kept ? undefined : await draw(context, seen.told)
    // Undefined where somebody else has issued one of a later judgement meanwhile: what was drawn has its number.
    const issued = await transaction('write', (tx) => keep({ ...context, tx }, lot, { ...seen, drawn }))
    if (issued) return issued
  }
}

const nameOf = ({ lot_no, work_order_no, revision }: Certificate): string =>
  [certificatePaper.title.ja, lot_no || work_order_no, ...(revision === 1 ? [] : [revision])].join('_')

async function draw(context: TransactionsContext, told: Certificate): Promise<Uint8Array> {
  const { content } = await printTogether(context, certificatePaper, () =>
    Promise.resolve({ documents: [{ data: told, print_no: 1 }], name: nameOf(told) }),
  )
  if (!(content instanceof Uint8Array)) throw new Error('A drawn paper is there as a whole')
  return content
}

interface Seen {
  readonly told: Certificate
  readonly inspection_no: string
  readonly drawn: Uint8Array | undefined
}

async function keep(
  context: Issuing,
  lot: JudgedLot,
  { told, inspection_no, drawn }: Seen,
): Promise<Issued | undefined> {
  const { tx, session, language } = context
  const { company_cd, factory_cd, user_cd } = session
  const document = certificatePaper.name
  const of = [company_cd, factory_cd, document, lot.work_order_no, lot.lot_no].join(' ')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${of}, 0))`)
  const { kept, revision } = await readStanding(context, lot, inspection_no)
  const logged = () =>
    logPrint(context, { document, key: [lot.work_order_no, lot.lot_no, revision].filter(Boolean).join(' ') })
  if (kept) {
    await logged()
    const { content } = await readFile(context, kept.file_no)
    return { file_no: kept.file_no, name: nameOf(kept.told), content, told: kept.told }
  }
  if (!drawn || revision !== told.revision) return undefined
  await logged()
  const file_no = await storeFile(context, { file_nm: `${nameOf(told)}.pdf`, content: drawn })
  await tx.insert(certificateTable).values({
    ...{ company_cd, factory_cd, ...lot, revision, language, content: told },
    ...{ inspection_no: BigInt(inspection_no), file_no: BigInt(file_no) },
    ...{ create_user: user_cd, update_user: user_cd, create_dt: context.now.toISOString() },
  })
  return { file_no, name: nameOf(told), content: drawn, told }
}

const standing = {
  ...{ revision: z.int(), language: z.enum(languages), inspection_no: z.string(), file_no: z.string() },
  content: certificate,
}

interface Standing {
  readonly kept: { readonly file_no: string; readonly told: Certificate } | undefined
  readonly revision: number
}

/** Which revision tells of this judgement, and its file in our language, if there is one. */
async function readStanding(
  { tx, session, language }: Pick<Issuing, 'tx' | 'session'> & { readonly language: Language },
  { work_order_no, lot_no }: JudgedLot,
  inspection_no: string,
): Promise<Standing> {
  const found = await rows(
    tx,
    standing,
    sql`SELECT c.revision, c.language, c.inspection_no::text, c.file_no::text, c.content FROM ${certificateTable} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.factory_cd = ${session.factory_cd}
        AND c.work_order_no = ${work_order_no} AND c.lot_no = ${lot_no} ORDER BY c.revision`,
  )
  const told = found.filter((one) => one.inspection_no === inspection_no)
  const own = told.find((one) => one.language === language)
  return {
    kept: own && { file_no: own.file_no, told: own.content },
    revision: told[0]?.revision ?? (found.at(-1)?.revision ?? 0) + 1,
  }
}
