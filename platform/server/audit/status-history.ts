import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { sentRows } from '../database/sent-rows.ts'
import type { StatusMachine } from '#platform/contract/status-machine.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '../context.ts'
import { statusHistory } from './tables.ts'

/** A document of any module, as histories name it. */
export interface DocumentKey {
  readonly document: string
  /** The key after company_cd, joined with a blank. */
  readonly key: string
}

export interface RecordedStep extends DocumentKey {
  readonly axis: string
  /** Null: the document begins here. */
  readonly from: string | null
  readonly to: string
  readonly verb: string
  readonly reason?: string
}

/** One row per step, in the transaction of the step. */
export const recordStep = (context: Context, step: RecordedStep): Promise<void> =>
  recordSteps(context, [step])

/** As many as one call took, in one statement. */
export async function recordSteps(context: Context, steps: readonly RecordedStep[]): Promise<void> {
  if (steps.length === 0) return
  const { tx, session, now, requestId } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`
    INSERT INTO ${statusHistory} (company_cd, factory_cd, document, row_key, axis, from_state, to_state, verb, actor_cd, reason, at, request_id)
    SELECT ${company_cd}, ${factory_cd}, step.document, step.key, step.axis, step."from", step."to", step.verb, ${user_cd},
      coalesce(step.reason, ''), ${now.toISOString()}::timestamptz, ${requestId}
    FROM ${sentRows(steps, 'step', { document: 'text', key: 'text', axis: 'text', from: 'text', to: 'text', verb: 'text', reason: 'text' })}`)
}

export interface WantedStep<State, Verb, Facts> extends DocumentKey {
  /** Read in this transaction, under the document's lock. */
  readonly state: State
  readonly verb: Verb
  readonly facts: Facts
  readonly reason?: string
}

/** Makes a step if the machine has it, and records it; the caller writes the new state that this returns. */
export async function takeStep<State extends string, Verb extends string, Facts>(
  context: Context,
  machine: StatusMachine<State, Verb, Facts>,
  { document, key, state, verb, facts, reason = '' }: WantedStep<State, Verb, Facts>,
): Promise<State> {
  const { to, needsReason } = machine.step(state, verb, facts)
  if (needsReason && reason.trim() === '') throw validation.V_REQUIRED.with().at('reason')
  await recordStep(context, { document, key, axis: machine.axis, from: state, to, verb, reason })
  return to
}

export interface StepTaken {
  readonly step_no: string
  readonly axis: string
  readonly from_state: string | null
  readonly to_state: string
  readonly verb: string
  readonly actor_cd: string
  readonly reason: string
  readonly at: string
}

/** The steps of one document, the first one first. */
export async function readSteps(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { document, key }: DocumentKey,
): Promise<readonly StepTaken[]> {
  const found = await tx
    .select()
    .from(statusHistory)
    .where(
      and(
        eq(statusHistory.company_cd, session.company_cd),
        eq(statusHistory.document, document),
        eq(statusHistory.row_key, key),
      ),
    )
    .orderBy(asc(statusHistory.step_no))
  return found.map(stepTaken)
}

/** The steps of a document's lines for which somebody gave a reason, each with its line. */
export async function readLineSteps(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { document, key }: DocumentKey,
): Promise<readonly (StepTaken & { readonly line: string })[]> {
  const found = await tx
    .select()
    .from(statusHistory)
    .where(
      and(
        eq(statusHistory.company_cd, session.company_cd),
        eq(statusHistory.document, document),
        // Behind a blank comes an exclamation mark.
        gte(statusHistory.row_key, `${key} `),
        lt(statusHistory.row_key, `${key}!`),
        ne(statusHistory.reason, ''),
      ),
    )
    .orderBy(asc(statusHistory.step_no))
  return found.map((step) => ({ ...stepTaken(step), line: step.row_key.slice(key.length + 1) }))
}

const stepTaken = ({
  step_no,
  axis,
  from_state,
  to_state,
  verb,
  actor_cd,
  reason,
  at,
}: typeof statusHistory.$inferSelect): StepTaken => ({
  ...{ step_no: String(step_no), axis, from_state, to_state, verb, actor_cd, reason },
  at: new Date(at).toISOString(),
})
