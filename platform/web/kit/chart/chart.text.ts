import { texts } from '#platform/contract/text.ts'

export const chartTexts = texts({
  asTable: { ja: '表で見る', en: 'As a table', zh: '以表格查看' },
  asChart: { ja: 'グラフで見る', en: 'As a chart', zh: '以图表查看' },
  nothing: { ja: '表示するデータがありません。', en: 'There is nothing to show.', zh: '没有可显示的数据。' },
  at: { ja: '項目', en: 'Field', zh: '项目' },
  day: { ja: '日付', en: 'Date', zh: '日期' },
  spark: {
    ja: '{label}　最初 {first}、最後 {last}、最小 {least}、最大 {most}',
    en: '{label}: first {first}, last {last}, least {least}, most {most}',
    zh: '{label}　最初{first}，最后{last}，最小{least}，最大{most}',
  },
})
