import { lazy, Suspense } from 'react'
import type { supplierMaster } from '#modules/master/contract/supplier.ts'
import type { RecordTab } from '#platform/web/kit/record/record-tab.ts'
import { scoreTexts } from './score.text.ts'

const Score = lazy(async () => ({ default: (await import('./supplier-score-part.tsx')).SupplierScorePart }))

/** 仕入先評価 on the supplier's page. */
export const scoreTab: RecordTab<typeof supplierMaster> = {
  name: 'score',
  title: scoreTexts.title,
  need: ['placeorder:yes'],
  content: ({ supplier_cd, branch_no }) => (
    <Suspense>
      <Score supplier_cd={supplier_cd} branch_no={branch_no} />
    </Suspense>
  ),
}
