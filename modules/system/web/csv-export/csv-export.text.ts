import { texts } from '#platform/contract/text.ts'

export const csvExportTexts = texts({
  start: { ja: 'CSV出力', en: 'Export CSV', zh: '导出CSV' },
  all: { ja: 'すべて選択', en: 'Choose all', zh: '全选' },
  none: { ja: '選択解除', en: 'Clear selection', zh: '取消选择' },
  choose: { ja: '選択', en: 'Choose', zh: '选择' },
  chosen: {
    ja: '{count}件のマスタ・{rows}行',
    en: '{count|# master|# masters}, {rows|# row|# rows}',
    zh: '{count}个主数据、{rows}行',
  },
  abolished: { ja: '廃止データも出力する', en: 'Discontinued records too', zh: '包括已作废的数据' },
  hint: {
    ja: 'CP932のCSVをZIPにまとめます。CP932で表せない文字を含むマスタはExcel形式になります。',
    en: 'CSV files in CP932, in one ZIP. A master with characters that CP932 lacks becomes a workbook.',
    zh: '将CP932编码的CSV打包为ZIP。含有CP932无法表示的字符的主数据改为Excel格式。',
  },
  noRight: {
    ja: '出力する権限がありません。管理者に連絡してください。',
    en: 'You may not export. Ask the administrator.',
    zh: '没有导出权限，请联系管理员。',
  },
  master: { ja: 'マスタ', en: 'Master data', zh: '主数据' },
  table: { ja: 'テーブル', en: 'Table', zh: '数据表' },
  rows: { ja: '行数', en: 'Rows', zh: '行数' },
  started: {
    ja: '出力を開始しました。終わると処理一覧からダウンロードできます。',
    en: 'The export has begun. Its file will be in the list of jobs.',
    zh: '已开始导出，完成后可在处理列表中下载。',
  },
})
