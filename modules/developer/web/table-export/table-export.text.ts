import { texts } from '#platform/contract/text.ts'

export const tableExportTexts = texts({
  start: { ja: '定義を出力', en: 'Export definitions', zh: '导出定义' },
  all: { ja: 'すべて選択', en: 'Choose all', zh: '全选' },
  none: { ja: '選択解除', en: 'Clear selection', zh: '取消选择' },
  chosen: { ja: '{count}件のテーブル', en: '{count|# table|# tables}', zh: '{count}个数据表' },
  table: { ja: 'テーブル', en: 'Table', zh: '数据表' },
  name: { ja: '名称', en: 'Name', zh: '名称' },
  columns: { ja: '項目数', en: 'Fields', zh: '项目数' },
  format: { ja: '形式', en: 'Format', zh: '格式' },
})
