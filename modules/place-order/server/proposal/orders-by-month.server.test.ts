import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { editProposal } from '../../contract/proposal/proposal-calls.ts'
import { inContext } from '#test/context.ts'
import { plannedOrdersByMonth } from './orders-by-month.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
  })
  const months = async (item_cd: string) =>
    (
      await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
        plannedOrdersByMonth(context, { first: '2026-11', last: '2027-02' }),
      )
    )
      .filter((one) => one.item_cd === item_cd)
      .map(({ month, qty }) => [month, qty])

  it('what would be ordered counts in the month in which it is to come, far beyond what is proposed today', async () => {
    await stage.bought('TM1', { item: `2, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 5, 0, NULL` })
    await stage.enter([{ item_cd: 'TM1', qty: '7', unit_price: '100' }])
    // Farther away than a run looks ahead: the months asked for are planned to their end.
    await stage.enter([{ item_cd: 'TM1', qty: '12', unit_price: '100' }], { due_dt: '2027-02-26' })
    // 7 and 12 − 3 that are left, in lots of 5.
    expect(await months('TM1')).toEqual([
      ['2026-11', '10'],
      ['2027-02', '10'],
    ])
    await stage.run()
    const [row] = await stage.proposed('TM1')
    if (!row) throw new Error('Nothing is proposed')
    const { proposal_no, update_cnt, supplier_cd, branch_no, order_dt } = row
    // A person orders more, for December: it stands there, and is not ordered in February.
    await stage.call(editProposal, {
      ...{ proposal_no, update_cnt, supplier_cd, branch_no, order_dt, qty: '20', due_dt: '2026-12-01' },
    })
    expect(await months('TM1')).toEqual([['2026-12', '20']])
  })
})
