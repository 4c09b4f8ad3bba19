import { expect } from 'vitest'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { statementList as payable } from '#modules/place-order/contract/statement/statement-list.ts'
import { receivableList } from '#modules/sales/contract/receipt/receivable-list.ts'
import { salesManageList } from '#modules/sales/contract/sale/sales-list.ts'
import { statementList } from '#modules/sales/contract/statement/statement-list.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { valuationList } from '#modules/stock/contract/valuation-list.ts'
import { hour, shot, type Day } from './day.ts'
import { customer, part, product, supplier } from './goods-of-the-day.ts'

/** What the day comes to, reckoned by hand. */
export function totals(day: () => Day): void {
  const stockOf = async (item_cd: string) => {
    const { data } = await day().ask.get(itemStock.path, { item_cd })
    const { places, ...all } = itemStock.output.parse(data)
    return {
      ...all,
      places: places.map(({ location_cd, quality, qty }) => [location_cd, quality, qty]),
    }
  }

  hour(
    day,
    '20:00',
    'stock: every piece is where it should be, at its value, on each screen the same',
    async () => {
      const { at, ask } = day()
      // Bought 75, 3 went back, 60 were built in: 12 at 300 yen, on their usual shelf. 3 are to be delivered anew.
      expect(await stockOf(part)).toMatchObject({
        ...{ on_hand: '12', amount: '3600', unit_cost: '300', on_order: '3' },
        places: [['999-D5', '0', '12']],
      })
      // 28 good ones left, 3 came back and are on hold, of which the count has found 2; 2 that were defective lie at the machine, without a
      // value. The two orders of the file are still to be made.
      expect(await stockOf(product)).toMatchObject({
        ...{ on_hand: '0', allocated: '0', amount: '2000', in_production: '30' },
        places: [
          ['999-D4', '1', '2'],
          ['WIP-ASM', '2', '2'],
        ],
      })
      const { data } = await ask.get(valuationList.endpoints.getList.path, { item_cd: 'KP-' })
      const { list } = valuationList.endpoints.getList.output.parse(data)
      expect(list).toMatchObject([
        // In: 28 finished and 3 that came back; out: 28 sold and 1 missing.
        {
          item_cd: product,
          ...{
            in_qty: '31',
            in_amount: '31000',
            out_qty: '29',
            out_amount: '29000',
            qty: '2',
            amount: '2000',
          },
        },
        {
          item_cd: part,
          ...{
            in_qty: '75',
            in_amount: '22500',
            out_qty: '63',
            out_amount: '18900',
            qty: '12',
            amount: '3600',
          },
        },
      ])
      await at.sales.go('/stock/stockValuation?item_cd=KP-')
      await at.sales.row(part).filter({ hasText: '3,600' }).waitFor()
      await at.sales.row(product).filter({ hasText: '2,000' }).waitFor()
      await shot(day(), at.sales, 'valuation')
    },
  )

  hour(day, '20:10', 'orders: what was ordered, has left, was sold and came back', async () => {
    const { ask, no } = day()
    const { data } = await ask.get(orderSlip.endpoints.getDetail.path, { order_no: no.urgent })
    expect(orderSlip.schema.record.parse(data).lines).toMatchObject([
      {
        qty: '30',
        shipped_qty: '28',
        sold_qty: '28',
        returned_qty: '3',
        allocated_qty: '0',
        unit_price: '2000',
      },
    ])
  })

  hour(
    day,
    '20:20',
    'sales: 28 at 1,900 less 3 that came back, what they cost, and what is earned',
    async () => {
      const { at, ask } = day()
      const asked = { customer_cd: customer, size: '50' }
      const { data } = await ask.get(salesManageList.endpoints.getTotal.path, asked)
      // 56,000 − 56,000 + 53,200 − 5,700; (28 − 3) × 1,000.
      expect(data).toMatchObject({
        total: 4,
        totals: { amount: '47500', line_cost: '25000', line_margin: '22500' },
      })
      await at.sales.go(`/sales/salesManage?customer_cd=${customer}`)
      await at.sales.panel().getByText('22,500').first().waitFor()
      await shot(day(), at.sales, 'sales')
    },
  )

  hour(day, '20:30', 'what the customer owes: the statement, its tax, and nothing any more', async () => {
    const { at, ask } = day()
    const asked = { customer_cd: customer }
    const { data } = await ask.get(statementList.endpoints.getList.path, asked)
    const { list } = statementList.endpoints.getList.output.parse(data)
    expect(list).toMatchObject([
      {
        ...{ previous_amount: '0', received_amount: '0', carried_amount: '0' },
        ...{ net_amount: '47500', tax_amount: '4750', billed_amount: '52250', open_amount: '0' },
      },
    ])
    const owed = await ask.get(receivableList.endpoints.getList.path, asked)
    expect(receivableList.endpoints.getList.output.parse(owed.data).list).toEqual([])
    await at.sales.go(`/sales/customerStatement?customer_cd=${customer}`)
    await at.sales.row('入金済').filter({ hasText: '52,250' }).waitFor()
    await shot(day(), at.sales, 'statement')
  })

  hour(day, '20:40', 'what is owed to the supplier: 72 good ones and their tax', async () => {
    const { at, ask } = day()
    const { data } = await ask.get(payable.endpoints.getList.path, { supplier_cd: supplier })
    const { list } = payable.endpoints.getList.output.parse(data)
    expect(list).toMatchObject([{ net_amount: '21600', tax_amount: '2160' }])
    await at.buyer.go(`/placeOrder/supplierStatement?supplier_cd=${supplier}`)
    await at.buyer.row(supplier).filter({ hasText: '23,760' }).waitFor()
    await shot(day(), at.buyer, 'payable')
  })
}
