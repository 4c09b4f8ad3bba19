import { z } from 'zod'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { codeSchema } from '#platform/contract/fields.ts'

const text = z.string()

/** 指図の工程: what a line of a daily report can be about. */
export const processesOfOrder = endpoint({
  method: 'GET',
  path: '/api/mes/productionAchievementBulk/getProcesses',
  summary: {
    ja: '生産実績一括入力：指図の工程',
    en: 'Daily work report: processes of an order',
    zh: '生产实绩批量录入：指令的工序',
  },
  guard: ['mes:yes'],
  input: z.object({ work_order_no: codeSchema(20) }),
  output: z.object({
    list: z.array(
      z.object({
        ...{ process_no: z.int(), operation_nm: text, item_cd: text, left_qty: text, worker_cd: text },
        work_status: workStatus.schema,
      }),
    ),
  }),
})
