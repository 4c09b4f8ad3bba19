import { texts } from '#platform/contract/text.ts'

/** What stands on the paper that tells a supplier of the months ahead. */
export const supplierForecastPaperTexts = texts({
  title: { ja: '内示書', en: 'Supplier forecast', zh: '预告书' },
  noOrder: {
    ja: '本書は今後の発注見込みをお知らせするもので、注文書ではありません。数量は変更になることがあります。発注済みの数量は含みません。',
    en: 'This tells you what we expect to order. It is no order, and quantities may change. What has been ordered is not included.',
    zh: '本书仅告知今后的订货预计，并非订单。数量可能变更。不含已订货数量。',
  },
  mailSubject: {
    ja: '【内示書】{no}（{from}）',
    en: '[Supplier forecast] {no} ({from})',
    zh: '【预告书】{no}（{from}）',
  },
  mailBody: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n今後の発注見込み（内示番号 {no}、第{version}版）をお送りいたします。添付のPDFをご確認ください。\n注文書ではありません。数量は変更になることがあります。\n\n{from}',
    en: '{to}\n\nPlease find attached what we expect to order ({no}, version {version}). It is no order, and quantities may change.\n\n{from}',
    zh: '{to}\n\n承蒙关照。现发送今后的订货预计（预告号 {no}，第{version}版），请查阅附件PDF。本书并非订单，数量可能变更。\n\n{from}',
  },
  no: { ja: '内示番号', en: 'Forecast no.', zh: '预告号' },
  version: { ja: '版', en: 'Version', zh: '版本' },
  day: { ja: '作成日', en: 'Made on', zh: '生成日' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  unit: { ja: '単位', en: 'Unit', zh: '单位' },
  change: { ja: '（前版比 {change}）', en: '(change {change})', zh: '（与前版相比 {change}）' },
  month: { ja: '{year}年{month}月', en: '{month}/{year}', zh: '{year}年{month}月' },
})
