import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Ability } from '#platform/contract/list.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { AnySlip, SentOf, SlipKeyOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import { refuseForgedLines, refuseWrongReferences } from './judge-sent.ts'
import { abilityOf } from './read-kept.ts'

/** What is really a posted slip's own: how it is read, and what posting it does. A stored one that changes: kept-slip.ts. */
export interface SlipVerbs<S extends AnySlip> {
  /** Undefined when there is none. */
  load(context: Context, key: SlipKeyOf<S>): Promise<SlipRecordOf<S> | undefined>
  /** Answers the key that it has got. */
  create(context: Context, sent: SentOf<S>): Promise<SlipKeyOf<S>>
}

/** The calls of a slip that is posted: header and lines arrive as its schema has read them, and the answer is the slip as it is stored. */
export function slipRoutes<S extends AnySlip>(slip: S, verbs: SlipVerbs<S>): readonly Route[]
export function slipRoutes(slip: AnySlip, verbs: SlipVerbs<AnySlip>): readonly Route[] {
  const found = async (context: Context, key: SlipKeyOf<AnySlip>) => {
    const record = await verbs.load(context, key)
    if (!record) throw http[404].with()
    return record
  }
  const refuseChange = async (context: Context, sent: SentOf<AnySlip>): Promise<never> => {
    const key = Object.fromEntries(slip.key.map((name) => [name, String(sent.header[name] ?? '')]))
    const { edit } = (await found(context, key)).abilities
    throw edit === true ? http[404].with() : refused(edit)
  }
  return [
    route(slip.endpoints.getDetail, found),
    route(slip.endpoints.doEdit, async (context, sent) => {
      if (sent.assign_mode !== createMode) return refuseChange(context, sent)
      refuseForgedLines(sent, undefined)
      await refuseWrongReferences(slip, context, sent)
      return found(context, await verbs.create(context, sent))
    }),
  ]
}

/** The same words again that stood beside the button. */
const refused = ({ code, params, msg }: Exclude<Ability, true>): BusinessError =>
  new BusinessError({ code, text: { ja: msg, en: msg, zh: msg } }, params)

/** A refusal as the reason beside a button. */
export const refusal = (error: BusinessError, context: Pick<Context, 'language'>): Ability =>
  abilityOf(error, context)
