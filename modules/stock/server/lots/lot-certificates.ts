import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import { lotErrors } from '../../contract/lot-errors.ts'
import type { printLotCertificate as printCall } from '../../contract/lot-trace.ts'
import { lotKey, type Lot } from './lot-steps.ts'

/** 検査成績書 of lots, whoever inspects them. */
export interface LotCertificates {
  /** Those of the lots that have one. */
  readonly having: (context: Context, lots: readonly Lot[]) => Promise<readonly Lot[]>
  /** Numbers of the stored files, in the language of the call; those that have not gone out yet are made. */
  readonly issue: (context: TransactionsContext, lots: readonly Lot[]) => Promise<readonly string[]>
  /** The same as one file; undefined where none of the lots has one. */
  readonly print: (context: TransactionsContext, lots: readonly Lot[]) => Promise<FileAnswer | undefined>
}

export const lotCertificates = point<LotCertificates>('certificates of lots')

/** The lots that have one, by `lotKey`. */
export async function lotsWithCertificate(
  context: Context,
  lots: readonly Lot[],
): Promise<ReadonlySet<string>> {
  const [certificates] = context.registered(lotCertificates)
  return new Set((await certificates?.having(context, lots))?.map(lotKey))
}

export async function printLotCertificate(
  context: TransactionsContext,
  lot: InputOf<typeof printCall>,
): Promise<FileAnswer> {
  const [certificates] = context.registered(lotCertificates)
  const file = await certificates?.print(context, [lot])
  if (!file) throw lotErrors.BIZ_LOT_NO_CERTIFICATE.with({ lot: lot.lot_no })
  return file
}
