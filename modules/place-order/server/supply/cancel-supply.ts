import { sql } from 'drizzle-orm'
import { reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, zero } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { cancelSupply as cancelCall } from '../../contract/supply/supply-calls.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import { supplyMachine } from '../../contract/supply/supply-machine.ts'
import { supplyDocument } from '../../contract/supply/supply-number.ts'
import type { supplySlip } from '../../contract/supply/supply-slip.ts'
import { holdClaims } from './open-claims.ts'
import { supplyKept, type StoredSupply } from './supply-kept.ts'
import { supplyOut } from './tables.ts'

/** 支給取消: what was handed over comes back by counter-entries; not what has gone into products. */
export async function cancelSupply(
  context: Context,
  { supply_no, reason }: InputOf<typeof cancelCall>,
): Promise<SlipRecordOf<typeof supplySlip>> {
  const key = { supply_no }
  await inOneUnit(context, async () => {
    await unitOf(context).lock({ document: supplyKept.document, keys: [[supply_no]] })
    const slip = await readKept(supplyKept, context, key)
    await stepSlip(supplyKept, context, key, {
      ...{ machine: supplyMachine, verb: 'cancel', reason },
      factsOf: (record) => record,
    })
    if (slip.header.supply_status === '1') {
      await refuseUsed(context, slip)
      const document = { document_kind: supplyDocument, document_no: supply_no }
      const ledger_nos = await standingMovements(context, document)
      reverseStock(context, { ...document, ledger_nos, reason, biz_dt: await businessDateOf(context) })
    }
    unitOf(context).write(async () => {
      await context.tx.execute(sql`UPDATE ${supplyOut} AS h SET cancel_reason = ${reason}
        WHERE ${isSlip(supplyKept, context, key, 'h')}`)
    })
    return () => undefined
  })
  return readKept(supplyKept, context, key)
}

/** The slip counts no more: what is still open of its material would be less than nothing. */
async function refuseUsed(context: Context, { header, lines }: StoredSupply): Promise<void> {
  const items = lines.flatMap(({ supply_kind, item_cd }) => (supply_kind === '2' ? [item_cd] : []))
  for (const [item, { qty }] of await holdClaims(context, header, items))
    if (compare(decimal(qty), zero) < 0) throw supplyErrors.BIZ_SUPPLY_USED.with({ item })
}
