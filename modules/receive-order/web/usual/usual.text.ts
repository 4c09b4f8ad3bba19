import { texts } from '#platform/contract/text.ts'

export const usualTexts = texts({
  usual: { ja: 'いつもの注文', en: 'Usual orders', zh: '常用订单' },
  name: { ja: '名前', en: 'Name', zh: '名称' },
  customer: { ja: '得意先', en: 'Customer', zh: '客户' },
  items: { ja: '品目', en: 'Item', zh: '物料' },
  orderDate: { ja: '受注日', en: 'Order date', zh: '受订日期' },
  order: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' },
  none: {
    ja: 'いつもの注文はまだ登録されていません。受注を開いて登録してください。',
    en: 'No usual orders are kept yet. Open an order to keep it.',
    zh: '尚未登记常用订单。请打开销售订单进行登记。',
  },
  hint: {
    ja: '選ぶと、同じ行で新しい受注が始まります。日付は今日に合わせて動き、単価は引き直されます。',
    en: 'A new order begins with the same lines. Its dates move on, and prices are asked for anew.',
    zh: '选择后将以相同的行开始新订单，日期顺延，单价重新取得。',
  },
  begin: { ja: 'この注文で始める', en: 'Begin like this', zh: '以此开始' },
  drop: { ja: '登録を解除', en: 'Do not keep', zh: '取消登记' },
  keep: { ja: 'この受注を登録', en: 'Keep this order', zh: '登记此订单' },
  kept: {
    ja: 'いつもの注文「{name}」を登録しました。',
    en: 'The usual order "{name}" is kept.',
    zh: '已登记常用订单“{name}”。',
  },
  more: { ja: '{items} ほか{count}行', en: '{items} and {count} more', zh: '{items} 等{count}行' },
})
