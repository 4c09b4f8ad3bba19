import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { priceSource } from '#modules/master/contract/pricing.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { validation } from '#platform/contract/validation.ts'
import { requiredLine } from '#platform/contract/written-text.ts'
import { placeOrderSlip } from '../order/place-order-slip.ts'
import { arithmeticStep } from './arithmetic.ts'
import { proposalErrors } from './proposal-errors.ts'

const base = '/api/placeorder/proposal'
const proposal_no = z.string().regex(/^\d{1,18}$/)
/** As it was when it was looked at. */
export const seenProposal = z.object({ proposal_no, update_cnt: z.coerce.number().int().min(0) })
export type SeenProposal = z.output<typeof seenProposal>
const qty = quantity({ ja: '発注数', en: 'Quantity', zh: '订货数量' }, { min: '0.001' }).schema

const writing = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  audit: 'order_proposal',
} as const
const chosen = z.array(seenProposal).min(1).max(200)
const refusals = [http[404], generic.STALE, proposalErrors.BIZ_PROPOSAL_STATE]

/** How a proposal came about, what the stock will be with and without it, and from whom else it could be bought. */
export const aboutProposal = endpoint({
  method: 'GET',
  path: `${base}/about`,
  summary: { ja: '発注提案：計算根拠', en: 'Order proposal: its arithmetic', zh: '订货建议：计算依据' },
  guard: ['placeorder:yes'],
  input: z.object({ proposal_no }),
  output: z.object({
    steps: z.array(arithmeticStep),
    purposes: z.array(
      z.object({ what: z.string(), no: z.string(), link: z.string(), qty: z.string(), date: z.string() }),
    ),
    business_date: z.string(),
    floor: z.string(),
    course: z.array(z.object({ date: z.string(), without: z.string(), with: z.string() })),
    suppliers: z.array(
      z.object({
        ...{ supplier_cd: z.string(), branch_no: z.string(), supplier_nm: z.string() },
        ...{ priority: z.number().int(), lead_time: z.number().int() },
        ...{
          price: z.string(),
          price_base_qty: z.string(),
          source: z.union([priceSource.schema, z.literal('')]),
        },
        /** How he has delivered this item in the last half year; null where he has not. */
        score: z
          .object({
            ...{
              deliveries: z.number().int(),
              on_time: z.number().int(),
              taken: z.number().int().nullable(),
            },
            ...{ inspected_qty: z.string(), rejected_qty: z.string() },
          })
          .nullable(),
      }),
    ),
  }),
  errors: [http[404]],
})

export const editProposal = endpoint({
  ...writing,
  path: `${base}/doEdit`,
  summary: { ja: '発注提案：修正', en: 'Order proposal: change', zh: '订货建议：修改' },
  input: seenProposal.extend({
    supplier_cd: codeSchema(10),
    branch_no: codeSchema(4),
    ...{ qty, order_dt: day, due_dt: day },
  }),
  output: z.object({}),
  errors: [
    ...refusals,
    validation.V_NOT_IN_MASTER,
    masterErrors.MST_UNIT_DECIMALS,
    proposalErrors.BIZ_PROPOSAL_TIED,
    proposalErrors.BIZ_PROPOSAL_DAYS,
  ],
})

export const splitProposal = endpoint({
  ...writing,
  path: `${base}/split`,
  summary: { ja: '発注提案：分割', en: 'Order proposal: split', zh: '订货建议：拆分' },
  input: seenProposal.extend({ qty, due_dt: day }),
  output: z.object({ proposal_no: z.string() }),
  errors: [
    ...refusals,
    masterErrors.MST_UNIT_DECIMALS,
    proposalErrors.BIZ_PROPOSAL_TIED,
    proposalErrors.BIZ_PROPOSAL_DAYS,
    proposalErrors.BIZ_PROPOSAL_SPLIT,
  ],
})

/** まとめ: several of one item become the first of them, to its supplier and at its order day. */
export const mergeProposals = endpoint({
  ...writing,
  path: `${base}/merge`,
  summary: { ja: '発注提案：まとめ', en: 'Order proposals: merge', zh: '订货建议：合并' },
  input: z.object({ proposals: chosen, due_dt: day }),
  output: z.object({ proposal_no: z.string(), qty: z.string() }),
  errors: [
    ...refusals,
    proposalErrors.BIZ_PROPOSAL_TIED,
    proposalErrors.BIZ_PROPOSAL_DAYS,
    proposalErrors.BIZ_PROPOSAL_MERGE,
  ],
})

export const dismissProposals = endpoint({
  ...writing,
  path: `${base}/dismiss`,
  summary: { ja: '発注提案：見送り', en: 'Order proposals: dismiss', zh: '订货建议：不采用' },
  input: z.object({ proposals: chosen, reason: requiredLine(200) }),
  output: z.object({ dismissed: z.number().int() }),
  errors: refusals,
})

/** Which orders become of these proposals: one for each supplier, what is the same item for the same day in one line. */
export const previewOrders = endpoint({
  method: 'GET',
  path: `${base}/previewOrders`,
  summary: { ja: '発注提案：発注の確認', en: 'Order proposals: orders to be', zh: '订货建议：订货预览' },
  guard: ['placeorder:yes'],
  /** Numbers with commas. */
  input: z.object({ proposals: z.string().regex(/^\d{1,18}(,\d{1,18}){0,199}$/) }),
  output: z.object({
    orders: z.array(
      z.object({
        ...{ supplier_cd: z.string(), branch_no: z.string(), supplier_nm: z.string(), amount: z.string() },
        lines: z.array(
          z.object({
            ...{ item_cd: z.string(), item_nm: z.string(), qty: z.string(), due_dt: z.string() },
            ...{ unit_price: z.string(), price_base_qty: z.string(), temp_price_flg: z.boolean() },
            proposals: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: [http[404], proposalErrors.BIZ_PROPOSAL_SUPPLIER],
})

/** 発注作成: one key, one order for each supplier. */
export const orderProposals = endpoint({
  ...writing,
  path: `${base}/order`,
  summary: { ja: '発注提案：発注の作成', en: 'Order proposals: to orders', zh: '订货建议：生成采购订单' },
  input: z.object({ proposals: chosen }),
  output: z.object({
    orders: z.array(z.object({ po_no: z.string(), supplier_cd: z.string(), lines: z.number().int() })),
  }),
  errors: [
    ...refusals,
    proposalErrors.BIZ_PROPOSAL_SUPPLIER,
    ...(placeOrderSlip.endpoints.doEdit.errors ?? []),
  ],
})
