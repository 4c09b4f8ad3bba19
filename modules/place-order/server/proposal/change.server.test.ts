import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { refused } from '#test/master-stage.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import {
  aboutProposal,
  dismissProposals,
  editProposal,
  splitProposal,
} from '../../contract/proposal/proposal-calls.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open())
    await stage.bought('TC1', { ordered: `'3', 1, 10, 35, 0, 8, 0, NULL` })
  })
  beforeEach(async () => {
    await stage.write(sql`DELETE FROM order_proposal`)
    await stage.run()
  })
  const first = async () => {
    const [row] = await stage.proposed('TC1')
    if (!row) throw new Error('Nothing is proposed')
    return row
  }
  const changed = (row: Awaited<ReturnType<typeof first>>, more: object) => {
    const { proposal_no, update_cnt, supplier_cd, branch_no, qty, order_dt, due_dt } = row
    return stage.call(editProposal, {
      ...{ proposal_no, update_cnt, supplier_cd, branch_no, qty, order_dt, due_dt },
      ...more,
    })
  }
  const said = async (attempt: Promise<unknown>) => {
    const { code, fields } = await refused(attempt)
    return fields.length === 0 ? code : fields.map((one) => [one.path, one.code])
  }

  it('tells its arithmetic, the stock with and without it, and who supplies the item', async () => {
    const { proposal_no, supplier_cd } = await first()
    const about = await stage.call(aboutProposal, { proposal_no })
    expect(about.steps).toEqual([
      { rule: 'up-to', parameter: '35', value: '35' },
      { rule: 'packs', parameter: '8', value: '40' },
    ])
    expect(about.course).toEqual([
      { date: '2026-11-18', without: '0', with: '0' },
      { date: '2026-11-19', without: '0', with: '40' },
    ])
    expect(about.suppliers.map((one) => [one.supplier_cd, one.priority, one.lead_time])).toEqual([
      [supplier_cd, 1, 1],
    ])
  })

  it('what a person has changed stays in the next run, which counts on it and proposes only what is still short', async () => {
    await changed(await first(), { qty: '8' })
    await stage.run()
    const rows = await stage.proposed('TC1')
    // 8 is below 10: 35 − 8 = 27, in lots of 8.
    expect(rows.map(({ qty, edited_flg }) => [qty, edited_flg])).toEqual([
      ['8', true],
      ['32', false],
    ])
    await stage.run()
    expect(await stage.proposed('TC1')).toHaveLength(2)
  })

  it('is refused on what somebody else has changed, on half a piece and on a day before the order', async () => {
    const row = await first()
    expect(await said(changed(row, { qty: '1.5' }))).toEqual([['qty', 'MST_UNIT_DECIMALS']])
    expect(await said(changed(row, { due_dt: '2026-11-01' }))).toEqual([['due_dt', 'BIZ_PROPOSAL_DAYS']])
    expect(await said(changed(row, { supplier_cd: 'NOBODY' }))).toEqual([['supplier_cd', 'V_NOT_IN_MASTER']])
    await changed(row, { qty: '48' })
    expect(await said(changed(row, { qty: '56' }))).toBe('STALE')
  })

  it('a part of it is split off to another day; together they are what it was', async () => {
    const { proposal_no, update_cnt } = await first()
    expect(
      await said(stage.call(splitProposal, { proposal_no, update_cnt, qty: '40', due_dt: '2026-11-30' })),
    ).toEqual([['qty', 'BIZ_PROPOSAL_SPLIT']])
    await stage.call(splitProposal, { proposal_no, update_cnt, qty: '16', due_dt: '2026-11-30' })
    const rows = await stage.proposed('TC1')
    expect(rows.map(({ qty, due_dt }) => [qty, due_dt])).toEqual([
      ['24', '2026-11-19'],
      ['16', '2026-11-30'],
    ])
    await stage.run()
    expect(await stage.proposed('TC1')).toHaveLength(2)
  })

  it('what is dismissed is not proposed again, unless more is short', async () => {
    const { proposal_no, update_cnt } = await first()
    const dismiss = () =>
      stage.call(dismissProposals, { proposals: [{ proposal_no, update_cnt }], reason: '廃番予定のため' })
    await dismiss()
    expect(await said(dismiss())).toBe('BIZ_PROPOSAL_STATE')
    await stage.run()
    expect(await stage.proposed('TC1')).toEqual([])
    await stage.write(sql`UPDATE place_order_master SET order_point_upper = 60 WHERE item_cd = 'TC1'`)
    await stage.run()
    expect((await stage.proposed('TC1')).map(({ qty }) => qty)).toEqual(['64'])
    await stage.write(sql`UPDATE place_order_master SET order_point_upper = 35 WHERE item_cd = 'TC1'`)
  })
})
