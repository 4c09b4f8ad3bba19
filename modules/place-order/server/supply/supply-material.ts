import { postStock, type Movement } from '#modules/stock/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { supplyMaterial as supplyCall } from '../../contract/supply/supply-calls.ts'
import { supplyMachine } from '../../contract/supply/supply-machine.ts'
import { supplyDocument } from '../../contract/supply/supply-number.ts'
import type { supplySlip } from '../../contract/supply/supply-slip.ts'
import { judgeSupply } from './judge-supply.ts'
import { holdClaims } from './open-claims.ts'
import { readSupplyTerms } from './supplier-terms.ts'
import { supplyKept, type StoredSupply } from './supply-kept.ts'

/** 支給確定: everything on the slip leaves for the supplier, in one posting. */
export async function supplyMaterial(
  context: Context,
  { supply_no }: InputOf<typeof supplyCall>,
): Promise<SlipRecordOf<typeof supplySlip>> {
  const key = { supply_no }
  await inOneUnit(context, async () => {
    await unitOf(context).lock({ document: supplyKept.document, keys: [[supply_no]] })
    await stepSlip(supplyKept, context, key, {
      ...{ machine: supplyMachine, verb: 'supply' },
      factsOf: (record) => record,
    })
    const slip = await readKept(supplyKept, context, key)
    await judgeSupply(context, slip)
    const charged = slip.lines.filter(({ supply_kind }) => supply_kind === '2')
    await holdClaims(
      context,
      slip.header,
      charged.map(({ item_cd }) => item_cd),
    )
    const { buy_back_flg } = await readSupplyTerms(context, slip.header)
    postStock(context, {
      ...{ biz_dt: slip.header.supply_dt, poster: 'document' },
      ...{ document_kind: supplyDocument, document_no: supply_no },
      movements: movementsOf(slip, buy_back_flg),
      cellOf: (path) =>
        path === 'biz_dt' ? 'header.supply_dt' : path.replace('.from_location_cd', '.location_cd'),
    })
    return () => undefined
  })
  return readKept(supplyKept, context, key)
}

/** Ours until the product comes: 030 to his place. What he pays for and we need not buy back is sold. */
const movementsOf = ({ header, lines }: StoredSupply, isBoughtBack: boolean): readonly Movement[] =>
  lines.map(({ supply_kind, item_cd, qty, location_cd, lot_no, remarks }) => ({
    ...{ item_cd, qty, reason: remarks, from: { location_cd, lot_no } },
    ...(supply_kind === '1' || isBoughtBack
      ? { stock_div: '030', to: { location_cd: header.to_location_cd, lot_no } }
      : { stock_div: '500' }),
  }))
