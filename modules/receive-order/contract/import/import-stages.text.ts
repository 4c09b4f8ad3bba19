import { texts } from '#platform/contract/text.ts'

/** What the job of an import is at, beside the number of its rows. */
export const importStages = texts({
  checking: { ja: 'チェック中', en: 'Checking', zh: '检查中' },
  writing: { ja: '登録中', en: 'Writing', zh: '登记中' },
})

/** Why an order has been changed or cancelled, where no person has said it. */
export const importReasons = texts({
  byFile: { ja: '受注取込 {no} {file}', en: 'Order import {no} {file}', zh: '订单导入 {no} {file}' },
})
