import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { ledgerChecks } from '../../contract/ledger-check.ts'
import { checkLedger } from './check-ledger.ts'

/** All stock of all companies, worked out anew from the ledger. Reads every movement there is: minutes, where there are millions. */
export const stockExamination: Examination = {
  name: 'stock',
  thorough: 'stock',
  async examine(database, registered) {
    const wrong = await database.owner('read', (tx) => checkLedger(tx, registered))
    if (wrong.length === 0) return ok('balances, values, allocations and closed months agree with the ledger')
    return fail(wrong.map(({ what, place }) => `${ledgerChecks.texts[what].en}: ${place}`).join('; '))
  },
}
