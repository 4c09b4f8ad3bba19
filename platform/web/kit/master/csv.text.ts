import { texts } from '#platform/contract/text.ts'

export const csvTexts = texts({
  template: { ja: 'テンプレート', en: 'Template', zh: '模板' },
  upload: { ja: 'CSV取込', en: 'Import CSV', zh: '导入CSV' },
  title: { ja: '{title}のCSVアップロード', en: '{title}: CSV upload', zh: '{title}：CSV上传' },
  choose: {
    ja: 'CSVファイルを選択するか、ここにドロップしてください',
    en: 'Choose a CSV file, or drop it here',
    zh: '请选择CSV文件，或拖放到此处',
  },
  limits: {
    ja: '文字コードはCP932（Shift_JIS）、1MB・{max}行まで。見出しはテンプレートのとおりにしてください。',
    en: 'CP932 (Shift_JIS), at most 1 MB and {max|# row|# rows}, with the headings of the template.',
    zh: '字符编码为CP932（Shift_JIS），最多1MB、{max}行，标题请与模板一致。',
  },
  workbookUpload: { ja: 'Excel取込', en: 'Import Excel', zh: '导入Excel' },
  workbookTitle: { ja: '{title}のExcel取込', en: '{title}: Excel import', zh: '{title}：Excel导入' },
  workbookChoose: {
    ja: 'Excelファイル（.xlsx）を選択するか、ここにドロップしてください',
    en: 'Choose an Excel file (.xlsx), or drop it here',
    zh: '请选择Excel文件（.xlsx），或拖放到此处',
  },
  workbookLimits: {
    ja: '先頭のシートを取り込みます。1MB・{max}行まで。見出しはテンプレートのとおりにしてください。',
    en: 'The first sheet is imported: at most 1 MB and {max|# row|# rows}, with the headings of the template.',
    zh: '导入第一张工作表，最多1MB、{max}行，标题请与模板一致。',
  },
  workbookFile: {
    ja: 'Excelファイル（.xlsx、1MB以下）を1つだけ選択してください。',
    en: 'Select one Excel file (.xlsx) of at most 1 MB.',
    zh: '请选择一个不超过1MB的Excel文件（.xlsx）。',
  },
  workbookUnreadable: {
    ja: 'Excelファイルとして読み取れません。パスワードが設定されている場合は、解除して保存し直してください。',
    en: 'The file cannot be read as an Excel workbook. If it has a password, save it without one.',
    zh: '无法作为Excel文件读取。如设有密码，请取消密码后重新保存。',
  },
  workbookTooLong: {
    ja: '先頭のシートの内容が上限（1MB）を超えています。ファイルを分割してください。',
    en: 'The first sheet holds more than 1 MB. Split the file.',
    zh: '第一张工作表的内容超过上限（1MB），请拆分文件。',
  },
  workbookSigns: {
    ja: 'セル{cell}：「{signs}」は登録できない文字です（Shift_JISにありません）。',
    en: 'Cell {cell}: "{signs}" cannot be stored (not in Shift_JIS).',
    zh: '单元格{cell}：“{signs}”无法登记（不在Shift_JIS字符集中）。',
  },
  checking: { ja: '確認しています…', en: 'Checking…', zh: '正在确认…' },
  new: { ja: '新規', en: 'New', zh: '新建' },
  changed: { ja: '変更', en: 'Changed', zh: '修改' },
  same: { ja: '変更なし', en: 'Unchanged', zh: '无变化' },
  wrong: { ja: 'エラー', en: 'Error', zh: '错误' },
  count: { ja: '{state}：{n}件', en: '{state}: {n}', zh: '{state}：{n}件' },
  wrongOnly: { ja: 'エラーのある行だけを表示', en: 'Rows with errors only', zh: '仅显示有错误的行' },
  row: { ja: '行', en: 'Line', zh: '行' },
  state: { ja: '結果', en: 'Result', zh: '结果' },
  reasons: { ja: 'エラー内容', en: 'Errors', zh: '错误内容' },
  preview: { ja: '取込内容の確認', en: 'Preview of the import', zh: '导入内容预览' },
  errorFile: { ja: 'エラーCSV', en: 'Error CSV', zh: '错误CSV' },
  errorFileName: { ja: '{name}_エラー.csv', en: '{name}_errors.csv', zh: '{name}_错误.csv' },
  commit: { ja: '取込', en: 'Import', zh: '导入' },
  fixFirst: {
    ja: 'エラーを直してから、もう一度アップロードしてください。1件でもエラーがあると取り込みません。',
    en: 'Correct the errors and upload again. Nothing is imported while there is an error.',
    zh: '请修正错误后重新上传。只要有一个错误就不会导入。',
  },
  nothing: { ja: '変更される行はありません。', en: 'No row would be changed.', zh: '没有需要变更的行。' },
  done: {
    ja: '取込が完了しました。（新規{new}件・変更{changed}件）',
    en: 'Import complete ({new} new, {changed} changed).',
    zh: '导入完成。（新建{new}条・变更{changed}条）',
  },
})
