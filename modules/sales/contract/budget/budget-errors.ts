import { errors } from '#platform/contract/errors.ts'

/** Refusals of budgets. */
export const budgetErrors = errors({
  BIZ_BUDGET_CODE: {
    ja: '{by}「{code}」は登録されていないか、廃止されています。',
    en: '{by} "{code}" is not registered, or has been discontinued.',
    zh: '{by}“{code}”未登记或已作废。',
  },
  BIZ_BUDGET_TWICE: {
    ja: '同じ行・月の予算が2回あります。（{code}、{month}）',
    en: 'The same row and month stands there twice ({code}, {month}).',
    zh: '同一行、同一月份的预算重复。（{code}，{month}）',
  },
})
