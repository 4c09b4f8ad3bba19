import { texts } from '#platform/contract/text.ts'

export const annualPlanTexts = texts({
  plan: { ja: '計画値', en: 'Plan', zh: '计划值' },
  actual: { ja: '実績', en: 'Actual', zh: '实绩' },
  difference: { ja: '差異', en: 'Difference', zh: '差异' },
  rate: { ja: '達成率%', en: 'Rate %', zh: '达成率%' },
  before: { ja: '前年', en: 'Last year', zh: '上年' },
  growth: { ja: '前年比%', en: 'Of last %', zh: '同比%' },
  moving: { ja: '年計', en: '12 months', zh: '年累计' },
  ask: {
    ja: '得意先を入力して「表示」を押してください。',
    en: 'Enter a customer, then show.',
    zh: '请输入客户，然后点击“显示”。',
  },
  saved: { ja: '得意先年間計画を登録しました。', en: 'The plan has been saved.', zh: '客户年度计划已保存。' },
  slips: { ja: '実績の明細', en: 'Slips behind it', zh: '实绩明细' },
  csv: { ja: 'CSV出力', en: 'Export CSV', zh: '导出CSV' },
  chart: { ja: '年計グラフ', en: 'Moving total', zh: '年累计图' },
  chartTitle: { ja: '年計グラフ（Zチャート）', en: 'Moving total (Z-chart)', zh: '年累计图（Z图）' },
  monthly: { ja: '月別実績', en: 'By month', zh: '每月实绩' },
  cumulated: { ja: '実績累計', en: 'Cumulated', zh: '实绩累计' },
  planCumulated: { ja: '計画累計', en: 'Cumulated plan', zh: '计划累计' },
  monthName: { ja: '{month}月', en: '{month}', zh: '{month}月' },
  distribute: { ja: '前年実績で按分', en: 'Share out like last year', zh: '按上年实绩分摊' },
  distributeBody: {
    ja: '年間数量を前年の月別実績の割合で12か月に割り振ります。割り振った数量は登録するまで保存されません。',
    en: 'A year’s quantity is shared out over twelve months in the proportions of last year. Nothing is stored until you save.',
    zh: '按上年各月实绩的比例，将年度数量分摊到12个月。登记之前不会保存。',
  },
  yearQty: { ja: '年間数量', en: 'Quantity of the year', zh: '年度数量' },
  lastYear: { ja: '前年実績 {qty}', en: 'Last year {qty}', zh: '上年实绩 {qty}' },
  lastMonths: {
    ja: '前年実績 {qty}（12か月のうち{months}か月）。実績のない月には割り振りません。',
    en: 'Last year {qty}, in {months} of twelve months. The others get nothing.',
    zh: '上年实绩 {qty}（12个月中的{months}个月）。没有实绩的月份不分摊。',
  },
  noPattern: {
    ja: '前年の実績がないので、按分できません。月ごとに入力してください。',
    en: 'Nothing was done last year, so there is no pattern. Type the months.',
    zh: '没有上年实绩，无法分摊。请按月输入。',
  },
  shareOut: { ja: '割り振る', en: 'Share out', zh: '分摊' },
})
