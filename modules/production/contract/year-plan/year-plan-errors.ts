import { errors } from '#platform/contract/errors.ts'

export const yearPlanErrors = errors({
  BIZ_YEAR_PLAN_PAST: {
    ja: '{month}は終わった月のため、生産計画を変更できません。',
    en: '{month} is over: its production cannot be planned any more.',
    zh: '{month}已结束，不能更改生产计划。',
  },
  BIZ_YEAR_PLAN_TWICE: {
    ja: '品目「{item}」の{month}の生産計画が2回あります。',
    en: 'Item "{item}" has two quantities for {month}.',
    zh: '物料“{item}”{month}的生产计划重复。',
  },
})
