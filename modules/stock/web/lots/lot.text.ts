import { texts } from '#platform/contract/text.ts'

export const lotTexts = texts({
  title: { ja: 'ロット追跡　{lot}', en: 'Trace of lot {lot}', zh: '批次追溯　{lot}' },
  left: { ja: '残 {qty}', en: '{qty} left', zh: '剩余 {qty}' },
  edge: { ja: '伝票 {no}：{qty}', en: 'Slip {no}: {qty}', zh: '单据{no}：{qty}' },
  more: {
    ja: '多すぎるため一部だけを表示しています。',
    en: 'There is too much to show: only a part is drawn.',
    zh: '内容过多，仅显示一部分。',
  },
  certificate: { ja: '検査成績書', en: 'Inspection report', zh: '检验报告' },
  hasCertificate: {
    ja: '検査成績書があります。',
    en: 'There is an inspection report.',
    zh: '有检验报告。',
  },
  edit: { ja: '期限・出荷止め', en: 'Expiry and hold', zh: '有效期·冻结' },
  save: { ja: '登録', en: 'Save', zh: '保存' },
})
