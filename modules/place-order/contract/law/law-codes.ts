import { codes } from '#platform/contract/code-table.ts'

/** What the fair-trade act forbids unless the supplier is to blame. */
export const guardedActKind = codes('guarded_act_kind', {
  1: { ja: '減額', en: 'Price cut', zh: '减价' },
  2: { ja: '受入後の返品', en: 'Return after acceptance', zh: '验收后退货' },
  3: { ja: '有償支給の早期相殺', en: 'Early set-off of materials', zh: '有偿供料提前抵扣' },
})
export type GuardedActKind = (typeof guardedActKind.codes)[number]

/** Where the law says so (取適法, in force since 2026-01-01). */
export const articleOf: { readonly [Kind in GuardedActKind]: string } = {
  1: '取適法5条1項3号',
  2: '取適法5条1項4号',
  3: '取適法5条2項1号',
}

/** Asked for, decided by somebody else, and used once by the act itself. */
export const guardedActStatus = codes(
  'guarded_act_status',
  {
    0: { ja: '承認待ち', en: 'Waiting for approval', zh: '等待批准' },
    1: { ja: '承認済', en: 'Approved', zh: '已批准' },
    2: { ja: '却下済', en: 'Declined', zh: '已否决' },
    3: { ja: '実施済', en: 'Carried out', zh: '已实施' },
  },
  { 0: 'warn', 1: 'go', 2: 'bad', 3: 'done' },
)
