import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { bytesOf } from '#test/file-bytes.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { answerDates, possibleDays, shiftDays } from '../../contract/answers/answer-calls.ts'
import { deliveryDateList } from '../../contract/answers/delivery-date-list.ts'
import { daysText, linesText } from '../../contract/answers/lines-meant.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { restsOnTexts } from '../../contract/possible-day.ts'
import { aboutLine, allocateOrder } from '../../contract/order-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  let items: readonly string[] = []
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    items = stage.sold.slice(0, 3).map(({ item_cd }) => item_cd)
  })
  const made = (...quantities: readonly string[]) =>
    stage.enter(quantities.map((qty, at) => ({ item_cd: items[at % items.length] ?? '', qty })))
  const said = async (attempt: Promise<unknown>) => {
    const { code, fields } = await refused(attempt)
    return fields.length === 0 ? code : fields.map((one) => [one.path, one.code])
  }
  /** A column of the file of a list, from its heading on. */
  const cellsOf = async (
    list: typeof deliveryDateList | typeof backlogList,
    order_no: string,
    heading: string,
  ) => {
    const file = await stage.call(list.endpoints.csvDownload, { order_no })
    const [names = [], ...lines] = decodeCp932(await bytesOf(file))
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    return lines.map((cells) => cells[names.indexOf(heading)])
  }
  const lineOf = ({ header: { order_no } }: OrderRecord, line_no: number, date: string, seen = '') => ({
    ...{ order_no, line_no, date, seen },
  })

  it('the possible day of many lines is the one that the line at hand is told', async () => {
    // Nobody else waits for the first one: there is enough of it.
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE receive_order_line SET line_status = '8' WHERE item_cd = ${items[0] ?? ''}`),
    )
    const orders = [await made('1', '5000'), await made('2', '3', '900')]
    const lines = orders.flatMap(({ header: { order_no }, lines: own }) =>
      own.map(({ line_no }) => ({ order_no, line_no })),
    )
    const { list } = await stage.call(possibleDays, { lines: linesText(lines) })
    expect(list).toHaveLength(lines.length)
    const found = new Set<string>()
    for (const { header, lines: own } of orders)
      for (const { line_no, item_cd, qty } of own) {
        const { customer_cd, branch_no, destination_cd, order_no } = header
        const about = await stage.call(aboutLine, {
          ...{ customer_cd, branch_no, destination_cd, order_no, line_no: String(line_no), item_cd, qty },
        })
        const { possible_dt, rests_on } = about
        expect(list).toContainEqual(expect.objectContaining({ order_no, line_no, possible_dt, rests_on }))
        found.add(rests_on)
      }
    expect(found.size).toBeGreaterThan(1)
  })

  describe('on both screens the possible day is that of what is still to leave', () => {
    const both = async ({ header, lines }: OrderRecord) => {
      const { customer_cd, branch_no, destination_cd, order_no } = header
      const [line] = lines
      const { list } = await stage.call(possibleDays, { lines: `${order_no}-1` })
      const { possible_dt, rests_on, on_hand } = await stage.call(aboutLine, {
        ...{ customer_cd, branch_no, destination_cd, order_no, line_no: '1' },
        ...{ item_cd: line?.item_cd ?? '', qty: line?.qty ?? '' },
      })
      return {
        list: list.map((one) => [one.possible_dt, one.rests_on]),
        about: [possible_dt, rests_on],
        on_hand,
      }
    }
    /** Others want more than there will ever be. */
    const wantedByOthers = () => stage.enter([{ item_cd: items[1] ?? '', qty: '70000' }])

    it('who has been promised the goods has them, however much others want', async () => {
      const order = await stage.enter([{ item_cd: items[1] ?? '', qty: '2' }])
      const { order_no } = order.header
      await wantedByOthers()
      expect((await both(order)).about[1]).not.toBe('stock')
      await stage.call(allocateOrder, { order_no })
      const { list, about } = await both(await stage.read(order))
      expect(about[1]).toBe('stock')
      expect(list).toEqual([about])
    })
    it('what has left already is not asked for once more', async () => {
      const order = await stage.enter([{ item_cd: items[2] ?? '', qty: '9000' }])
      await stage.set(order, 1, sql`shipped_qty = 8999`)
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE receive_order_line SET line_status = '8'
          WHERE item_cd = ${items[2] ?? ''} AND order_no <> ${order.header.order_no}`),
      )
      const { list, about } = await both(await stage.read(order))
      expect(about[1]).toBe('stock')
      expect(list).toEqual([about])
    })
    it('of a set that is sold it is that of the goods that will leave', async () => {
      const [{ item_cd: set } = { item_cd: '' }] = await stage.others('std_price > 0')
      const part = items[2] ?? ''
      await stage.database.owner('write', async (tx) => {
        await tx.execute(
          sql`UPDATE item SET shippable_flg = false WHERE company_cd = 'DEMO' AND item_cd = ${set}`,
        )
        await tx.execute(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, shippable_flg, create_user, update_user)
          VALUES ('DEMO', ${set}, 990, '2026-01-01', ${part}, true, 'test', 'test')`)
      })
      const { list, about, on_hand } = await both(await stage.enter([{ item_cd: set, qty: '2' }]))
      expect(list).toEqual([about])
      expect(on_hand).toBe((await stage.call(itemStock, { item_cd: part })).on_hand)
    })
  })

  it('stands in the files of the list and of the backlog as on their screens', async () => {
    const { header } = await made('4', '6000')
    const { order_no } = header
    const { list } = await stage.call(possibleDays, { lines: `${order_no}-1,${order_no}-2` })
    const days = list.map(({ possible_dt }) => possible_dt.replaceAll('-', '/'))
    const answers = await cellsOf(deliveryDateList, order_no, '可能日')
    expect(answers).toEqual(days)
    expect(days.every((day) => day !== '')).toBe(true)
    const covered = await cellsOf(backlogList, order_no, '充当できる供給')
    expect(covered).toEqual(
      list.map(({ rests_on, supply }) =>
        supply
          ? `${supply.what} ${supply.no} ${supply.date.replaceAll('-', '/')}`
          : restsOnTexts[rests_on].ja,
      ),
    )
  })

  it('is not told of what has been closed or does not exist', async () => {
    const { header } = await made('3')
    await stage.set({ header } as OrderRecord, 1, sql`line_status = '8'`)
    expect(await stage.call(possibleDays, { lines: `${header.order_no}-1,${header.order_no}-9` })).toEqual({
      list: [],
    })
  })

  describe('lines are answered', () => {
    it('of several orders at once; the shipping follows, and the history says who and why', async () => {
      const [one, two] = [await made('3', '4'), await made('5')]
      const answered = await stage.call(answerDates, {
        ...{ kind: '1', reason: '設備点検のため' },
        lines: [lineOf(one, 2, '2026-12-01'), lineOf(two, 1, '2026-12-02')],
      })
      expect(answered).toEqual({ answered: 2, held: 0 })
      const [first, second] = (await stage.read(one)).lines
      expect([first?.answer_dt, second?.answer_dt, second?.ship_dt]).toEqual(['', '2026-12-01', '2026-11-30'])
      const after = await stage.read(two)
      expect(after.lines[0]).toMatchObject({ answer_dt: '2026-12-02', ship_dt: '2026-12-01' })
      expect(after.header.change_reason).toBe('設備点検のため')
    })
    it('agreed on, a line is confirmed', async () => {
      const order = await made('3')
      await stage.call(answerDates, { kind: '2', lines: [lineOf(order, 1, '2026-12-03')] })
      expect((await stage.read(order)).lines[0]).toMatchObject({ answer_dt: '', confirmed_dt: '2026-12-03' })
    })
    it('all of them or none: each refusal stands at its row', async () => {
      const [one, two] = [await made('3', '4'), await made('5')]
      await stage.set(two, 1, sql`plan_status = '2'`)
      expect(
        await said(
          stage.call(answerDates, {
            kind: '1',
            // A Sunday; a good day; what is planned.
            lines: [lineOf(one, 1, '2026-11-29'), lineOf(one, 2, '2026-12-01'), lineOf(two, 1, '2026-12-01')],
          }),
        ),
      ).toEqual([
        ['lines.0.date', 'BIZ_CALENDAR_HOLIDAY'],
        ['lines.2.date', 20121],
      ])
      expect((await stage.read(one)).lines.map(({ answer_dt }) => answer_dt)).toEqual(['', ''])
    })
    it('what somebody else has answered meanwhile is not overwritten', async () => {
      const order = await made('3')
      await stage.call(answerDates, { kind: '1', lines: [lineOf(order, 1, '2026-12-01')] })
      expect(
        await said(stage.call(answerDates, { kind: '1', lines: [lineOf(order, 1, '2026-12-02')] })),
      ).toEqual([['lines.0.date', 'V_CHANGED']])
      await stage.call(answerDates, { kind: '1', lines: [lineOf(order, 1, '2026-12-02', '2026-12-01')] })
    })
    it('days are shifted by those on which the destination works, and can be answered then', async () => {
      const [one, two] = [await made('3', '4'), await made('5')]
      const shifted = (dates: readonly string[], days: string) =>
        stage
          .call(shiftDays, {
            lines: daysText([
              { order_no: one.header.order_no, line_no: 2, date: dates[0] ?? '' },
              { order_no: two.header.order_no, line_no: 1, date: dates[1] ?? '' },
            ]),
            days,
          })
          .then(({ list }) => list.map(({ date }) => date))
      // A Friday before a weekend, and the last day before the holidays of the new year.
      expect(await shifted(['2026-12-04', '2026-12-28'], '2')).toEqual(['2026-12-08', '2027-01-06'])
      const [first = '', second = ''] = await shifted(['2026-12-08', '2026-12-07'], '-2')
      expect([first, second]).toEqual(['2026-12-04', '2026-12-03'])
      const lines = [lineOf(one, 2, first), lineOf(two, 1, second)]
      expect(await stage.call(answerDates, { kind: '1', lines })).toMatchObject({ answered: 2 })
      expect(await said(shifted(['2026-12-04', ''], '2'))).toEqual([['lines.1.date', 'V_REQUIRED']])
    })
    it('a line that is not there, that is closed, or a day that is none', async () => {
      const order = await made('3')
      expect(
        await said(stage.call(answerDates, { kind: '1', lines: [lineOf(order, 9, '2026-12-01')] })),
      ).toBe(404)
      expect(await said(stage.call(answerDates, { kind: '1', lines: [lineOf(order, 1, '')] }))).toEqual([
        ['lines.0.date', 'V_REQUIRED'],
      ])
      await stage.set(order, 1, sql`line_status = '8'`)
      expect(
        await said(stage.call(answerDates, { kind: '1', lines: [lineOf(order, 1, '2026-12-01')] })),
      ).toEqual([['lines.0.date', 'BIZ_ORDER_LINE_CLOSED']])
    })
  })

  it('the list counts how long a customer has waited, until it has been answered', async () => {
    const order = await stage.enter([{ item_cd: items[0] ?? '', qty: '3' }], { order_dt: '2026-11-12' })
    const asked = { order_no: order.header.order_no }
    const row = async () => (await stage.call(deliveryDateList.endpoints.getList, asked)).list[0]
    expect(await row()).toMatchObject({ answer_status: '0', waiting_days: 6, backlog_qty: '3' })
    await stage.call(answerDates, { kind: '1', lines: [lineOf(order, 1, '2026-12-01')] })
    expect(await row()).toMatchObject({ answer_status: '1', waiting_days: 0, answer_dt: '2026-12-01' })
  })
  it('shows at most seven days of orders or deliveries', async () => {
    const wide = { order_dt: `2026-11-01..${orderDay}` }
    expect(await said(stage.call(deliveryDateList.endpoints.getList, wide))).toEqual([
      ['order_dt', 'V_WINDOW'],
    ])
  })
})
