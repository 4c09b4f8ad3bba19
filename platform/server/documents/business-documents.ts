import { sql, type SQL } from 'drizzle-orm'
import type { BusinessDirection, BusinessDocumentKind } from '#platform/contract/business-document.ts'
import type { FactoryKey } from '../database/database.ts'
import { point } from '../module/point.ts'

/** By what a document is found: its day, its partner, and its amount with tax; and how often it was changed since. */
const found = ['doc_no', 'doc_dt', 'partner_cd', 'partner_nm', 'amount', 'revision'] as const
const kept = ['file_nm', 'kept_by', 'kept_at'] as const

/** A kind of documents that somebody keeps, in rows that can be found. */
export interface BusinessDocuments {
  readonly kind: BusinessDocumentKind
  readonly select: Readonly<Record<(typeof found)[number] | (typeof kept)[number] | 'direction', SQL>>
  /** With the company, and the factory where they have one. */
  readonly from: (place: FactoryKey) => SQL
}

export const businessDocuments = point<BusinessDocuments>('businessDocuments')

export const businessDocumentColumns = ['doc_kind', 'direction', ...found, ...kept] as const

/** All of them, one kind below the other. */
export const allBusinessDocuments = (place: FactoryKey, sources: readonly BusinessDocuments[]): SQL =>
  sql.join(
    sources.map(
      ({ kind, select, from }) =>
        sql`SELECT ${kind}::text AS doc_kind, ${sql.join(
          [...found, ...kept, 'direction' as const].map(
            (name) => sql`${select[name]} AS ${sql.identifier(name)}`,
          ),
          sql`, `,
        )} ${from(place)}`,
    ),
    sql` UNION ALL `,
  )

/** Of slips that are kept (`keptSlip`), whose header is `h`: what all of them have. */
export const ofKeptSlip = (direction: BusinessDirection) => ({
  direction: sql`${direction}::text`,
  amount: sql`h.net_amount + h.tax_amount`,
  revision: sql`h.revision`,
  file_nm: sql`''::text`,
  kept_by: sql`h.create_user::text`,
  kept_at: sql`h.create_dt`,
})
