import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import type { reworkOf as reworkCall } from '../../contract/work-order/rework-calls.ts'
import { leftOf } from './draft-rework.ts'
import { readMended } from './read-rework.ts'

/** What may be mended of it, as the drawer offers it. */
export async function reworkOf(
  context: Context,
  { work_order_no }: InputOf<typeof reworkCall>,
): Promise<OutputOf<typeof reworkCall>> {
  const found = await readMended(context, work_order_no)
  if (!found) throw http[404].with()
  const tomorrow = dayAfter(await businessDateOf(context), 1)
  const { item_cd, item_nm, unit_nm } = found
  return {
    ...{
      work_order_no,
      item_cd,
      item_nm,
      unit_nm,
      due_dt: found.due_dt > tomorrow ? found.due_dt : tomorrow,
    },
    judged: { defective_qty: found.defective_qty, left_qty: leftOf(found) },
    operations: found.operations.map((step) => {
      const { process_no, operation_nm, work_nm, outside_flg, defective_qty } = step
      return { process_no, operation_nm, work_nm, outside_flg, defective_qty, left_qty: leftOf(step) }
    }),
    parts: found.parts.map((part) => ({
      ...{ part_no: part.part_no, process_no: part.process_no },
      ...{ item_cd: part.item_cd, item_nm: part.item_nm },
    })),
  }
}
