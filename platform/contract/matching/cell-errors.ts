import { errors } from '../errors.ts'

/** What is wrong with the cells of a partner's file. */
export const matchedCellErrors = errors({
  CSV_REQUIRED: {
    ja: '{row}行目：「{field}」が入力されていません。',
    en: 'Line {row}: "{field}" is empty.',
    zh: '第{row}行：“{field}”未输入。',
  },
  CSV_DATE: {
    ja: '{row}行目：「{field}」が日付として正しくありません。（{code}）',
    en: 'Line {row}: "{field}" is not a valid date ({code}).',
    zh: '第{row}行：“{field}”不是有效日期。（{code}）',
  },
  CSV_NUMERIC: {
    ja: '{row}行目：「{field}」が数値ではありません。（{code}）',
    en: 'Line {row}: "{field}" is not a number ({code}).',
    zh: '第{row}行：“{field}”不是数字。（{code}）',
  },
  CSV_TOO_LONG: {
    ja: '{row}行目：「{field}」の桁数が上限（{max}桁）を超えています。',
    en: 'Line {row}: "{field}" is too long (max. {max}).',
    zh: '第{row}行：“{field}”超过最大位数（{max}位）。',
  },
  CSV_CHOICE: {
    ja: '{row}行目：「{field}」の「{code}」は使えない区分です。コード変換に追加するか、値を直してください。',
    en: 'Line {row}: "{code}" is no value of "{field}". Add it to the code translation, or correct it.',
    zh: '第{row}行：“{field}”中没有“{code}”。请添加到代码转换，或修改该值。',
  },
  CSV_HEADING_MISSING: {
    ja: '見出し「{name}」の列がファイルにありません。（「{field}」）',
    en: 'The file has no column with the heading "{name}" ("{field}").',
    zh: '文件中没有标题为“{name}”的列。（“{field}”）',
  },
})
