import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { aboutLine } from '#modules/receive-order/contract/order-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'

/** Wednesday the 18th; the supplier is closed on Friday the 20th and Monday the 23rd. */
onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.bought('TQ', { item: `2, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.enter([{ item_cd: 'TQ', qty: '7', unit_price: '100' }])
    await stage.write(sql`UPDATE receive_order_line SET ship_dt = '2026-11-18' WHERE item_cd = 'TQ'`)
  })
  const comesOn = (weekday: 'tue' | 'wed' | 'thu') =>
    stage.write(
      sql`UPDATE supplier SET ${sql.raw(`pick_${weekday}_flg`)} = true WHERE company_cd = 'DEMO' AND calendar_cd = 'TS'`,
    )
  const promised = async () => {
    const { promised: found } = await stage.call(aboutLine, {
      ...{ customer_cd: 'C001', branch_no: '00', destination_cd: '', order_no: '', line_no: '0' },
      ...{ item_cd: 'TQ', qty: '7' },
    })
    return found?.steps.map(({ how, to_dt }) => [how, to_dt])
  }
  const proposed = async () => {
    await stage.run(21)
    return (await stage.proposed('TQ')).map(({ due_dt }) => due_dt)
  }

  it('what is bought is promised for the day on which the requirements let it come', async () => {
    // Thursday, and Tuesday the 24th.
    expect(await promised()).toEqual([['buy', '2026-11-24']])
    expect(await proposed()).toEqual(['2026-11-24'])
  })

  it('from a supplier with pick-up days for the next of them', async () => {
    await comesOn('thu')
    expect(await promised()).toEqual([['buy', '2026-11-26']])
    expect(await proposed()).toEqual(['2026-11-26'])
  })

  it('and where he is closed today, from his next day on', async () => {
    await stage.write(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
      VALUES ('DEMO', 'TS', '2026-11-18', '2', '棚卸', 'test', 'test')`)
    await comesOn('tue')
    // Thursday the 19th, and two days of his later Wednesday the 25th.
    expect(await promised()).toEqual([['buy', '2026-11-26']])
    await comesOn('wed')
    expect(await promised()).toEqual([['buy', '2026-11-25']])
    expect(await proposed()).toEqual(['2026-11-25'])
  })
})
