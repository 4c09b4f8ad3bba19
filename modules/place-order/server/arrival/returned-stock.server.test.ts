import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { written } from '#platform/contract/decimal.ts'
import { rows } from '#platform/server/database/database.ts'
import { arrivalStage, more, type ArrivalStage, type SentLine } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import { outcome, refused, speaker } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { textOfPages } from '#test/pdf-text.ts'
import {
  accept,
  cancelAcceptance,
  cancelArrival,
  printReturnSlip,
} from '../../contract/arrival/arrival-calls.ts'
import { askForPass, decidePass } from '../../contract/law/law-calls.ts'
import { placeOrderBacklog } from '../../contract/order/place-order-figures.ts'
import { settlePrices } from '../../contract/purchase/purchase-calls.ts'

const reason = '入力間違い'

onPostgres((open) => {
  let stage: ArrivalStage
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
  })
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  const underTheAct = (isSubject: boolean) =>
    write(
      sql`UPDATE supplier SET toriteki_flg = ${isSubject} WHERE company_cd = 'DEMO' AND supplier_cd = ${stage.goods.supplier_cd}`,
    )
  beforeEach(() => underTheAct(false))

  const delivered = (po_no: string, qty: string) => ({
    ...{ po_no, po_line_no: '1', qty, location_cd: stage.goods.place },
  })
  const back = (return_qty: string, line: SentLine = {}): SentLine => ({
    ...{ arrival_line_no: 1, judged_goods: '0', return_qty, reason: '内部に巣', return_ground: '2', ...line },
  })
  const good = (good_qty: string): SentLine => ({ arrival_line_no: 1, good_qty })
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  const backlog = async (po_no: string) => {
    const line = await stage.orderLine(po_no)
    return line ? written(placeOrderBacklog(line), 0) : undefined
  }
  /** Goods that were ordered, came and have been accepted. */
  const acceptedGoods = async (item_cd: string, qty: string, price: string) => {
    const po_no = await stage.ordered([stage.bought(item_cd, qty, price)])
    const { arrival_no } = (await stage.received([delivered(po_no, qty)])).header
    if (item_cd === stage.goods.inspected) await stage.accepted(arrival_no, [good(qty)])
    return { po_no, arrival_no }
  }
  const by = (user: string) => (endpoint: typeof askForPass | typeof decidePass, input: object) => {
    const route = product.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return speaker(stage.database, product)<{ act_no: string }>(route, input, { user })
  }
  const passed = async (subject: string, figure: string) => {
    const { supplier_cd, branch_no } = stage.goods
    const asked = { kind: '2', supplier_cd, branch_no, subject, figure, reason: '材質が違っていた' }
    const { act_no } = await by('SATO')(askForPass, asked)
    await by('TANAKA')(decidePass, { act_no, accept: '1' })
  }

  it('accepted goods go back from the shelf: stock, purchase and order know it, and it is taken back exactly', async () => {
    const { inspected } = stage.goods
    const { po_no, arrival_no } = await acceptedGoods(inspected, '10', '100')
    const before = await stage.onHand(inspected)
    const { acceptance_no } = (await stage.accepted(arrival_no, [back('3')])).header
    expect(await stage.onHand(inspected)).toEqual(more(before, { '0:0': -3 }))
    expect(await stage.owed(po_no)).toBe(700)
    expect(await stage.orderLine(po_no)).toMatchObject({
      ...{ accepted_qty: '10', returned_qty: '3', redelivery_qty: '3', purchased_qty: '7', line_status: '1' },
    })
    expect(await backlog(po_no)).toBe('3')
    expect(await stage.arrivalLine(arrival_no)).toMatchObject({
      ...{ inspected_qty: '10', good_qty: '7', returned_qty: '3', goods_returned_qty: '3' },
    })
    const { content } = await stage.call(printReturnSlip, { acceptance_no })
    const [slip = ''] = content instanceof Uint8Array ? textOfPages(content) : []
    for (const words of ['返品票', acceptance_no, '内部に巣', '300'])
      expect(slip.replaceAll(/\s/g, '')).toContain(words)
    await stage.addsUp()
    expect(await refused(stage.call(cancelArrival, { arrival_no, reason }))).toMatchObject({
      code: 'BIZ_ARRIVAL_ACCEPTED',
    })
    await stage.call(cancelAcceptance, { acceptance_no, reason })
    expect(await stage.onHand(inspected)).toEqual(before)
    expect(await stage.owed(po_no)).toBe(1000)
    expect(await backlog(po_no)).toBe('0')
    expect(await stage.arrivalLine(arrival_no)).toMatchObject({ returned_qty: '0', goods_returned_qty: '0' })
    await stage.addsUp()
  })

  it('nobody wants them again where that is said: nothing is on order for them', async () => {
    const { po_no, arrival_no } = await acceptedGoods(stage.goods.plain, '6', '50')
    await stage.accepted(arrival_no, [back('2', { redeliver: false })])
    expect(await backlog(po_no)).toBe('0')
    expect(await stage.orderLine(po_no)).toMatchObject({ line_status: '2', purchased_qty: '4' })
    expect(await stage.owed(po_no)).toBe(200)
  })

  it('no more goes back than was accepted and is there, each thing told at its cell', async () => {
    const { inspected, plain } = stage.goods
    const { arrival_no } = await acceptedGoods(inspected, '5', '10')
    const trying = (...lines: readonly SentLine[]) => cells(stage.accepted(arrival_no, lines))
    expect(await trying(back('3'), back('3'))).toEqual([
      ['lines.1.return_qty', 'BIZ_ACCEPTANCE_NOT_ACCEPTED'],
    ])
    expect(await trying(back('1', { return_ground: '0', reason: '' }))).toEqual([
      ['lines.0.reason', 'BIZ_ACCEPTANCE_REASON'],
      ['lines.0.return_ground', 'BIZ_ACCEPTANCE_GROUND'],
    ])
    expect(await trying(back('1', { good_qty: '1' }))).toEqual([
      ['lines.0.good_qty', 'BIZ_ACCEPTANCE_BACK_ONLY'],
    ])
    const elsewhere = await acceptedGoods(plain, '4', '10')
    const [empty] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { location_cd: z.string() },
        sql`SELECT location_cd FROM stock_location l WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND location_kind = '1'
          AND abort_div = '0' AND NOT EXISTS (SELECT FROM stock_location c WHERE c.company_cd = l.company_cd AND c.parent_cd = l.location_cd)
          AND NOT EXISTS (SELECT FROM stock_balance b WHERE b.company_cd = 'DEMO' AND b.item_cd = ${plain}
            AND b.location_cd = l.location_cd AND b.qty <> 0) ORDER BY 1 LIMIT 1`,
      ),
    )
    const location_cd = empty?.location_cd ?? ''
    const [found] = await cells(stage.accepted(elsewhere.arrival_no, [back('1', { location_cd })]))
    expect(found).toEqual(['lines.0.return_qty', 20084])
  })

  it('good pieces are not un-accepted when they have gone back since', async () => {
    const { inspected } = stage.goods
    const po_no = await stage.ordered([stage.bought(inspected, '8', '10')])
    const { arrival_no } = (await stage.received([delivered(po_no, '8')])).header
    const { acceptance_no } = (await stage.accepted(arrival_no, [good('8')])).header
    const sentBack = (await stage.accepted(arrival_no, [back('1')])).header.acceptance_no
    expect(await refused(stage.call(cancelAcceptance, { acceptance_no, reason }))).toMatchObject({
      code: 'BIZ_ACCEPTANCE_NOT_ACCEPTED',
    })
    await stage.call(cancelAcceptance, { acceptance_no: sentBack, reason })
    await stage.call(cancelAcceptance, { acceptance_no, reason })
    expect(await stage.owed(po_no)).toBe(80)
    await stage.addsUp()
  })

  it('what goes back gives back what it cost: the price that was settled since', async () => {
    const { inspected } = stage.goods
    const { po_no, arrival_no } = await acceptedGoods(inspected, '10', '100')
    await stage.call(settlePrices, {
      ...{ supplier_cd: stage.goods.supplier_cd, branch_no: '00', item_cd: inspected },
      ...{ from_dt: orderDay, to_dt: orderDay, unit_price: '120', account_dt: orderDay, reason: '単価決定' },
    })
    expect(await stage.owed(po_no)).toBe(1200)
    await stage.accepted(arrival_no, [back('10')])
    expect(await stage.owed(po_no)).toBe(0)
    await stage.addsUp()
  })

  it('a company that counts on acceptance gets back what it counted', async () => {
    await stage.setBasis('2')
    const { inspected } = stage.goods
    const { po_no, arrival_no } = await acceptedGoods(inspected, '10', '100')
    expect(await stage.owed(po_no)).toBe(1000)
    const { acceptance_no } = (await stage.accepted(arrival_no, [back('4')])).header
    expect(await stage.owed(po_no)).toBe(600)
    await stage.call(cancelAcceptance, { acceptance_no, reason })
    expect(await stage.owed(po_no)).toBe(1000)
    await stage.setBasis('1')
    await stage.addsUp()
  })

  it('取適法: the line says before the click whether it may go back, until when, and how many days are left', async () => {
    await underTheAct(true)
    const { inspected } = stage.goods
    const { arrival_no } = await acceptedGoods(inspected, '10', '100')
    const told = async (line: SentLine) => {
      const [saved] = (await stage.inspected(arrival_no, [line])).lines
      return [saved?.return_law, saved?.last_return_dt, saved?.return_days_left]
    }
    expect(await told(back('1'))).toEqual(['1', '2027-05-18', '181'])
    expect(await told(back('1', { return_ground: '3' }))).toEqual(['1', '2027-11-18', '365'])
    expect(await told(back('1', { return_ground: '1' }))).toEqual(['2', '', ''])
    await underTheAct(false)
    expect(await told(back('1', { return_ground: '1' }))).toEqual(['0', '', ''])
  })

  it('取適法: what may not go back is refused, and passed by a second person for exactly this, once', async () => {
    await underTheAct(true)
    const { inspected, plain } = stage.goods
    const { po_no, arrival_no } = await acceptedGoods(inspected, '10', '100')
    const sending = (line: SentLine) => cells(stage.accepted(arrival_no, [line]))
    expect(await sending(back('1', { return_ground: '1' }))).toEqual([
      ['lines.0.return_qty', 'BIZ_LAW_RETURN_VISIBLE'],
    ])
    expect(await sending(back('1', { return_ground: '4' }))).toEqual([
      ['lines.0.return_qty', 'BIZ_LAW_RETURN_FAULTLESS'],
    ])
    const uninspected = await acceptedGoods(plain, '5', '10')
    expect(await cells(stage.accepted(uninspected.arrival_no, [back('1')]))).toEqual([
      ['lines.0.return_qty', 'BIZ_LAW_RETURN_UNINSPECTED'],
    ])
    const owed = await stage.owed(po_no)
    await passed(`${arrival_no}-1`, '2')
    expect(await sending(back('3', { return_ground: '1' }))).toEqual([
      ['lines.0.return_qty', 'BIZ_LAW_RETURN_VISIBLE'],
    ])
    const draft = await stage.inspected(arrival_no, [back('2', { return_ground: '1' })])
    expect(draft.lines[0]?.return_law).toBe('3')
    await stage.call(accept, { acceptance_no: draft.header.acceptance_no })
    expect(await stage.owed(po_no)).toBe(owed - 200)
    expect(await sending(back('2', { return_ground: '1' }))).toEqual([
      ['lines.0.return_qty', 'BIZ_LAW_RETURN_VISIBLE'],
    ])
    await write(sql`UPDATE arrival SET receipt_dt = '2026-05-08' WHERE arrival_no = ${arrival_no}`)
    const late = await refused(stage.accepted(arrival_no, [back('1')]))
    expect(late.fields).toMatchObject([
      {
        path: 'lines.0.return_qty',
        code: 'BIZ_LAW_RETURN_LATE',
        params: { date: '2026-11-08', days: 10 },
      },
    ])
    expect(await stage.owed(po_no)).toBe(owed - 200)
    await write(sql`UPDATE arrival SET receipt_dt = ${orderDay} WHERE arrival_no = ${arrival_no}`)
    await stage.addsUp()
  })

  it('whatever is accepted, sent back and cancelled: backlog, pieces and money agree after every step', async () => {
    const { inspected } = stage.goods
    const before = await stage.onHand(inspected)
    const po_no = await stage.ordered([stage.bought(inspected, '200', '10')])
    const roll = dice(7)
    const arrivals: string[] = []
    const acceptances: string[] = []
    for (let n = 0; n < 60; n++) {
      const arrival_no = arrivals[roll(arrivals.length)]
      const acceptance_no = acceptances[roll(acceptances.length)]
      const act = roll(10)
      const qty = String(1 + roll(5))
      if (arrival_no === undefined || act === 0)
        await outcome(
          stage
            .received([delivered(po_no, `1${qty}`)])
            .then(({ header }) => arrivals.push(header.arrival_no)),
        )
      else if (act === 1) await outcome(stage.call(cancelArrival, { arrival_no, reason }))
      else if (act === 2 && acceptance_no !== undefined)
        await outcome(stage.call(cancelAcceptance, { acceptance_no, reason }))
      else {
        const of = [
          { ...good(qty), defective_qty: '1', return_qty: String(roll(2)), reason: 'キズ' },
          back(qty, { redeliver: roll(2) === 0 }),
          back('1', { judged_goods: '2' }),
        ][roll(3)]
        if (of)
          await outcome(
            stage.accepted(arrival_no, [of]).then(({ header }) => acceptances.push(header.acceptance_no)),
          )
      }
      const line = await stage.orderLine(po_no)
      if (!line) throw new Error('The order has gone')
      const { qty: ordered, received_qty, redelivery_qty, closed_qty, returned_qty, inspected_qty } = line
      expect(await backlog(po_no)).toBe(
        String(Number(ordered) + Number(redelivery_qty) - Number(received_qty) - Number(closed_qty)),
      )
      expect(Number(inspected_qty)).toBeLessThanOrEqual(Number(received_qty))
      expect(Number(redelivery_qty)).toBeLessThanOrEqual(Number(returned_qty))
      const now = await stage.onHand(inspected)
      const here = (quality: string) => (now[`0:${quality}`] ?? 0) - (before[`0:${quality}`] ?? 0)
      expect(here('0') + here('1') + here('2')).toBe(Number(received_qty) - Number(returned_qty))
      expect(here('1')).toBe(Number(received_qty) - Number(inspected_qty))
      expect(await stage.owed(po_no)).toBe((Number(received_qty) - Number(returned_qty)) * 10)
    }
    expect(acceptances.length).toBeGreaterThan(5)
    await stage.addsUp()
  })
})
