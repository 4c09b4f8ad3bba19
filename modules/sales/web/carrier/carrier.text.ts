import { texts } from '#platform/contract/text.ts'

export const carrierTexts = texts({
  arrange: { ja: '運送を手配', en: 'Arrange', zh: '确定安排' },
  arrangeTitle: {
    ja: '運送手配（{count}件）',
    en: 'Arrange carriers ({count})',
    zh: '安排承运（{count}件）',
  },
  arrangeBody: {
    ja: '同じ日に同じ納入先へ出す出荷は、1件の運送にまとめています。運送会社は納入先の指定、次に運賃の安い順に並びます。',
    en: 'What goes to one place on one day travels together. The carrier that the destination wants comes first, then the cheapest.',
    zh: '同一天发往同一地址的出货合并为一次运送。承运商按送货地址的指定、其次按运费从低到高排列。',
  },
  arranged: { ja: '運送手配 {no} を確定しました。', en: 'Arranged: {no}.', zh: '已确定承运安排：{no}。' },
  release: { ja: '手配解除', en: 'Release', zh: '解除安排' },
  releaseTitle: {
    ja: '運送手配 {no} の解除',
    en: 'Release transport {no}',
    zh: '解除承运安排{no}',
  },
  releaseBody: {
    ja: '一緒に運ぶ出荷すべての手配を解除します。出荷は未手配に戻ります。',
    en: 'Everything that travels with it is released; its deliveries wait for a carrier again.',
    zh: '同车运送的所有出货将一并解除，恢复为未安排。',
  },
  released: { ja: '運送手配 {no} を解除しました。', en: 'Released: {no}.', zh: '已解除承运安排：{no}。' },
  destination: { ja: '納入先', en: 'Destination', zh: '送货地址' },
  load: { ja: '出荷日・荷物', en: 'Day and load', zh: '出货日期·货物' },
  slot: { ja: '時間帯', en: 'Time of day', zh: '时段' },
  carrier: { ja: '運送会社', en: 'Carrier', zh: '承运商' },
  fare: { ja: '運賃', en: 'Freight', zh: '运费' },
  tracking: { ja: '送り状番号', en: 'Tracking no.', zh: '运单号' },
  of: { ja: '{destination} の{what}', en: '{what} for {destination}', zh: '{destination}的{what}' },
  weight: { ja: '{weight} kg', en: '{weight} kg', zh: '{weight} kg' },
  packages: { ja: '{count}個口', en: '{count} packages', zh: '{count}件' },
  nothing: { ja: '手配する出荷がありません。', en: 'There is nothing to arrange.', zh: '没有要安排的出货。' },
  order: { ja: '運送依頼書', en: 'Transport order', zh: '运输委托书' },
  orderBody: {
    ja: '運送手配 {no} の依頼書を作成し、控えを電子帳簿に保存します。積込み・取卸し・荷待ちなどを依頼するときは、附帯業務に入力してください。',
    en: 'The order of transport {no} is written, and a copy is kept. Loading, unloading and waiting are named under other work.',
    zh: '生成承运安排{no}的委托书，并将副本保存到电子账簿。需要装卸、等待等作业时，请在附带作业中填写。',
  },
  payOn: { ja: '支払期日', en: 'Paid on', zh: '付款日期' },
  extra: { ja: '附帯業務', en: 'Other work', zh: '附带作业' },
  ordered: {
    ja: '運送依頼書を作成しました。',
    en: 'The transport order is written.',
    zh: '已生成运输委托书。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  open: { ja: '出荷を開く', en: 'Open the delivery', zh: '打开出货' },
})
