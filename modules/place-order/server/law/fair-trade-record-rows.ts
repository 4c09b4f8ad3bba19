import { sql, type SQL } from 'drizzle-orm'
import { supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead, companyRead, factoryRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { idleDieDays } from '../../contract/die/idle-die-list.ts'
import { fairTradeRecordList } from '../../contract/law/fair-trade-record-list.ts'
import { articleOf } from '../../contract/law/law-codes.ts'
import { supplierDie } from '../die/tables.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { guardedAct, priceTalk } from './tables.ts'

interface Place {
  readonly company_cd: string
  readonly factory_cd: string
}

const article = sql`CASE a.act_kind WHEN '1' THEN ${articleOf[1]} WHEN '2' THEN ${articleOf[2]} ELSE ${articleOf[3]} END`

const firstMonth = (place: Place): SQL =>
  sql`coalesce(${companyRead.of(place, 'fiscal_start_month')}, 4)::int`
/** A year is named by the calendar year in which it begins. */
export const yearOf = (day: SQL, place: Place): SQL =>
  sql`extract(year FROM ${day} - make_interval(months => ${firstMonth(place)} - 1))::int`

const isHere = (row: SQL, { company_cd, factory_cd }: Place): SQL =>
  sql`${row}.company_cd = ${company_cd} AND ${row}.factory_cd = ${factory_cd}`

/** What suppliers have on paper, and after how many days they are paid. */
const orders = (place: Place): SQL =>
  sql`SELECT '1' AS record_kind, h.po_no AS record_no, h.order_dt AS record_dt, h.company_cd, h.supplier_cd, h.branch_no,
      h.payment_text AS content, h.pay_days AS days, h.pay_late_flg AS attention_flg, h.net_amount AS amount,
      h.change_reason AS reason, NULL AS asked_user, NULL AS decide_user
    FROM ${placeOrder} AS h WHERE ${isHere(sql`h`, place)} AND ${supplierRead.of('h', 'toriteki_flg')} AND h.po_status IN ('1', '2')`

/** What the act forbids and a second person has passed. */
const acts = (place: Place): SQL =>
  sql`SELECT '2', a.act_no::text, (a.decide_dt AT TIME ZONE ${factoryRead.of(place, 'time_zone')})::date, a.company_cd,
      a.supplier_cd, a.branch_no, ${article} || ' ' || a.subject || ' ' || a.figure, NULL, false, NULL, a.reason,
      a.create_user, a.decide_user
    FROM ${guardedAct} AS a WHERE ${isHere(sql`a`, place)} AND a.act_status IN ('1', '3')`

/** An unanswered talk is looked at. */
const talks = (place: Place): SQL =>
  sql`SELECT '3', t.talk_no, t.talk_dt, t.company_cd, t.supplier_cd, t.branch_no, t.request, t.answer_dt - t.talk_dt,
      t.talk_status = '0', NULL, t.answer, t.employee_cd, NULL
    FROM ${priceTalk} AS t WHERE ${isHere(sql`t`, place)} AND t.abort_div = '0' AND ${supplierRead.of('t', 'toriteki_flg')}`

/**
 * Each year in which a die stood at its keeper: his fee for its months, and how long nobody had ordered with it at the end. What came
 * back or was scrapped stays in its years; one that was abolished without a word stood there until that day.
 */
const dies = (place: Place): SQL => {
  const today = businessDayRead.of(place, 'biz_dt')
  const yearBegins = sql`make_date(y, ${firstMonth(place)}, 1)`
  const until = sql`least(${today}, coalesce(m.returned_dt, CASE WHEN m.abort_div = '2'
    THEN (m.update_dt AT TIME ZONE ${factoryRead.of(place, 'time_zone')})::date END))`
  return sql`SELECT '4', d.die_cd, d.to_dt, d.company_cd, d.supplier_cd, d.branch_no, d.die_nm, d.idle,
      d.idle > ${idleDieDays} AND (d.monthly_fee = 0 OR d.fee_from > d.to_dt),
      d.monthly_fee * greatest(0, extract(year FROM d.paid) * 12 + extract(month FROM d.paid)), d.note, NULL, NULL
    FROM (SELECT m.*, f.to_dt, f.fee_from, age(f.to_dt + 1, greatest(f.from_dt, f.fee_from)) AS paid,
        f.to_dt - greatest(m.lent_dt, (SELECT max(h.order_dt) FROM ${placeOrderLine} AS l
          JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
          WHERE l.company_cd = m.company_cd AND l.factory_cd = m.factory_cd AND l.item_cd = m.item_cd AND h.order_dt <= f.to_dt
            AND h.supplier_cd = m.supplier_cd AND h.branch_no = m.branch_no AND l.line_status IN ('1', '2'))) AS idle
      FROM ${supplierDie} AS m CROSS JOIN LATERAL (
        SELECT ${yearBegins} AS from_dt, least(${until}, (${yearBegins} + interval '1 year')::date - 1) AS to_dt,
          greatest(m.lent_dt, m.fee_from_dt) AS fee_from
        FROM generate_series(${yearOf(sql`m.lent_dt`, place)}, ${yearOf(until, place)}) AS y) AS f
      WHERE f.to_dt >= m.lent_dt AND ${isHere(sql`m`, place)} AND ${supplierRead.of('m', 'toriteki_flg')}) AS d`
}

/** Of all kinds, with the year that each belongs to. */
export const recordsWithYear = (place: Place): SQL =>
  sql`(SELECT r.*, ${yearOf(sql`r.record_dt`, place)}::text AS fiscal_year
    FROM (${orders(place)} UNION ALL ${acts(place)} UNION ALL ${talks(place)} UNION ALL ${dies(place)}) AS r)`

/** The first day of a year; its last one is the day before that of the next. */
export const firstDayOf = (year: SQL, place: Place): SQL => sql`make_date(${year}, ${firstMonth(place)}, 1)`

/** 取適法年次記録: read of what is kept anyway, so that it cannot differ from it. */
export const fairTradeRecordService = listService(fairTradeRecordList, {
  rows: (place) => ({
    select: {
      ...columnsOf(
        'r',
        'record_kind',
        'record_no',
        'record_dt',
        'supplier_cd',
        'branch_no',
        'content',
        'days',
      ),
      ...columnsOf('r', 'attention_flg', 'amount', 'reason', 'asked_user', 'decide_user', 'fiscal_year'),
      supplier_nm: supplierRead.of('r', 'supplier_nm'),
    },
    from: sql`FROM ${recordsWithYear(place)} AS r WHERE true`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
