import { texts } from '#platform/contract/text.ts'

export const releasedTexts = texts({
  chip: {
    ja: '引当解除 {count}件',
    en: '{count|# allocation|# allocations} released',
    zh: '解除预留 {count}件',
  },
  title: { ja: '解除された引当', en: 'Released allocations', zh: '被解除的预留' },
  hint: {
    ja: '在庫がなかったため、次の伝票の引当を解除しました。納期と手配を確認してください。',
    en: 'The goods are not there, so these slips have lost them. Check their dates and supply.',
    zh: '因无库存，已解除以下单据的预留。请确认交期和备货。',
  },
  slip: { ja: '伝票', en: 'Slip', zh: '单据' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  qty: { ja: '解除数', en: 'Quantity', zh: '解除数' },
})
