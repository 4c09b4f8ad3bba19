import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import { decimal, placesOf } from '#platform/contract/decimal.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { FieldOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { Policy, Wrong } from '#platform/server/master/policy.ts'
import type { itemMaster } from '../contract/item.ts'
import { masterErrors } from '../contract/master-errors.ts'

export type Check<M extends AnyMaster> = NonNullable<Policy<M>['check']>

/** Fields of a master that count an item, by the field that says which: pieces have no decimals, metres have three. */
export type Counted<M extends AnyMaster> = Partial<Record<FieldOf<M>, readonly FieldOf<M>[]>>

/** A quantity has no more decimals than the unit of its item (decisions.md "Language, numbers, dates"). */
export const inUnits =
  <M extends AnyMaster>(counted: Counted<M>): Check<M> =>
  async (context, records) => {
    const itemFields = namesOf(counted)
    const decimals = await decimalsOf(
      context,
      records.flatMap((record) => itemFields.map((field) => String(record[field]))),
    )
    return records.flatMap((record, at) =>
      itemFields.flatMap((field) => {
        const item = String(record[field])
        const most = decimals.get(item)
        return (counted[field] ?? []).flatMap((path): Wrong<FieldOf<M>>[] =>
          most === undefined || placesOf(decimal(String(record[path]))) <= most
            ? []
            : [{ at, path, kind: masterErrors.MST_UNIT_DECIMALS, params: { item, decimals: most } }],
        )
      }),
    )
  }

/** Serial numbers count pieces. */
export async function checkSerials(
  context: Context,
  records: readonly WrittenOf<typeof itemMaster>[],
): Promise<readonly Wrong<FieldOf<typeof itemMaster>>[]> {
  const serial = records.filter(({ lot_control }) => lot_control === '2')
  const decimals = await decimalsOf(
    context,
    serial.map(({ item_cd }) => item_cd),
  )
  return records.flatMap((record, at) =>
    serial.includes(record) && (decimals.get(record.item_cd) ?? 0) > 0
      ? [{ at, path: 'lot_control' as const, kind: masterErrors.MST_SERIAL_UNIT, params: {} }]
      : [],
  )
}

/** Every one of them is asked, and each says what is wrong. */
export const inTurn =
  <M extends AnyMaster>(...checks: readonly Check<M>[]): Check<M> =>
  async (context, records) => {
    const wrong: Wrong<FieldOf<M>>[] = []
    for (const check of checks) wrong.push(...(await check(context, records)))
    return wrong
  }

async function decimalsOf(
  { tx, session }: Context,
  items: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (items.length === 0) return new Map()
  const found = await rows(
    tx,
    { item_cd: z.string(), decimals: z.int() },
    sql`SELECT i.item_cd, coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals
      FROM item AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray([...new Set(items)])})`,
  )
  return new Map(found.map(({ item_cd, decimals }) => [item_cd, decimals]))
}
