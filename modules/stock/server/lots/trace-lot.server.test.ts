import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { at, stockStage, type StockStage } from '#test/stock-stage.ts'
import { traceLot } from './trace-lot.ts'

onPostgres((open) => {
  let database: Database
  let stage: StockStage
  beforeAll(async () => {
    database = await open()
    stage = await stockStage(database)
    const lot = (item_cd: string, lot_no: string) => ({ item_cd, place: at('W1', { lot_no }) })
    const [steel, steelB, bolt, kit] = [lot('L1', 'S1'), lot('L1', 'S2'), lot('L2', 'B1'), lot('L3', 'K1')]
    const buy = ({ item_cd, place }: typeof steel, qty: string) =>
      ({ stock_div: '010', item_cd, qty, price: '10', to: place }) as const
    await stage.post([buy(steel, '100'), buy(bolt, '50')], { document_kind: 'receipt' })
    await stage.post([{ stock_div: '030', item_cd: 'L1', qty: '40', from: steel.place, to: steelB.place }], {
      document_kind: 'move',
    })
    await stage.post(
      [
        { stock_div: '041', item_cd: 'L1', qty: '30', from: steelB.place },
        { stock_div: '041', item_cd: 'L2', qty: '8', from: bolt.place },
        { stock_div: '040', item_cd: 'L3', qty: '4', to: kit.place },
      ],
      { document_kind: 'work' },
    )
    await stage.post([{ stock_div: '500', item_cd: 'L3', qty: '3', from: kit.place }], {
      document_kind: 'ship',
    })
    // Beside many others: without statistics a plan may put the whole ledger beside itself.
    const others = Array.from({ length: 300 }, (_, at) => buy(lot('L1', `OTHER-${String(at)}`), '1'))
    await stage.post(others, { document_kind: 'receipt' })
    const wrong = await stage.post([{ stock_div: '500', item_cd: 'L2', qty: '2', from: bolt.place }], {
      document_kind: 'wrong',
    })
    await stage.reverse(wrong.ledger_nos)
  })

  const trace = async (item_cd: string, lot_no: string) => {
    const { nodes, edges } = await stage.within((context) => traceLot(context, { item_cd, lot_no }))
    const name = new Map(
      nodes.map(({ id, kind, item_cd: item, lot_no: no, stock_div }) => [
        id,
        kind === 'lot' ? `${item}/${no}` : `${stock_div} of ${no}`,
      ]),
    )
    return {
      nodes: nodes.map(({ id, level, qty }) => `${String(level)} ${name.get(id) ?? ''} ${qty}`).sort(),
      edges: edges
        .map(({ from, to, qty }) => `${name.get(from) ?? ''} → ${name.get(to) ?? ''} ${qty}`)
        .sort(),
    }
  }

  it('what was sold is traced back to what was bought for it, through everything between', async () => {
    expect(await trace('L3', 'K1')).toEqual({
      nodes: [
        '-1 L1/S2 10',
        '-1 L2/B1 42',
        '-2 010 of B1 50',
        '-2 L1/S1 60',
        '-3 010 of S1 100',
        '0 L3/K1 1',
        '1 500 of K1 3',
      ].sort(),
      edges: [
        '010 of B1 → L2/B1 50',
        '010 of S1 → L1/S1 100',
        'L1/S1 → L1/S2 40',
        'L1/S2 → L3/K1 30',
        'L2/B1 → L3/K1 8',
        'L3/K1 → 500 of K1 3',
      ],
    })
  })

  it('a bad purchase is traced forwards to everything that it has gone into', async () => {
    const { nodes } = await trace('L1', 'S1')
    expect(nodes).toEqual(
      ['-1 010 of S1 100', '0 L1/S1 60', '1 L1/S2 10', '2 L3/K1 1', '3 500 of K1 3'].sort(),
    )
  })

  it('a lot that nobody has seen is not there', async () => {
    await expect(trace('L1', 'NONE')).rejects.toMatchObject({ code: 404 })
  })
})
