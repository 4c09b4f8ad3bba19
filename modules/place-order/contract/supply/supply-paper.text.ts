import { texts } from '#platform/contract/text.ts'

/** What stands on the paper that goes with material. */
export const supplyPaperTexts = texts({
  title: { ja: '支給明細書', en: 'Material supplied', zh: '供料明细书' },
  lead: {
    ja: '下記の材料を支給いたします。受領後、数量をご確認ください。',
    en: 'We supply the following material. Please check the quantities on receipt.',
    zh: '兹供应以下材料，收到后请确认数量。',
  },
  mailSubject: {
    ja: '【支給明細書】{no}（{from}）',
    en: '[Material supplied] {no} ({from})',
    zh: '【供料明细书】{no}（{from}）',
  },
  mailBody: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n{date}に支給いたしました材料の明細書（支給番号 {no}）をお送りいたします。添付のPDFと数量をご確認ください。\n\n{from}',
    en: '{to}\n\nPlease find attached what we have supplied on {date} (supply {no}), and check the quantities.\n\n{from}',
    zh: '{to}\n\n承蒙关照。现发送{date}供料的明细书（供料号 {no}），请查阅附件PDF并确认数量。\n\n{from}',
  },
  boughtBack: {
    ja: '有償支給材の代金は、支給材を使用した製品の代金の支払時に相殺いたします。それより前に相殺することはありません。',
    en: 'What you pay for material is set off when the product made of it is paid for, and not before.',
    zh: '有偿供料的货款在支付使用该材料的产品货款时抵销，不会提前抵销。',
  },
  cancelled: {
    ja: 'この支給は取り消されました。',
    en: 'This supply has been cancelled.',
    zh: '该供料已取消。',
  },
  no: { ja: '支給番号', en: 'Supply no.', zh: '供料号' },
  day: { ja: '支給日', en: 'Supplied on', zh: '供料日' },
  order: { ja: '発注番号', en: 'Order no.', zh: '采购单号' },
  place: { ja: '預け先', en: 'Kept at', zh: '存放处' },
  kind: { ja: '支給区分', en: 'Supplied', zh: '供料区分' },
  what: { ja: '品名', en: 'Item name', zh: '物料名称' },
  lot: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  price: { ja: '単価', en: 'Unit price', zh: '单价' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  total: { ja: '有償支給額（税抜）', en: 'To be paid, before tax', zh: '有偿供料额（不含税）' },
  yen: { ja: '円', en: 'yen', zh: '日元' },
})
