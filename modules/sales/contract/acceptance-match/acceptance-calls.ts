import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { matchingCalls } from '#platform/contract/matching/matching-calls.ts'
import { accountCalls } from '#platform/contract/reconcile/account-calls.ts'
import { accountErrors } from '#platform/contract/reconcile/account-errors.ts'
import { triedRow } from '#platform/contract/reconcile/tried-row.ts'
import { screen } from '#platform/contract/screen.ts'
import { postSales } from '../sale/sales-calls.ts'
import { acceptanceTarget } from './acceptance-target.ts'

const guard = ['receiveorder:yes'] as const

/** 検収照合: what a customer has accepted or pays, beside what we have sold. */
export const acceptanceMatchScreen = screen({
  path: '/sales/acceptanceMatch',
  name: 'acceptanceMatch',
  title: { ja: '検収照合', en: 'Acceptance matching', zh: '验收核对' },
  icon: 'check',
  guard,
})

/** How customers' acceptance files are read. */
export const acceptanceMatchingScreen = screen({
  path: '/sales/acceptanceFieldMatching',
  name: 'acceptanceFieldMatching',
  title: { ja: '検収明細の項目対応', en: 'Acceptance file matching', zh: '验收明细字段对应' },
  icon: 'settings',
  guard,
})

/** How a row of a customer's file differs from our sales. */
export const acceptanceDifference = codes(
  'acceptance_difference',
  {
    qty: { ja: '数量', en: 'Quantity', zh: '数量' },
    price: { ja: '単価', en: 'Unit price', zh: '单价' },
    amount: { ja: '金額', en: 'Amount', zh: '金额' },
    period: { ja: '期ずれ', en: 'Other period', zh: '期间不符' },
    notPosted: { ja: '未計上', en: 'Not posted', zh: '未入账' },
    notStated: { ja: '未検収', en: 'Not accepted', zh: '未验收' },
    return: { ja: '返品', en: 'Return', zh: '退货' },
  },
  {
    ...{ qty: 'warn', price: 'warn', amount: 'warn', period: 'warn', notPosted: 'bad', notStated: 'warn' },
    return: 'warn',
  },
)

export const acceptanceErrors = errors({
  BIZ_ACCEPTED_CUSTOMER: {
    ja: '得意先「{code}」は登録されていません。',
    en: 'There is no customer "{code}".',
    zh: '客户“{code}”未登记。',
  },
  BIZ_ACCEPTED_NOTHING: {
    ja: '検収明細と一致する未計上の売上がありません。',
    en: 'No sale that is not posted agrees with the file.',
    zh: '没有与验收明细一致的未入账销售。',
  },
  BIZ_ACCEPTED_DAYS: {
    ja: '対象期間の開始日と終了日を、開始日が終了日以前になるように入力してください。',
    en: 'Enter the first and the last day of the period, the first not after the last.',
    zh: '请输入对象期间的开始日和结束日，且开始日不晚于结束日。',
  },
})

export const acceptanceMatch = accountCalls({
  ...{
    area: 'receiveorder',
    name: 'acceptanceMatch',
    refusals: [acceptanceErrors.BIZ_ACCEPTED_CUSTOMER, acceptanceErrors.BIZ_ACCEPTED_DAYS],
  },
})
/** 検収分を計上: sales that wait for their acceptance, and all of which the file says as we do. */
export const postAccepted = endpoint({
  method: 'POST',
  path: '/api/receiveorder/acceptanceMatch/post',
  summary: { ja: '検収照合：検収分を計上', en: 'Acceptances: post', zh: '验收核对：验收部分入账' },
  ...{ guard, write: 'write:receiveorder', audit: 'acceptanceMatch' },
  input: z.object({ account_no: z.string().regex(/^\d{1,18}$/), update_cnt: z.int().min(0) }),
  output: z.object({ sales_no: z.array(z.string()) }),
  errors: [
    ...[http[404], generic.STALE, accountErrors.BIZ_ACCOUNT_STATE, acceptanceErrors.BIZ_ACCEPTED_NOTHING],
    ...(postSales.errors ?? []),
  ],
})
export const acceptanceMatchings = matchingCalls({
  ...{ area: 'receiveorder', name: 'acceptanceFieldMatching', target: acceptanceTarget, assessed: triedRow },
})
