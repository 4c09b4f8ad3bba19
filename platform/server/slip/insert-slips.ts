import { getTableName, sql } from 'drizzle-orm'
import type { AnySlip, SlipKeyOf, TypedValues } from '#platform/contract/slip.ts'
import { changesBetween, recordChanges } from '../audit/change-history.ts'
import { recordSteps } from '../audit/status-history.ts'
import type { Context } from '../context.ts'
import { unitOf } from '../unit/unit-of-work.ts'
import { documentKey, type KeptSlip, type SlipToComplete } from './kept-slip.ts'
import { columnValues, type WholeSlip } from './slip-content.ts'
import { numberField } from './slip-key.ts'
import { insertLines, linesBegun, placedLines } from './write-lines.ts'

/**
 * Adds new slips that have been judged to the unit of work of the call, however many, in a few statements; their keys
 * are known when it has been finished. The slip's own `judge` is not asked again.
 */
export function addSlips<S extends AnySlip>(
  kept: KeptSlip<S>,
  context: Context,
  slips: readonly (WholeSlip & Pick<SlipToComplete<S>, 'header' | 'lines'>)[],
): Promise<() => readonly SlipKeyOf<S>[]>
export async function addSlips(
  kept: KeptSlip,
  context: Context,
  slips: readonly WholeSlip[],
): Promise<() => readonly TypedValues[]> {
  const { slip, numbers } = kept
  const taken: {
    readonly whole: WholeSlip
    readonly data_no: { value: number }
    readonly no: { value: string }
  }[] = []
  for (const whole of slips)
    taken.push({
      whole,
      data_no: numbers.internal(context),
      no: await numbers.printed(context, String(whole.header[slip.kept?.date ?? ''])),
    })
  const keyOf = (no: { readonly value: string }) => ({ [numberField(kept)]: no.value })
  unitOf(context).write(async () => {
    const made = taken.map(({ whole: { header, lines }, data_no, no }) => ({
      ...{ header: { ...header, ...keyOf(no) }, lines, data_no: data_no.value, key: keyOf(no) },
    }))
    await insertSlips(kept, context, made)
    for (const { key, header, lines } of made)
      await kept.afterWrite?.(context, { key, header, lines, stored: undefined })
  })
  return () => taken.map(({ no }) => keyOf(no))
}

export interface NumberedSlip extends WholeSlip {
  readonly data_no: number
}

/** Writes slips that are new, with their lines, their histories and the states in which they begin. */
export async function insertSlips(
  kept: KeptSlip,
  context: Context,
  slips: readonly NumberedSlip[],
): Promise<void> {
  const { slip, tables } = kept
  const document = getTableName(tables.header)
  const names = Object.keys(slip.header)
  const placed = placedLines(slip, slips)
  // None needs the answer to another one: they are sent in this order, all at once.
  await Promise.all([
    insertHeaders(kept, context, slips),
    insertLines(kept, context, placed),
    recordChanges(context, [
      ...slips.map(({ header }) => ({
        ...{ table: document, key: documentKey(kept, context, header), action: 'create' as const },
        changes: changesBetween(undefined, header, names),
      })),
      ...linesBegun(kept, context, placed),
    ]),
    recordSteps(
      context,
      slips.flatMap(({ header }) =>
        (slip.kept?.axes ?? []).map((axis) => ({
          ...{ document, key: documentKey(kept, context, header), axis },
          ...{ from: null, to: String(header[axis]), verb: 'create' },
        })),
      ),
    ),
  ])
}

async function insertHeaders(
  { slip, tables, words: { columns } }: KeptSlip,
  { tx, session }: Context,
  slips: readonly NumberedSlip[],
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const made = slips.map(({ header, lines, data_no }) => ({
    ...columnValues(slip, slip.header, header),
    ...{ company_cd, factory_cd, data_no, last_line_no: lines.length },
    ...{ create_user: user_cd, update_user: user_cd },
  }))
  const table = sql.identifier(getTableName(tables.header))
  await tx.execute(sql`INSERT INTO ${table} (${columns}) SELECT ${columns}
    FROM jsonb_populate_recordset(null::${table}, ${JSON.stringify(made)}::jsonb)`)
}
