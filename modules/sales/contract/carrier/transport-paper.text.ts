import { texts } from '#platform/contract/text.ts'

export const transportPaperTexts = texts({
  title: { ja: '運送依頼書', en: 'Transport order', zh: '运输委托书' },
  request: {
    ja: '下記のとおり運送を依頼します。',
    en: 'Please carry the following.',
    zh: '兹委托贵方按下述内容运输。',
  },
  no: { ja: '運送手配番号', en: 'Transport no.', zh: '承运安排号' },
  orderedOn: { ja: '依頼日', en: 'Ordered on', zh: '委托日期' },
  tracking: { ja: '送り状番号', en: 'Tracking no.', zh: '运单号' },
  pickUp: { ja: '集荷日・時間帯', en: 'Collected on', zh: '揽货日期·时段' },
  from: { ja: '集荷場所', en: 'Collected at', zh: '揽货地点' },
  to: { ja: '届け先', en: 'Delivered to', zh: '送达地点' },
  load: { ja: '個口数・重量', en: 'Packages and weight', zh: '件数·重量' },
  loadOf: {
    ja: '{count}個口　{weight} kg',
    en: '{count} packages, {weight} kg',
    zh: '{count}件　{weight} kg',
  },
  fare: { ja: '運賃（税抜）', en: 'Freight without tax', zh: '运费（不含税）' },
  payOn: { ja: '支払期日', en: 'Paid on', zh: '付款日期' },
  extra: {
    ja: '附帯業務（積込み・取卸し・荷待ちなど）',
    en: 'Other work (loading, waiting)',
    zh: '附带作业（装卸、等待等）',
  },
  none: { ja: 'なし', en: 'None', zh: '无' },
  delivery: { ja: '出荷番号', en: 'Delivery no.', zh: '出货号' },
  goods: { ja: '品目', en: 'Item', zh: '物料' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
})
