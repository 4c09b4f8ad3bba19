import { errors } from '#platform/contract/errors.ts'

export const deletePlansErrors = errors({
  BIZ_PLANS_DELETED_OTHER: {
    ja: '確認したあとに計画が変わりました。対象をもう一度確認してください。',
    en: 'Plans have changed since you looked. Look at what will be deleted again.',
    zh: '确认后计划已变化，请重新确认删除对象。',
  },
})
