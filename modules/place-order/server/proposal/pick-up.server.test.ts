import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'

/** Goods of a supplier who comes on Tuesdays and Fridays; he is closed on Friday the 20th, the factory on Tuesday the 24th. */
onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.write(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
      SELECT company_cd, calendar_cd, '2026-11-24', '2', '棚卸', 'test', 'test' FROM calendar WHERE company_cd = 'DEMO' AND calendar_cd <> 'TS'`)
    await stage.write(
      sql`UPDATE supplier SET pick_tue_flg = true, pick_fri_flg = true WHERE company_cd = 'DEMO' AND calendar_cd = 'TS'`,
    )
  })
  const proposed = async (item_cd: string) =>
    (await stage.proposed(item_cd)).map(({ order_dt, due_dt, late_days }) => [order_dt, due_dt, late_days])
  const needed = async (item_cd: string, ship_dt: string, make_buy: string) => {
    await stage.bought(item_cd, { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(
      sql`UPDATE item SET make_buy = ${make_buy} WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}`,
    )
    await stage.enter([{ item_cd, qty: '7', unit_price: '100' }])
    await stage.write(sql`UPDATE receive_order_line SET ship_dt = ${ship_dt} WHERE item_cd = ${item_cd}`)
    await stage.run(21)
  }

  it.each([
    ['3', 'TU1'],
    ['2', 'TU2'],
  ])(
    'what is bought and what is subcontracted (%s) comes on the last day before the need on which he does, ordered a lead time before',
    async (make_buy, item_cd) => {
      await needed(item_cd, '2026-12-03', make_buy)
      // Thursday the 3rd: Tuesday the 1st, and his Monday before.
      expect(await proposed(item_cd)).toEqual([['2026-11-30', '2026-12-01', 0]])
    },
  )

  it('what cannot come then any more comes the next time, when neither he nor the factory has a holiday, and is late', async () => {
    await needed('TU3', '2026-11-26', '3')
    // From Wednesday the 18th on: neither the 20th nor the 24th, but Friday the 27th, a day late.
    expect(await proposed('TU3')).toEqual([['2026-11-26', '2026-11-27', 1]])
  })

  it('one who comes on no weekday of his own brings it on any working day', async () => {
    await needed('TU4', '2026-12-03', '3')
    await stage.write(
      sql`UPDATE supplier SET pick_tue_flg = false, pick_fri_flg = false WHERE company_cd = 'DEMO'`,
    )
    await stage.run(21)
    expect(await proposed('TU4')).toEqual([['2026-12-02', '2026-12-03', 0]])
  })
})
