import { getTableName } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { AnySlip, AnySlipSent, SentOf, SlipKeyOf, TypedValues } from '#platform/contract/slip.ts'
import { changesBetween, recordChanges } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { changedBy } from '../master/edit-master.ts'
import { unitOf } from '../unit/unit-of-work.ts'
import { insertSlips } from './insert-slips.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'
import { isSlip, lockSlip, type FoundSlip } from './read-kept.ts'
import { columnValues, type WholeSlip } from './slip-content.ts'
import { keyOfSent, numberField } from './slip-key.ts'
import { changedFrom, wholeSlips } from './whole-slips.ts'
import { writeLines } from './write-lines.ts'

/**
 * Assign mode 0 creates, 1 changes (specification section 4). What is to be written is added to the unit of work of the
 * call; the slip's key is answered when it has been finished.
 */
export function saveKept<S extends AnySlip>(
  kept: KeptSlip<S>,
  context: Context,
  sent: SentOf<S>,
): Promise<() => SlipKeyOf<S>>
export function saveKept(kept: KeptSlip, context: Context, sent: AnySlipSent): Promise<() => TypedValues> {
  return sent.assign_mode === createMode ? create(kept, context, sent) : change(kept, context, sent)
}

async function create(kept: KeptSlip, context: Context, sent: AnySlipSent): Promise<() => TypedValues> {
  const { slip, numbers } = kept
  const [whole] = await wholeSlips(kept, context, [sent])
  if (!whole || whole instanceof BusinessError) throw whole ?? http[400].with()
  const data_no = numbers.internal(context)
  const number = await numbers.printed(context, String(whole.header[slip.kept?.date ?? '']))
  const follows = await kept.judge?.(context, { ...whole, number, stored: undefined })
  const key = () => ({ [numberField(kept)]: number.value })
  unitOf(context).write(async () => {
    const header = { ...whole.header, ...key() }
    const { lines } = whole
    await insertSlips(kept, context, [{ header, lines, data_no: data_no.value }])
    await kept.afterWrite?.(context, { key: key(), header, lines, stored: undefined })
    await follows?.()
  })
  return key
}

async function change(kept: KeptSlip, context: Context, sent: AnySlipSent): Promise<() => TypedValues> {
  const key = keyOfSent(kept, sent)
  const found = await lockSlip(kept, context, key)
  if (!found) throw http[404].with()
  const { stored, ...whole } = await changedFrom(kept, context, sent, found)
  const number = { value: key[numberField(kept)] ?? '' }
  const follows = await kept.judge?.(context, { ...whole, number, stored })
  unitOf(context).write(async () => {
    const isWritten = await update(kept, context, key, found, whole)
    if (isWritten) await kept.afterWrite?.(context, { key, ...whole, stored })
    await follows?.()
  })
  return () => key
}

/** False when nothing is different. */
async function update(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
  found: FoundSlip,
  whole: WholeSlip,
): Promise<boolean> {
  const { slip, tables } = kept
  const { revision, issued_revision, last_line_no } = found.own
  const ofHeader = changesBetween(found.header, whole.header, Object.keys(slip.header))
  const ofLines = await writeLines(kept, context, { key, before: found.lines, after: whole.lines })
  const isMoved = found.lines.some((line, at) => whole.lines[at]?.line_no !== line.line_no)
  if (ofHeader.length + ofLines.length === 0 && !isMoved) return false
  // What the partner has in his hands is no longer what stands here.
  const isRevised = issued_revision === revision
  const next = isRevised ? revision + 1 : revision
  await context.tx
    .update(tables.header)
    .set({
      ...columnValues(slip, slip.header, whole.header),
      ...changedBy(context),
      revision: next,
      last_line_no: Math.max(last_line_no, ...whole.lines.map(({ line_no }) => line_no)),
    })
    .where(isSlip(kept, context, key, getTableName(tables.header)))
  const revised = isRevised ? [{ field: 'revision', old: revision, new: next }] : []
  await recordChanges(context, [
    {
      table: getTableName(tables.header),
      key: documentKey(kept, context, key),
      action: 'update',
      changes: [...ofHeader, ...revised],
    },
    ...ofLines,
  ])
  return true
}
