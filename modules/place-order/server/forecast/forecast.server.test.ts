import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { makeForecasts } from '../../contract/forecast/supplier-forecast-calls.ts'
import { supplierForecastList } from '../../contract/forecast/supplier-forecast-list.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.bought('SF1', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 5, 0, NULL` })
  })
  const wanted = (qty: string, due_dt: string) =>
    stage.enter([{ item_cd: 'SF1', qty, unit_price: '100', desired_dt: due_dt }])
  /** Every version, the latest first. */
  const told = async () => {
    const listed = async (latest_flg: string) => {
      const conditions = { item_cd: 'SF1', latest_flg, sort: '-version_no', page: 1, size: 50 }
      return (await stage.call(supplierForecastList.endpoints.getList, conditions)).list
    }
    const found = [...(await listed('1')), ...(await listed('0'))]
    return found.map(({ version_no, latest_flg, ...row }) => [
      ...[version_no, latest_flg],
      ...[row.qty1, row.change1, row.qty2, row.change2, row.qty3, row.change3].map(
        (qty) => qty && Number(qty),
      ),
    ])
  }
  const orders = async () => {
    const [found] = await stage.database.owner('read', (tx) =>
      rows(tx, { n: z.string() }, sql`SELECT count(*)::text AS n FROM place_order`),
    )
    return found?.n
  }

  it('the supplier is told by month what the plan would order, and nothing is ordered', async () => {
    const before = await orders()
    await wanted('7', '2026-12-18')
    const { forecast_no } = await stage.call(makeForecasts, {})
    expect(forecast_no[0]).toMatch(/^Y/)
    // In lots of five; the base month is November. Three are left over.
    expect(await told()).toEqual([[1, true, 10, '', 0, '', 0, '']])
    expect(await orders()).toBe(before)
  })

  it('another plan makes another version, which says what is different; the same plan makes none', async () => {
    expect(await outcome(stage.call(makeForecasts, {}))).toBe('BIZ_SUPPLIER_FORECAST_SAME')
    await wanted('5', '2027-02-10')
    await stage.call(makeForecasts, {})
    expect(await told()).toEqual([
      [2, true, 10, 0, 0, 0, 5, 5],
      [1, false, 10, '', 0, '', 0, ''],
    ])
  })

  it('two people at once make one version', async () => {
    await wanted('10', '2027-01-20')
    const both = await Promise.all([1, 2].map(() => outcome(stage.call(makeForecasts, {}))))
    expect(both.toSorted()).toEqual(['BIZ_SUPPLIER_FORECAST_SAME', 'saved'])
    expect(await told()).toHaveLength(3)
  })

  it('what is no longer wanted is told with nothing', async () => {
    await stage.write(sql`UPDATE receive_order_line SET line_status = '9' WHERE item_cd = 'SF1'`)
    await stage.call(makeForecasts, {})
    expect((await told())[0]?.slice(2)).toEqual([0, -10, 0, -10, 0, -5])
  })
})
