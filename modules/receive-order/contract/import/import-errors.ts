import { errors } from '#platform/contract/errors.ts'

/** What is wrong with the cells of a partner's file (specification, 30001–30022 and 31001–31008: the meanings, see docs/receive-order.md). */
export const importCellErrors = errors({
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
  BIZ_IMPORT_NO_ORDER: {
    ja: '変更・取消の対象となる受注がありません。（{code}-{item}）',
    en: 'There is no order to change or cancel ({code}-{item}).',
    zh: '没有可变更或取消的订单。（{code}-{item}）',
  },
})

/** What stands against an import as a whole (specification, 30092–30100: the meanings). */
export const importErrors = errors({
  IMP_RUNNING: {
    ja: '取込中です。しばらくお待ちください。',
    en: 'Importing. Please wait.',
    zh: '正在导入，请稍候。',
  },
  IMP_IMPORTED: {
    ja: 'このファイルは取込済みです。',
    en: 'This file has been imported already.',
    zh: '该文件已导入。',
  },
  IMP_NOT_RUNNING: {
    ja: '取込中のファイルだけを未取込に戻せます。',
    en: 'Only a file that is being imported can be reset.',
    zh: '只有导入中的文件可以恢复为未导入。',
  },
  IMP_MATCHING_MISSING: {
    ja: '項目対応「{code}」は登録されていません。',
    en: 'The field matching "{code}" is not registered.',
    zh: '字段对应“{code}”未登记。',
  },
  IMP_MATCHING_THERE: {
    ja: '項目対応「{code}」はすでに登録されています。',
    en: 'The field matching "{code}" is registered already.',
    zh: '字段对应“{code}”已登记。',
  },
  IMP_FIELD_UNMATCHED: {
    ja: '必須項目「{field}」の対応が設定されていません。',
    en: 'The required field "{field}" is not matched.',
    zh: '必填项目“{field}”未设置对应。',
  },
})
