import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { AnySlip, AnySlipRecord, AnySlipSent, SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { refuseForgedLines, refuseLockedLines, refuseStale, wrongReferencesOf } from './judge-sent.ts'
import type { KeptSlip, SlipToComplete } from './kept-slip.ts'
import { findSlip, recordOf, type FoundSlip } from './read-kept.ts'
import { completed, wholeSlip, type WholeSlip } from './slip-content.ts'
import { keyOfSent } from './slip-key.ts'

/** New slips as they would stand, side by side: what was sent with all that follows from it, or why it is refused. */
export function newSlips<S extends AnySlip>(
  kept: KeptSlip<S>,
  context: Context,
  sents: readonly SentOf<S>[],
): Promise<readonly (SlipToComplete<S> | BusinessError)[]>
export async function newSlips(kept: KeptSlip, context: Context, sents: readonly AnySlipSent[]) {
  const wholes = await wholeSlips(kept, context, sents)
  return wholes.map((whole) => (whole instanceof BusinessError ? whole : { ...whole, stored: undefined }))
}

export async function wholeSlips(
  kept: KeptSlip,
  context: Context,
  sents: readonly AnySlipSent[],
): Promise<readonly (WholeSlip | BusinessError)[]> {
  const wrong = await wrongReferencesOf(
    kept.slip,
    context,
    sents.map((sent) => ({ sent })),
  )
  return Promise.all(
    sents.map((sent, at) =>
      orRefusal(() => {
        refuseForgedLines(sent, undefined)
        const refusal = wrong[at]
        if (refusal) throw refusal
        return completed(kept, context, wholeSlip(kept.slip, sent, undefined), undefined)
      }),
    ),
  )
}

/** What the business refuses is an answer; everything else is a mistake of the program. */
export async function orRefusal<Answer>(
  work: () => Promise<Answer> | Answer,
): Promise<Answer | BusinessError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BusinessError) return error
    throw error
  }
}

/** A stored slip as it would stand with what is sent; nobody else is kept from it. */
export function changedSlip<S extends AnySlip>(
  kept: KeptSlip<S>,
  context: Context,
  sent: SentOf<S>,
): Promise<SlipToComplete<S> & { readonly stored: SlipRecordOf<S> }>
export async function changedSlip(kept: KeptSlip, context: Context, sent: AnySlipSent) {
  const found = await findSlip(kept, context, keyOfSent(kept, sent))
  if (!found) throw http[404].with()
  return changedFrom(kept, context, sent, found)
}

/** The same of one that has been read. */
export async function changedFrom(
  kept: KeptSlip,
  context: Context,
  sent: AnySlipSent,
  found: FoundSlip,
): Promise<WholeSlip & { readonly stored: AnySlipRecord }> {
  await refuseStale(kept, context, sent, found)
  const stored = recordOf(kept, context, found)
  const { header, lines, update_cnt } = stored
  const refusal = kept.refusals?.({ header, lines, update_cnt }, context)['edit']
  if (refusal) throw refusal
  refuseForgedLines(sent, found)
  refuseLockedLines(kept, sent, found)
  const [wrong] = await wrongReferencesOf(kept.slip, context, [{ sent, stored: found }])
  if (wrong) throw wrong
  const whole = await completed(kept, context, wholeSlip(kept.slip, sent, found), stored)
  return { ...whole, stored }
}
