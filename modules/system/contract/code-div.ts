import { errors } from '#platform/contract/errors.ts'
import { reference } from '#platform/contract/field-kinds.ts'
import { code, flag, integer, name, remarks, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { isFixedKind } from './fixed-codes.ts'

const inEnglish = () => text({ ja: '名称（英語）', en: 'Name in English', zh: '名称（英文）' }, 60)
const inChinese = () => text({ ja: '名称（中国語）', en: 'Name in Chinese', zh: '名称（中文）' }, 60)

export const codeErrors = errors({
  BIZ_CODE_FIXED: {
    ja: '「{name}」はシステムが使用しているため停止・廃止できません。',
    en: '"{name}" is used by the system and cannot be stopped or discontinued.',
    zh: '“{name}”由系统使用，不能停用或作废。',
  },
  BIZ_CODE_TABLE_FIXED: {
    ja: '「{name}」はシステム固定の区分のため、コードの追加・変更・停止・廃止はできません。',
    en: '"{name}" is fixed by the system: its codes cannot be added to, changed, stopped or discontinued.',
    zh: '“{name}”是系统固定的区分，不能添加、修改、停用或作废其代码。',
  },
  BIZ_CODE_TABLE_OWN: {
    ja: 'システム固定にできるのは、システムが登録した区分だけです。',
    en: 'Only tables that the system brings are fixed.',
    zh: '只有系统登记的区分才能设为系统固定。',
  },
})

/** Tables of codes that the program itself asks for, by their code. */
export const systemKinds = [
  'UNIT',
  'STOP_REASON',
  'DEFECT_REASON',
  'INDIRECT_WORK',
  'HELP_KIND',
  'STOCK_REASON',
] as const
export type SystemKind = (typeof systemKinds)[number]

/** マスタコード区分: the tables of codes, those of the system and those that a company may extend. */
export const codeKindMaster = master({
  name: 'code_kind',
  title: { ja: 'マスタコード区分', en: 'Code tables', zh: '主代码区分' },
  area: 'system',
  path: '/masterMaint/system/masterCodeDiv',
  key: ['kind_cd'],
  nameField: 'kind_nm',
  fields: {
    kind_cd: code({ ja: '区分コード', en: 'Table', zh: '区分代码' }, 20, { width: 24 }),
    kind_nm: name({ ja: '区分名', en: 'Table name', zh: '区分名称' }),
    name_en: inEnglish(),
    name_zh: inChinese(),
    fixed_flg: flag(
      { ja: 'システム固定', en: 'Fixed by the system', zh: '系统固定' },
      {
        hint: {
          ja: 'システムが判断に使う区分です。変更できません。',
          en: 'The system itself decides by it: nothing in it can be changed.',
          zh: '系统用于判断的区分，不能修改。',
        },
      },
    ),
    note: remarks({ ja: '備考', en: 'Note', zh: '备注' }),
  },
  columns: ['kind_cd', 'kind_nm', 'name_en', 'name_zh', 'fixed_flg', 'note'],
  search: ['kind_cd', 'kind_nm'],
  sort: 'kind_cd',
  errors: [codeErrors.BIZ_CODE_FIXED, codeErrors.BIZ_CODE_TABLE_FIXED],
  rules: ({ kind_cd, fixed_flg }, issues) => {
    if (fixed_flg && !isFixedKind(kind_cd)) refuseField(issues, 'fixed_flg', codeErrors.BIZ_CODE_TABLE_OWN)
  },
})

/** コード区分: units, reasons and the like. There is no separate table of units (decisions.md "Masters"). */
export const codeDivMaster = master({
  name: 'code_div',
  title: { ja: 'コード区分', en: 'Codes', zh: '代码区分' },
  area: 'system',
  path: '/masterMaint/system/codeDiv',
  key: ['kind_cd', 'code_cd'],
  nameField: 'code_nm',
  fields: {
    kind_cd: reference({ ja: '区分', en: 'Table', zh: '区分' }, codeKindMaster),
    code_cd: code({ ja: 'コード', en: 'Code', zh: '代码' }, 10),
    code_nm: name({ ja: '名称', en: 'Name', zh: '名称' }),
    name_en: inEnglish(),
    name_zh: inChinese(),
    sort_no: integer({ ja: '表示順', en: 'Order', zh: '显示顺序' }, 0, 9999, { initial: '0' }),
    decimals: integer({ ja: '小数桁数', en: 'Decimal places', zh: '小数位数' }, 0, 3, {
      initial: '0',
      hint: { ja: '単位の場合', en: 'For units', zh: '用于单位' },
    }),
    note: remarks({ ja: '備考', en: 'Note', zh: '备注' }),
  },
  columns: ['kind_cd', 'code_cd', 'code_nm', 'name_en', 'name_zh', 'sort_no', 'decimals'],
  search: ['kind_cd', 'code_cd', 'code_nm'],
  errors: [codeErrors.BIZ_CODE_TABLE_FIXED],
})
