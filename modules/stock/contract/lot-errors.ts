import { errors } from '#platform/contract/errors.ts'

/** What stands against holding or releasing many lots at once, and against printing of one. */
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
  BIZ_LOT_NO_CERTIFICATE: {
    ja: 'ロット「{lot}」は完成検査で判定していないため、検査成績書はありません。',
    en: 'Lot "{lot}" has not been judged by a final inspection: it has no inspection report.',
    zh: '批次“{lot}”未经成品检验判定，没有检验报告。',
  },
  BIZ_LOT_NOTHING_THERE: {
    ja: 'ロット「{lot}」は自工場に在庫がないため、廃棄できません。',
    en: 'Nothing of lot "{lot}" lies in this factory, so it cannot be scrapped.',
    zh: '批次“{lot}”在本工厂没有库存，不能废弃。',
  },
})
