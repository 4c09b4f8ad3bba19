import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeKey, codeRead, employeeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { pickUpWeek } from '../planning/pick-ups.ts'
import { factoryCalendar } from './trade-terms.ts'

/** What ordering an item from a supplier depends on. */
const orderedItem = z.strictObject({
  item_cd: z.string(),
  /** Decimal places of its unit. */
  places: z.int(),
  /** The supplier's own for the item, else the item's; in working days. */
  lead_time: z.int(),
  /** The smallest quantity and the step above it; 0 where there is none. */
  lot_min: z.string(),
  lot_step: z.string(),
  /** The warehouse of its usual place; blank where it has none. */
  warehouse_cd: z.string(),
})
export type OrderedItem = Readonly<z.output<typeof orderedItem>>

const terms = {
  supplier: z
    .strictObject({
      ...{ price_basis: z.enum(['1', '2']), calendar_cd: z.string() },
      /** On which weekdays he collects and delivers, Monday first. */
      pick_up: z.array(z.boolean()),
    })
    .nullable(),
  items: z.array(orderedItem),
  department_cd: z.string(),
  factory_calendar_cd: z.string(),
}
type OrderingTerms = RowOf<typeof terms>

interface Wanted {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly employee_cd: string
  readonly items: readonly string[]
}

/** When a supplier delivers which quantities of its items, and who orders: one question. */
export async function readOrderingTerms(
  { tx, session }: Context,
  { supplier_cd, branch_no, employee_cd, items }: Wanted,
): Promise<OrderingTerms> {
  const { company_cd, factory_cd } = session
  const isOfSupplier = (row: 's' | 'l' | 'o') => sql`${sql.raw(row)}.company_cd = ${company_cd}
    AND ${sql.raw(row)}.supplier_cd = ${supplier_cd} AND ${sql.raw(row)}.branch_no = ${branch_no}`
  const lot = sql`(SELECT nullif(o.lot, 0) FROM place_order_master o WHERE ${isOfSupplier('o')}
    AND o.factory_cd = ${factory_cd} AND o.item_cd = i.item_cd AND o.abort_div = '0')`
  const [found] = await rows(
    tx,
    terms,
    sql`SELECT
      (SELECT jsonb_build_object('price_basis', s.price_basis, 'calendar_cd', coalesce(s.calendar_cd, ''),
          'pick_up', jsonb_build_array(${pickUpWeek}))
        FROM supplier s WHERE ${isOfSupplier('s')}) AS supplier,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item_cd', i.item_cd,
          'places', coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0),
          'lead_time', coalesce((SELECT l.lead_time FROM lead_time l WHERE ${isOfSupplier('l')}
            AND l.factory_cd = ${factory_cd} AND l.item_cd = i.item_cd AND l.abort_div = '0'), i.lead_time),
          'lot_min', trim_scale(i.lot_min)::text, 'lot_step', trim_scale(coalesce(${lot}, i.lot_step))::text,
          'warehouse_cd', coalesce((SELECT coalesce(p.parent_cd, p.location_cd) FROM item_factory f
            JOIN stock_location p ON p.company_cd = f.company_cd AND p.factory_cd = f.factory_cd AND p.location_cd = f.location_cd
            WHERE f.company_cd = i.company_cd AND f.factory_cd = ${factory_cd} AND f.item_cd = i.item_cd), ''))), '[]')
        FROM item i WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(items)})) AS items,
      coalesce(${employeeRead.of({ company_cd: sql`${company_cd}`, employee_cd: sql`${employee_cd}` }, 'department_cd')}, '') AS department_cd,
      ${factoryCalendar(session)} AS factory_calendar_cd`,
  )
  return found ?? { supplier: null, items: [], department_cd: '', factory_calendar_cd: '' }
}
