import { getTableName } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import type { AnySlip, SlipKeyOf, TypedValues } from '#platform/contract/slip.ts'
import type { StatusMachine } from '#platform/contract/status-machine.ts'
import { logPrint } from '../audit/print-log.ts'
import { takeStep } from '../audit/status-history.ts'
import type { Context } from '../context.ts'
import { changedBy } from '../master/edit-master.ts'
import { documentKey, type KeptSlip, type StoredSlip } from './kept-slip.ts'
import { unitOf } from '../unit/unit-of-work.ts'
import { isSlip, lockSlip } from './read-kept.ts'

interface Stepped<S extends AnySlip, State extends string, Verb extends string, Facts> {
  /** Its axis is a field of the header. */
  readonly machine: StatusMachine<State, Verb, Facts>
  readonly verb: Verb
  /** Read from the slip as it stands, under its lock. */
  readonly factsOf: (record: StoredSlip<S>) => Facts
  /** It has been read under its lock already: it is not read again. */
  readonly held?: StoredSlip<S>
  readonly reason?: string
}

/** Steps a slip on one of its status axes; a verb that leads nowhere from where it stands is refused. */
export async function stepSlip<S extends AnySlip, State extends string, Verb extends string, Facts>(
  kept: KeptSlip<S>,
  context: Context,
  key: SlipKeyOf<S>,
  step: Stepped<S, State, Verb, Facts>,
): Promise<State>
export async function stepSlip(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
  { machine, verb, factsOf, held, reason = '' }: Stepped<AnySlip, string, string, unknown>,
): Promise<string> {
  const { tables, slip } = kept
  const record = held ?? (await readHeld(kept, context, key))
  if (
    held &&
    !unitOf(context).holds(
      kept.document,
      slip.key.map((name) => key[name] ?? ''),
    )
  )
    throw new Error(`${slip.name} steps without its lock`)
  if (!slip.kept?.axes?.includes(machine.axis)) throw new Error(`${slip.name} has no axis ${machine.axis}`)
  const state = machine.states.schema.parse(record.header[machine.axis])
  const document = { document: getTableName(tables.header), key: documentKey(kept, context, key) }
  const to = await takeStep(context, machine, {
    ...document,
    state,
    verb,
    facts: factsOf(record),
    reason,
  })
  await context.tx
    .update(tables.header)
    .set({ ...changedBy(context), [machine.axis]: to })
    .where(isSlip(kept, context, key, getTableName(tables.header)))
  return to
}

async function readHeld(kept: KeptSlip, context: Context, key: TypedValues): Promise<StoredSlip<AnySlip>> {
  const found = await lockSlip(kept, context, key)
  if (!found) throw http[404].with()
  return { header: found.header, lines: found.lines, update_cnt: found.own.update_cnt }
}

/** A slip goes out to the partner: which print of it this is, which revision he has from now on, and whether he gets that for the first time. */
export async function issueSlip<S extends AnySlip>(
  kept: KeptSlip<S>,
  context: Context,
  key: SlipKeyOf<S>,
): Promise<{ readonly print_no: number; readonly revision: number; readonly isNew: boolean }> {
  const { tables } = kept
  const found = await lockSlip(kept, context, key)
  if (!found) throw http[404].with()
  const { revision, issued_revision } = found.own
  await context.tx
    .update(tables.header)
    .set({ issued_revision: revision })
    .where(isSlip(kept, context, key, getTableName(tables.header)))
  const print_no = await logPrint(context, {
    document: getTableName(tables.header),
    key: documentKey(kept, context, key),
  })
  return { print_no, revision, isNew: issued_revision !== revision }
}
