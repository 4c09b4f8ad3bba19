import { facilityExceptionMaster } from '#modules/master/contract/facility-exception.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { mayWrite } from '#platform/contract/permission.ts'
import type { Context } from '#platform/server/context.ts'
import type { ScenarioChange } from '../../contract/scenario/scenario-change.ts'
import { scenarioChangeKind } from '../../contract/scenario/scenario-codes.ts'
import { scenarioErrors } from '../../contract/scenario/scenario-errors.ts'

/** Who may not change a calendar or an item, or import a file, may not do so by way of a scenario. */
export function withoutRight(
  changes: readonly ScenarioChange[],
  session: Context['session'],
): BusinessError | undefined {
  const refused = changes.find((change) => !mayMake(change, session))
  return refused && scenarioErrors.BIZ_SCENARIO_RIGHT.with({ change: scenarioChangeKind.texts[refused.kind] })
}

function mayMake({ kind }: ScenarioChange, session: Context['session']): boolean {
  switch (kind) {
    case 'overtime':
    case 'downtime':
      return mayWrite(facilityExceptionMaster.write, session)
    case 'lot':
      return mayWrite(itemMaster.write, session)
    case 'file':
      return mayWrite('write:receiveorder', session)
    case 'urgent':
    case 'aim':
      return true
  }
}
