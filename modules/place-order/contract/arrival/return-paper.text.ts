import { texts } from '#platform/contract/text.ts'

/** What stands on the paper that goes with what is sent back. */
export const returnPaperTexts = texts({
  title: { ja: '返品票', en: 'Return slip', zh: '退货单' },
  lead: {
    ja: '下記のとおり返品いたします。再納入の欄に「要」とある品目は、あらためて納入してください。',
    en: 'We return the following. Please deliver again what is marked so.',
    zh: '现退回以下物料。“重新交货”栏标有“需要”的物料请重新交货。',
  },
  no: { ja: '検収番号', en: 'Acceptance no.', zh: '验收号' },
  day: { ja: '返品日', en: 'Returned on', zh: '退货日' },
  note: { ja: '納品書番号', en: 'Delivery note', zh: '送货单号' },
  arrival: { ja: '入荷番号', en: 'Arrival no.', zh: '到货号' },
  order: { ja: '発注番号', en: 'Order no.', zh: '采购单号' },
  what: { ja: '品名', en: 'Item name', zh: '物料名称' },
  lot: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  again: { ja: '再納入', en: 'To deliver again', zh: '重新交货' },
  wanted: { ja: '要', en: 'Yes', zh: '需要' },
})
