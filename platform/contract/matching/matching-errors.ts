import { errors } from '../errors.ts'

/** What stands against keeping or using a matching. */
export const matchingErrors = errors({
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
