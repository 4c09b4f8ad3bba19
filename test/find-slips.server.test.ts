import { beforeAll, expect, it } from 'vitest'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { orderList } from '#modules/receive-order/contract/order-list.ts'
import { placeOrderList } from '#modules/place-order/contract/order/place-order-list.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { palettePreview, paletteSearch } from '#platform/contract/palette.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'
import { demoToken } from './demo-token.ts'
import { openSite, type Site } from './site.ts'

onPostgres((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(demo), { demo: true })
  })

  const tokenOf = (user: string, factory_cd = 'F01') => demoToken(site, user, factory_cd)
  const found = async (keyword: string, token: string) =>
    (await site.call(paletteSearch, { keyword }, { token })).data.list

  it('an order is found by the beginning of its number, however it is typed, the newest first', async () => {
    const token = await tokenOf('sales')
    const { data } = await site.call(
      orderList.endpoints.getList,
      { sort: '-order_no', line_status: '', size: 50 },
      { token },
    )
    const numbers = [...new Set(data.list.map(({ order_no }) => order_no))]
    const newest = numbers[0] ?? ''
    const prefix = newest.slice(0, 4)
    const [group] = await found(prefix.toLowerCase(), token)
    expect(group).toMatchObject({ finder: orderSlip.name, kind: 'slip', has_next: true })
    expect(group?.hits.map(({ code }) => code)).toEqual(
      numbers.filter((one) => one.startsWith(prefix)).slice(0, 3),
    )
    const one = (await found(newest, token)).flatMap(({ hits }) => hits)[0]
    const row = data.list[0]
    expect(one).toMatchObject({
      ...{ code: newest, name: row?.customer_cd_nm },
      path: `${orderSlip.screen.path}?order_no=${newest}`,
    })
    const told = await site.call(palettePreview, { finder: orderSlip.name, key: newest }, { token })
    expect(told.data.lines).toContainEqual({
      ...{ label: '受注日', value: row?.order_dt.replaceAll('-', '/'), figure: false },
    })
    const sum = told.data.lines.find(({ label }) => label === '税抜合計')?.value
    expect(sum).toMatch(/^\d{1,3}(,\d{3})*$/)
  })

  it('a number that stands for something is said in words: 99 is the last day of the month', async () => {
    const token = await tokenOf('sales')
    const days = async (key: string) => {
      const { data } = await site.call(palettePreview, { finder: customerMaster.name, key }, { token })
      return data.lines.find(({ label }) => label === '締日')?.value
    }
    expect(await days('C001 00')).toBe('末日')
    expect(await days('C011 00')).toBe('15')
  })

  it('an order is found by a part of the number that the customer gave it, of the order or of a line', async () => {
    const token = await tokenOf('sales')
    const entered = async (customer_po_no: string, order_po_no: string) => {
      const { data } = await site.call(
        orderSlip.endpoints.doEdit,
        {
          assign_mode: '0',
          header: {
            order_dt: '2026-11-18',
            customer_cd: 'C001',
            branch_no: '00',
            due_dt: '2026-11-27',
            customer_po_no,
          },
          lines: [{ item_cd: 'LG-15', qty: '1', order_po_no }],
        },
        { token },
      )
      return data.header.order_no
    }
    const [one, two] = [await entered('TW-90125', ''), await entered('', '髙島-90125-B')]
    const numbered = async (keyword: string) =>
      (await found(keyword, token)).find(({ finder }) => finder === 'customerOrderNumber')?.hits ?? []
    expect((await numbered('90125')).map(({ code, path }) => [code, path])).toEqual([
      ['髙島-90125-B', `/receiveOrder/receiveOrderPage?order_no=${two}`],
      ['TW-90125', `/receiveOrder/receiveOrderPage?order_no=${one}`],
    ])
    expect((await numbered('ｔｗ－９０１２５')).map(({ code }) => code)).toEqual(['TW-90125'])
    expect((await numbered('高島')).length).toBe(0)
    expect((await numbered('高島-9')).map(({ key }) => key)).toEqual([two])
    const listed = async (conditions: object) => {
      const { data } = await site.call(
        orderList.endpoints.getList,
        { line_status: '', ...conditions },
        { token },
      )
      return data.list.map(({ order_no }) => order_no)
    }
    expect(await listed({ customer_po_no: 'tw-9012' })).toEqual([one])
    expect(await listed({ order_po_no: '90125' })).toEqual([two])
  })

  it('slips of other areas and of another factory are not told', async () => {
    const buyer = await tokenOf('buyer')
    const { data } = await site.call(placeOrderList.endpoints.getList, { size: 1 }, { token: buyer })
    const bought = data.list[0]?.po_no ?? ''
    expect((await found(bought, buyer)).map(({ finder }) => finder)).toContain(placeOrderSlip.name)
    expect(await found(bought, await tokenOf('sales'))).toEqual([])
    expect(await found(bought, await tokenOf('planner', 'F02'))).toEqual([])
    const hidden = await site.call(
      palettePreview,
      { finder: placeOrderSlip.name, key: bought },
      { token: await tokenOf('sales') },
    )
    expect(hidden.data.lines).toEqual([])
  })
})
