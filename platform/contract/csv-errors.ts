import { generic } from './error-catalogue.ts'
import { errors, type ErrorKind } from './errors.ts'

/** Why a file is refused as a whole (specification section 5 "CSV upload"; decisions.md "CSV"). */
export const csvErrors = errors({
  20097: {
    ja: 'CSVの項目数がテンプレートと一致しません。（{row}行目：{qty}項目、正しくは{max}項目）',
    en: 'The number of CSV columns does not match the template (line {row}: {qty}, expected {max}).',
    zh: 'CSV列数与模板不一致。（第{row}行：{qty}列，应为{max}列）',
  },
  40017: {
    ja: '件数が上限（{max}行）を超えています。ファイルを分割してください。',
    en: 'The file has more than {max} rows. Split the file.',
    zh: '超过最大行数（{max}行），请拆分文件。',
  },
  IMP_NO_DATA: {
    ja: '取り込むデータがありません。',
    en: 'There is no data to import.',
    zh: '没有可导入的数据。',
  },
  IMP_ERRORS: {
    ja: '{qty}件のエラーがあります。エラー一覧を確認して、修正後にもう一度取り込んでください。',
    en: 'There {qty|is # error|are # errors}. Check the error list, correct the file and import it again.',
    zh: '存在{qty}个错误，请查看错误列表，修正后重新导入。',
  },
  IMP_DUPLICATE: {
    ja: '同じファイル、または同じデータがすでに取り込まれています。',
    en: 'The same file or data has already been imported.',
    zh: '相同的文件或数据已导入。',
  },
  CSV_FILE: {
    ja: 'CSVファイル（1MB以下）を1つだけ選択してください。',
    en: 'Select one CSV file of at most 1 MB.',
    zh: '请选择一个不超过1MB的CSV文件。',
  },
  CSV_BROKEN: {
    ja: '{row}行目の引用符（"）が正しくないため、CSVとして読み取れません。',
    en: 'Line {row} cannot be read as CSV: its quotation marks (") do not match.',
    zh: '第{row}行的引号（"）不正确，无法作为CSV读取。',
  },
  CSV_HEADER: {
    ja: '見出しがテンプレートと異なります。（{column}列目：「{found}」、正しくは「{field}」）',
    en: 'The heading differs from the template (column {column}: "{found}", expected "{field}").',
    zh: '标题与模板不同。（第{column}列：“{found}”，应为“{field}”）',
  },
  CSV_ROWS_CHANGED: {
    ja: '確認した後に変更された行が{qty}件あります。もう一度内容を確認してから取り込んでください。',
    en: '{qty|# row has|# rows have} been changed since the preview. Check the preview again, then import.',
    zh: '预览后有{qty}行已被更改，请重新确认内容后再导入。',
  },
  CSV_NOT_WRITABLE: {
    ja: 'CSV（Shift_JIS）で表せない文字が{qty}か所にあるため、書き出せません。文字を直すか、Excelで書き出してください。',
    en: '{qty|# cell has|# cells have} characters that CSV (Shift_JIS) cannot hold. Correct them, or download as Excel.',
    zh: '有{qty}处包含CSV（Shift_JIS）无法表示的字符。请修改字符，或以Excel格式导出。',
  },
  CSV_TOO_MANY: {
    ja: '件数が上限（{max}件）を超えています。条件を絞ってから書き出してください。',
    en: 'There are more than {max|# record|# records}. Narrow the conditions, then download.',
    zh: '件数超过上限（{max}件），请缩小条件后再导出。',
  },
})

const {
  CSV_NOT_WRITABLE: _unwritable,
  CSV_TOO_MANY: _many,
  CSV_ROWS_CHANGED: _changed,
  ...ofFile
} = csvErrors

/** Why a file cannot be read at all: of every call that takes one. */
export const unreadableCsv: readonly ErrorKind[] = [generic[3001], generic[30096], ...Object.values(ofFile)]

/** What is wrong with one row or cell. A row's number counts the heading as 1, as a spreadsheet shows it. */
export const csvRowErrors = errors({
  40005: {
    ja: 'CSVの項目数がテンプレートと一致しません。（{row}行目）',
    en: 'The number of columns does not match the template (line {row}).',
    zh: '列数与模板不一致。（第{row}行）',
  },
  UP_PK_MISSING: {
    ja: '{row}行目：主キー項目「{field}」が入力されていません。',
    en: 'Line {row}: the key field "{field}" is empty.',
    zh: '第{row}行：主键项目“{field}”未输入。',
  },
  UP_REQUIRED: {
    ja: '{row}行目：必須項目「{field}」が入力されていません。',
    en: 'Line {row}: the required field "{field}" is empty.',
    zh: '第{row}行：必填项目“{field}”未输入。',
  },
  UP_NOT_NUMBER: {
    ja: '{row}行目：「{field}」は数値で入力してください。',
    en: 'Line {row}: "{field}" must be a number.',
    zh: '第{row}行：“{field}”请输入数字。',
  },
  UP_NOT_DATE: {
    ja: '{row}行目：「{field}」は日付（YYYY/MM/DD）で入力してください。',
    en: 'Line {row}: "{field}" must be a date (YYYY/MM/DD).',
    zh: '第{row}行：“{field}”请输入日期（YYYY/MM/DD）。',
  },
  UP_CODE_NOT_IN_MASTER: {
    ja: '{row}行目：「{field}」（{code}）はマスタに登録されていません。',
    en: 'Line {row}: "{field}" ({code}) is not in the master.',
    zh: '第{row}行：“{field}”（{code}）未在主数据中登记。',
  },
  CSV_FLAG: {
    ja: '{row}行目：「{field}」は0または1で入力してください。',
    en: 'Line {row}: "{field}" must be 0 or 1.',
    zh: '第{row}行：“{field}”请输入0或1。',
  },
  /** A rule of the field, with its own words as the reason. */
  CSV_CELL: {
    ja: '{row}行目：「{field}」：{reason}',
    en: 'Line {row}: "{field}": {reason}',
    zh: '第{row}行：“{field}”：{reason}',
  },
  /** A rule of the record, with its own words as the reason. */
  CSV_ROW: { ja: '{row}行目：{reason}', en: 'Line {row}: {reason}', zh: '第{row}行：{reason}' },
  CSV_KEY_TWICE: {
    ja: '{row}行目：「{code}」は{other}行目にもあります。',
    en: 'Line {row}: "{code}" is also in line {other}.',
    zh: '第{row}行：“{code}”与第{other}行重复。',
  },
  CSV_ROW_CHANGED: {
    ja: '{row}行目：「{code}」は確認した後に変更されています。',
    en: 'Line {row}: "{code}" has been changed since the preview.',
    zh: '第{row}行：“{code}”在预览后已被更改。',
  },
  CSV_BYTE: {
    ja: '{row}行目{column}列目に、文字コードCP932（Shift_JIS）として読めない文字があります。',
    en: 'Line {row}, column {column}: a character cannot be read as CP932 (Shift_JIS).',
    zh: '第{row}行第{column}列：有无法作为CP932（Shift_JIS）读取的字符。',
  },
  CSV_CHARACTER: {
    ja: '{row}行目{column}列目の「{found}」は、CSV（Shift_JIS）で表せない文字です。',
    en: 'Line {row}, column {column}: "{found}" is a character that CSV (Shift_JIS) cannot hold.',
    zh: '第{row}行第{column}列：“{found}”是CSV（Shift_JIS）无法表示的字符。',
  },
})
