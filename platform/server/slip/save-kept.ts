import { getTableName } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { AnySlip, AnySlipSent, SentOf, SlipKeyOf, TypedValues } from '#platform/contract/slip.ts'
import { changesBetween, recordChanges } from '../audit/change-history.ts'
import { recordStep } from '../audit/status-history.ts'
import type { Context } from '../context.ts'
import { changedBy } from '../master/edit-master.ts'
import { unitOf } from '../unit/unit-of-work.ts'
import { refuseForgedLines, refuseLockedLines, refuseStale, refuseWrongReferences } from './judge-sent.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'
import { isSlip, lockSlip, recordOf, type FoundSlip } from './read-kept.ts'
import { columnValues, completed, wholeSlip, type WholeSlip } from './slip-content.ts'
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
  refuseForgedLines(sent, undefined)
  await refuseWrongReferences(slip, context, sent)
  const whole = await completed(kept, context, wholeSlip(slip, sent, undefined), undefined)
  const data_no = numbers.internal(context)
  const number = await numbers.printed(context, String(whole.header[slip.kept?.date ?? '']))
  const follows = await kept.judge?.(context, { ...whole, number, stored: undefined })
  const key = () => ({ [numberField(kept)]: number.value })
  unitOf(context).write(async () => {
    const header = { ...whole.header, ...key() }
    const { lines } = whole
    await insert(kept, context, { header, lines }, data_no.value)
    await kept.afterWrite?.(context, { key: key(), header, lines, stored: undefined })
    await follows?.()
  })
  return key
}

/** A document's number is its whole key. */
function numberField({ slip }: KeptSlip): string {
  const [field, ...more] = slip.key
  if (field === undefined || more.length > 0) throw new Error(`The key of ${slip.name} is one number`)
  return field
}

async function insert(kept: KeptSlip, context: Context, { header, lines }: WholeSlip, data_no: number) {
  const { slip, tables } = kept
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx.insert(tables.header).values({
    ...columnValues(slip, slip.header, header),
    ...{ company_cd, factory_cd, data_no: BigInt(data_no), last_line_no: lines.length },
    ...{ create_user: user_cd, update_user: user_cd },
  })
  const key = Object.fromEntries(slip.key.map((name) => [name, header[name]]))
  const ofLines = await writeLines(kept, context, { key, before: [], after: lines })
  const document = { document: getTableName(tables.header), key: documentKey(kept, context, header) }
  const names = Object.keys(slip.header)
  const { key: row_key, document: table } = document
  await recordChanges(context, [
    { table, key: row_key, action: 'create', changes: changesBetween(undefined, header, names) },
    ...ofLines,
  ])
  for (const axis of slip.kept?.axes ?? [])
    await recordStep(context, { ...document, axis, from: null, to: String(header[axis]), verb: 'create' })
}

async function change(kept: KeptSlip, context: Context, sent: AnySlipSent): Promise<() => TypedValues> {
  const { slip } = kept
  const key = Object.fromEntries(slip.key.map((name) => [name, String(sent.header[name] ?? '')]))
  const found = await lockSlip(kept, context, key)
  if (!found) throw http[404].with()
  await refuseStale(kept, context, sent, found)
  const stored = recordOf(kept, context, found)
  const { header, lines, update_cnt } = stored
  const refusal = kept.refusals?.({ header, lines, update_cnt }, context)['edit']
  if (refusal) throw refusal
  refuseForgedLines(sent, found)
  refuseLockedLines(kept, sent, found)
  await refuseWrongReferences(slip, context, sent, found)
  const whole = await completed(kept, context, wholeSlip(slip, sent, found), stored)
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
