import type { useSay } from '#platform/web/language/say.ts'
import type { ShownChange } from '../../contract/scenario/scenario-calls.ts'
import { planAim, scenarioChangeKind } from '../../contract/scenario/scenario-codes.ts'
import { scenarioTexts } from './scenario.text.ts'

const day = (date: string): string => date.slice(5).replace('-', '/')

/** A lot that stays as it is. */
const kept = '－'

/** A change in one line. */
export function changeWords(say: ReturnType<typeof useSay>, change: ShownChange): string {
  const kind = say(scenarioChangeKind.texts[change.kind])
  switch (change.kind) {
    case 'overtime':
    case 'downtime':
      return say(scenarioTexts.ofMachine, {
        ...{ kind, machine: `${change.facility_cd} ${change.name}`, from: day(change.from_dt) },
        ...{ to: day(change.to_dt), begins: change.start_time, ends: change.end_time },
      })
    case 'urgent':
      return say(scenarioTexts.ofOrder, {
        ...{ kind, no: change.order_no, line: change.line_no, customer: change.name },
      })
    case 'lot':
      return say(scenarioTexts.ofLot, {
        ...{ kind, item: `${change.item_cd} ${change.name}`, min: change.lot_min || kept },
        ...{ step: change.lot_step || kept, max: change.lot_max || kept },
      })
    case 'file':
      return say(scenarioTexts.ofFile, { kind, file: change.name })
    case 'aim':
      return say(scenarioTexts.ofAim, { kind, aim: say(planAim.texts[change.aim]) })
  }
}
