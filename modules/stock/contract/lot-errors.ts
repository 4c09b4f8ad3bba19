import { errors } from '#platform/contract/errors.ts'

/** What stands against holding or releasing many lots at once. */
export const lotErrors = errors({
  BIZ_LOT_HELD_ALREADY: {
    ja: 'ロット「{lot}」は既に出荷止めになっています。表示し直してください。',
    en: 'Lot "{lot}" is on hold already. Show the lots again.',
    zh: '批次“{lot}”已被冻结，请重新显示。',
  },
  BIZ_LOT_RELEASED_ALREADY: {
    ja: 'ロット「{lot}」の出荷止めは既に解除されています。表示し直してください。',
    en: 'Lot "{lot}" has been released already. Show the lots again.',
    zh: '批次“{lot}”已解除冻结，请重新显示。',
  },
})
