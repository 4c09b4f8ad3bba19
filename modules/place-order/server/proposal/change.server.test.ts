import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { itemsRequiring } from '#modules/master/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import {
  aboutProposal,
  dismissProposals,
  editProposal,
  mergeProposals,
  splitProposal,
} from '../../contract/proposal/proposal-calls.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
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
    expect(about.suppliers.map((one) => [one.supplier_cd, one.priority, one.lead_time, one.score])).toEqual([
      [supplier_cd, 1, 1, null],
    ])
  })

  it('shows what made items will draw, and plans only what requires the item', async () => {
    await stage.bought('TC2', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg, lot_control,
        tax_cd, lead_time, create_user, update_user)
      VALUES ('DEMO', 'TCM', '生産品', 'PRODUCT', 'PCS', '1', 'B', true, true, '0', '10', 2, 'test', 'test')`)
    await stage.write(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, need_qty, base_qty, create_user, update_user)
      VALUES ('DEMO', 'TCM', 10, '2026-04-01', 'TC2', 3, 1, 'test', 'test')`)
    await stage.enter([{ item_cd: 'TCM', qty: '5', unit_price: '100' }])
    await stage.run()
    const [row] = await stage.proposed('TC2')
    // To leave on Thursday the 26th, made in two days: 5 × 3 on Tuesday the 24th, of the supplier's days the one after the 19th.
    expect(row).toMatchObject({ qty: '15', need_dt: '2026-11-24', due_dt: '2026-11-24' })
    const { course, purposes } = await stage.call(aboutProposal, { proposal_no: row?.proposal_no ?? '' })
    expect(course).toEqual([
      { date: '2026-11-18', without: '0', with: '0' },
      { date: '2026-11-24', without: '-15', with: '0' },
    ])
    expect(purposes).toMatchObject([{ no: 'TCM', qty: '15', date: '2026-11-24' }])
    const required = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      itemsRequiring(context, 'TC2'),
    )
    expect([...required].sort()).toEqual(['TC2', 'TCM'])
  })

  it('the picture counts what else would be ordered, and what a person has changed once', async () => {
    const shown = async () => {
      const row = await first()
      return (await stage.call(aboutProposal, { proposal_no: row.proposal_no })).course
    }
    await changed(await first(), { qty: '8' })
    // 8 is below 10: the plan orders 35 − 8 = 27 more in lots of 8, for the same day.
    expect(await shown()).toEqual([
      { date: '2026-11-18', without: '0', with: '0' },
      { date: '2026-11-19', without: '32', with: '40' },
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

  it('several of one item become the one that is ordered first; what they are for goes with them, and runs leave it', async () => {
    const row = await first()
    const { proposal_no, update_cnt } = row
    const part = await stage.call(splitProposal, { proposal_no, update_cnt, qty: '8', due_dt: '2026-11-26' })
    const both = async () =>
      (await stage.proposed('TC1')).map(({ proposal_no: no, update_cnt: seen }) => ({
        ...{ proposal_no: no, update_cnt: seen },
      }))
    const merge = async (due_dt: string, proposals?: Awaited<ReturnType<typeof both>>) =>
      stage.call(mergeProposals, { proposals: proposals ?? (await both()), due_dt })
    expect(await said(merge('2026-11-20', (await both()).slice(0, 1)))).toBe('BIZ_PROPOSAL_MERGE')
    expect(await said(merge('2026-11-01'))).toEqual([['due_dt', 'BIZ_PROPOSAL_DAYS']])
    expect(part.proposal_no).not.toBe(proposal_no)
    expect(await merge('2026-11-20')).toEqual({ proposal_no, qty: row.qty })
    expect(await stage.proposed('TC1')).toMatchObject([{ proposal_no, qty: row.qty, due_dt: '2026-11-20' }])
    await stage.run()
    expect(await both()).toHaveLength(1)
  })
})
