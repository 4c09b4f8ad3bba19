import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { pickBox as boxCall } from '../../contract/pick/pick-calls.ts'
import { lockDelivery } from '../shipping/read-delivery.ts'
import { stepDelivery } from '../shipping/step-delivery.ts'
import { deliveryPackage } from '../tables.ts'
import { judgeBox } from './judge-box.ts'

/** A box more of a delivery: added to what others have picked of it, also when it was done without a network. */
export async function pickBox(
  context: Context,
  box: InputOf<typeof boxCall>,
): Promise<OutputOf<typeof boxCall>> {
  const { delivery_no, line_no, location_cd, lot_no, qty, label, customer_label, picked_at } = box
  return inOneUnit(context, async () => {
    const held = await lockDelivery(context, delivery_no)
    const line = held.lines.find((one) => one.line_no === line_no)
    if (!line) throw http[404].with()
    await stepDelivery(context, held, { verb: 'pick' })
    await judgeBox(context, held, line, box)
    const package_no = Math.max(0, ...held.packages.map((one) => one.package_no)) + 1
    unitOf(context).write(async () => {
      const { company_cd, factory_cd, user_cd } = context.session
      const own = { company_cd, factory_cd, delivery_no, create_user: user_cd, update_user: user_cd }
      await context.tx.insert(deliveryPackage).values({
        ...{ ...own, line_no, package_no, location_cd, lot_no, qty },
        ...{ label_no: label, customer_label, picked_at },
      })
    })
    return () => ({ delivery_no, package_no })
  })
}
