import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { diagnose, examineThoroughly } from '#app/doctor.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { demosUnderWay } from '#platform/server/module/demo.ts'
import { thoroughSubjects } from '#platform/server/module/examination.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { readSettings } from '#platform/server/settings.ts'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import { demoOn } from '#test/demo.ts'
import { japaneseIn, meantToBeJapanese } from '#test/japanese-in.ts'
import { pastOn } from '#test/past-on.ts'
import { product } from '#test/product.ts'
import { loadDemo } from '../load.ts'

const today = '2026-11-18'
/** As it is before anybody has planned or worked today. */
const beforeToday: Registered = (point) => (Object.is(point, demosUnderWay) ? [] : product.registered(point))
const asker =
  (database: Database) =>
  <C extends StatedColumns>(columns: C, statement: ReturnType<typeof sql>) =>
    database.company('DEMO', 'read', (tx) => rows(tx, columns, statement))

const stock = sql`SELECT item_cd || ' ' || location_cd AS place, trim_scale(sum(qty))::text AS qty FROM stock_balance
  WHERE quality = '0' AND process_no = '' GROUP BY 1 HAVING sum(qty) <> 0 ORDER BY 1`
const lying = { place: z.string(), qty: z.string() }

onEveryDatabase((open) =>
  describe('the demo company with the twelve months behind it', () => {
    let database: Database
    let ask: ReturnType<typeof asker>
    beforeAll(async () => {
      database = await open(pastOn(today))
      ask = asker(database)
    })

    it('is loaded once', async () => {
      expect(await loadDemo(database, product.registered, today, 'ja', { withPast: true })).toBe(false)
    })

    it('agrees with itself wherever the doctor looks', async () => {
      const settings = readSettings({ KANAME_DATA: '/nowhere' })
      const found = [...(await diagnose(database, settings, product.registered))]
      for (const subject of thoroughSubjects)
        found.push(...(await examineThoroughly(database, product.registered, subject)))
      const ofInstallation = ['database', 'migrations', 'clock', 'fonts', 'disk', 'backups']
      expect(found.filter(({ name, state }) => state !== 'ok' && !ofInstallation.includes(name))).toEqual([])
    })

    it('has sold, bought, made, billed and been paid in every month, and closed all but the last one', async () => {
      for (const [day, table] of [
        ['account_dt', 'sales'],
        ['account_dt', 'purchase'],
        ['closing_dt', 'invoice_statement'],
        ['biz_dt', 'work_event'],
      ] as const) {
        const [found] = await ask(
          { months: z.int(), last: z.string() },
          sql`SELECT count(DISTINCT to_char(${sql.identifier(day)}, 'YYYY-MM'))::int AS months, max(${sql.identifier(day)})::text AS last
            FROM ${sql.identifier(table)} WHERE ${sql.identifier(day)} < ${today}`,
        )
        expect(found?.months, table).toBeGreaterThanOrEqual(12)
        expect((found?.last ?? '') < today, table).toBe(true)
      }
      expect(
        await ask(
          { months: z.int(), last: z.string() },
          sql`SELECT count(*)::int AS months, max(month) AS last FROM stock_period WHERE closed`,
        ),
      ).toEqual([{ months: 12, last: '2026-10' }])
    })

    it('has paid its suppliers on the day that was agreed, in every month, and owes what is not due yet', async () => {
      const [found] = await ask(
        { months: z.int(), otherwise: z.int(), overdue: z.int(), open: z.int(), methods: z.int() },
        sql`SELECT count(DISTINCT to_char(paid_dt, 'YYYY-MM'))::int AS months, count(*) FILTER (WHERE paid_dt <> pay_dt)::int AS otherwise,
            count(*) FILTER (WHERE paid_dt IS NULL AND pay_dt < ${today})::int AS overdue, count(*) FILTER (WHERE paid_dt IS NULL)::int AS open,
            count(DISTINCT nullif(paid_method, ''))::int AS methods FROM supplier_statement`,
      )
      expect(found).toMatchObject({ months: 11, otherwise: 0, overdue: 0, methods: 2 })
      expect(found?.open).toBeGreaterThan(3)
    })

    it('has counted its shelves in every month, the whole storehouse at the ends of the half-years, and posted what differed', async () => {
      const [found] = await ask(
        { counts: z.int(), ended: z.int(), whole: z.int(), different: z.int(), unexplained: z.int() },
        sql`SELECT count(*)::int AS counts, count(*) FILTER (WHERE status = '5')::int AS ended,
            count(*) FILTER (WHERE location_cd = '999')::int AS whole,
            (SELECT count(*) FROM inventory_line WHERE counted_qty <> book_qty)::int AS different,
            (SELECT count(*) FROM inventory_line JOIN inventory AS i USING (company_cd, factory_cd, inventory_no)
              WHERE counted_qty <> book_qty AND reason_cd = '' AND i.count_dt < ${today})::int AS unexplained
          FROM inventory WHERE count_dt < ${today}`,
      )
      expect(found).toMatchObject({ counts: 12, ended: 12, whole: 2, unexplained: 0 })
      expect(found?.different).toBeGreaterThan(3)
    })

    it('has customers who have not paid, deliveries that were late, and pieces that were defective', async () => {
      const [found] = await ask(
        { unpaid: z.int(), late: z.int(), defective: z.int() },
        sql`SELECT (SELECT count(*) FROM invoice_statement WHERE due_amount > settled_amount AND pay_dt < ${today})::int AS unpaid,
            (SELECT count(*) FROM arrival AS a JOIN arrival_line USING (company_cd, factory_cd, arrival_no)
              JOIN place_order_line AS p ON p.company_cd = a.company_cd AND p.po_no = arrival_line.po_no
                AND p.line_no = arrival_line.po_line_no WHERE a.receipt_dt > p.due_dt)::int AS late,
            (SELECT count(*) FROM work_event WHERE defective_qty > 0)::int AS defective`,
      )
      expect(found?.unpaid).toBeGreaterThan(0)
      expect(found?.late).toBeGreaterThan(5)
      expect(found?.defective).toBeGreaterThan(20)
    })

    it('says of each month what its slips say', async () => {
      expect(
        await ask(
          { statement_no: z.string() },
          sql`SELECT s.statement_no FROM invoice_statement AS s WHERE s.net_amount <> (SELECT coalesce(sum(h.net_amount), 0)
            FROM sales AS h WHERE h.company_cd = s.company_cd AND h.statement_no = s.statement_no)`,
        ),
      ).toEqual([])
      expect(
        await ask(
          { month: z.string() },
          sql`SELECT m.month FROM stock_month AS m GROUP BY 1 HAVING sum(m.closing_amount) <> (SELECT sum(e.amount) FROM stock_entry AS e
            WHERE e.ours AND to_char(e.biz_dt, 'YYYY-MM') <= m.month)`,
        ),
      ).toEqual([])
    })

    it('has a morning: everything that is wanted has its place, the next days are ordered, machines run and one has stopped', async () => {
      const [found] = await ask(
        {
          plans: z.int(),
          placed: z.int(),
          orders: z.int(),
          running: z.int(),
          stopped: z.int(),
          biz_dt: z.string(),
        },
        sql`SELECT (SELECT count(*) FROM production_plan WHERE plan_status = '1')::int AS plans,
            (SELECT count(DISTINCT plan_no) FROM plan_operation WHERE start_at::date > ${today}::date - 1)::int AS placed,
            (SELECT count(*) FROM work_order WHERE instruction_status IN ('0', '1', '4'))::int AS orders,
            (SELECT count(*) FROM work_order_operation WHERE work_status = '1')::int AS running,
            (SELECT count(*) FROM work_order_operation WHERE work_status = '2')::int AS stopped,
            (SELECT min(biz_dt)::text FROM bizdate) AS biz_dt`,
      )
      expect(found).toMatchObject({ running: 4, stopped: 1, biz_dt: today })
      expect(found?.plans).toBeGreaterThan(20)
      expect(found?.placed).toBeGreaterThan(20)
      expect(found?.orders).toBeGreaterThan(5)
    })

    it('has goods that were finished this morning: some are judged good, the rest waits for the final inspection', async () => {
      const found = await ask(
        { item_cd: z.string(), awaiting: z.string(), judged: z.string(), measured: z.int() },
        sql`SELECT h.item_cd, trim_scale(h.awaiting_qty)::text AS awaiting, trim_scale(f.good_qty)::text AS judged,
            (SELECT count(*) FROM final_inspection_measure)::int AS measured
          FROM work_order AS h JOIN final_inspection AS f ON f.work_order_no = h.work_order_no`,
      )
      expect(found).toEqual([{ item_cd: 'IX-30', awaiting: '3', judged: '5', measured: 9 }])
    })

    it('has sent each delivery with a carrier, and inspected what was machined outside', async () => {
      const [found] = await ask(
        { gone: z.int(), carried: z.int(), untracked: z.int(), inspected: z.int() },
        sql`SELECT count(*)::int AS gone, count(t.transport_no)::int AS carried,
            count(*) FILTER (WHERE t.carrier_cd <> 'T99' AND t.tracking_no = '')::int AS untracked,
            (SELECT count(*) FROM acceptance WHERE acceptance_status = '1')::int AS inspected
          FROM delivery AS h LEFT JOIN transport AS t USING (company_cd, factory_cd, transport_no) WHERE h.delivery_status = '3'`,
      )
      expect(found?.gone).toBeGreaterThan(250)
      expect(found).toMatchObject({ carried: found?.gone, untracked: 0 })
      expect(found?.inspected).toBeGreaterThan(3)
    })

    it('has a day under way: goods to send, counts, and what partners say of the month before', async () => {
      const [found] = await ask(
        { sending: z.int(), arranged: z.int(), picked: z.int(), statements: z.int(), told: z.int() },
        sql`SELECT count(*)::int AS sending, count(*) FILTER (WHERE transport_no <> '')::int AS arranged,
            count(*) FILTER (WHERE delivery_status = '2')::int AS picked,
            (SELECT count(*) FROM account_file WHERE open_cnt > 0 AND agreed_cnt > 0)::int AS statements,
            (SELECT count(DISTINCT journal_month) FROM journal_export)::int AS told
          FROM delivery WHERE delivery_status IN ('1', '2')`,
      )
      expect(found).toMatchObject({ arranged: 5, picked: 2, statements: 3, told: 2 })
      expect(found?.sending).toBeGreaterThan(5)
    })

    it('goes on: the next numbers are free', async () => {
      const [found] = await ask(
        { orders: z.int(), firsts: z.int() },
        sql`SELECT count(*)::int AS orders, count(DISTINCT order_no)::int AS firsts FROM receive_order`,
      )
      expect(found?.orders).toBe(found?.firsts)
      expect(found?.orders).toBeGreaterThan(250)
    })
  }),
)

