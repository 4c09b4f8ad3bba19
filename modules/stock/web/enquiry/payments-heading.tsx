import { bracketed } from '#platform/contract/punctuation.ts'
import { useLanguage } from '#platform/web/language/say.ts'
import type { ReactNode } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { AnswerHint } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'

/** Which ledger, and of which days. */
export type Asked = Readonly<Record<'item_cd' | 'location_cd' | 'from' | 'to', string>>

/** Whose ledger it is, and how it is looked at. */
export const PaymentsOf = ({
  item_nm,
  unit_nm,
  children,
}: {
  item_nm: string
  unit_nm: string
  children: ReactNode
}) => {
  const unit = bracketed(unit_nm, useLanguage())
  return <RowActions chosen={`${item_nm}${unit_nm === '' ? '' : unit}`}>{children}</RowActions>
}

/** Until it is there, and why it is not. */
export const PaymentsHint = ({ error }: { error: Error | null }) => (
  <AnswerHint>{error instanceof ApiError ? error.msg : null}</AnswerHint>
)
