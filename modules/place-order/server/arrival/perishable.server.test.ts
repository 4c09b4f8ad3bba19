import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { arrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'

onPostgres((open) =>
  it('a lot that perishes comes with its expiry or with the day on which it was made, from which the expiry follows', async () => {
    const stage = await arrivalStage(await open(demo))
    const { plain, place } = stage.goods
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE item SET lot_control = '1', shelf_life_days = 30 WHERE company_cd = 'DEMO' AND item_cd = ${plain}`,
      ),
    )
    const po_no = await stage.ordered([stage.bought(plain, '10', '5')])
    const lot = (more: object) => [
      { po_no, po_line_no: '1', qty: '4', location_cd: place, lot_no: 'L-1', ...more },
    ]
    expect((await refused(stage.received(lot({})))).fields).toMatchObject([
      { path: 'lines.0.expiry_dt', code: 'BIZ_ARRIVAL_EXPIRY' },
    ])
    const { lines } = await stage.received(lot({ made_dt: '2026-11-01', supplier_lot: 'S-77' }))
    expect(lines).toMatchObject([{ made_dt: '2026-11-01', expiry_dt: '2026-12-01' }])
    const known = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { told: z.string() },
        sql`SELECT concat_ws(' ', made_dt, expiry_dt, supplier_lot) AS told FROM lot WHERE item_cd = ${plain} AND lot_no = 'L-1'`,
      ),
    )
    expect(known).toEqual([{ told: '2026-11-01 2026-12-01 S-77' }])
    // More of the same lot: its days are known.
    await stage.received(lot({}))
    await stage.received(lot({ lot_no: 'L-2', qty: '2', expiry_dt: '2026-12-24' }))
  }),
)
