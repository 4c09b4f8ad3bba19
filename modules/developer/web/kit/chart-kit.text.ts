import { texts } from '#platform/contract/text.ts'

export const chartKitTexts = texts({
  charts: { ja: 'グラフ', en: 'Charts', zh: '图表' },
  step: { ja: '階段グラフ', en: 'Steps', zh: '阶梯图' },
  line: { ja: '折れ線グラフ', en: 'Lines', zh: '折线图' },
  bar: { ja: '棒グラフ', en: 'Bars', zh: '柱形图' },
  stacked: { ja: '積み上げ棒グラフ', en: 'Stacked bars', zh: '堆积柱形图' },
  heat: { ja: 'ヒートマップ', en: 'Heat map', zh: '热力图' },
  spark: { ja: 'スパークライン', en: 'Sparklines', zh: '迷你图' },
  single: { ja: '1点だけのとき', en: 'A single point', zh: '只有一个点' },
  empty: { ja: 'データがないとき', en: 'Without data', zh: '没有数据' },
  stock: { ja: '在庫', en: 'Stock', zh: '库存' },
  planned: { ja: '計画', en: 'Planning', zh: '计划' },
  actual: { ja: '実績', en: 'Actual', zh: '实绩' },
  safety: { ja: '安全在庫', en: 'Safety stock', zh: '安全库存' },
  lathe: { ja: '旋盤', en: 'Lathe', zh: '车床' },
  press: { ja: 'プレス', en: 'Press', zh: '冲床' },
  oven: { ja: '熱処理炉', en: 'Oven', zh: '热处理炉' },
})