onPostgres((open) => {
  it('leaves what today’s demo company begins with, place by place', async () => {
    const [plain, past] = await Promise.all([open(demoOn(today)), open(pastOn(today, beforeToday))])
    expect(await asker(past)(lying, stock)).toEqual(await asker(plain)(lying, stock))
  })

  it.each(['2026-12-01', '2027-01-04', '2026-12-31'])(
    'is loaded on %s',
    async (day) => {
      const database = await open(pastOn(day))
      const found = await examineThoroughly(database, product.registered, 'stock')
      expect(found.filter(({ state }) => state !== 'ok')).toEqual([])
      const [last] = await asker(database)(
        { last: z.string() },
        sql`SELECT max(biz_dt)::text AS last FROM stock_ledger`,
      )
      // What was finished this morning is the last.
      expect(last?.last).toBe(day)
    },
    90_000,
  )

  it('stands there in English', async () => {
    const database = await open({
      name: 'past_en',
      fill: (one) => loadDemo(one, product.registered, today, 'en', { withPast: true }),
    })
    // How a supplier is paid stands on his paper in Japanese, and in the history of the order.
    const ofPapers = ['change_history.changes', 'place_order.payment_text']
    expect(Object.keys(await database.owner('read', japaneseIn)).toSorted()).toEqual(
      [...Object.keys(meantToBeJapanese), ...ofPapers].toSorted(),
    )
  }, 90_000)

  it('stands there in Chinese', async () => {
    const database = await open({
      name: 'past_zh',
      fill: (one) => loadDemo(one, product.registered, today, 'zh', { withPast: true }),
    })
    const found = await database.owner('read', japaneseIn)
    const kana = Object.entries(found).filter(
      ([column, written]) => !(column in meantToBeJapanese) && /[ぁ-んァ-ヶ]/.test(written),
    )
    expect(kana).toEqual([])
  }, 90_000)
})
