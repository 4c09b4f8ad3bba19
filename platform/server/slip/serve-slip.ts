import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Ability } from '#platform/contract/list.ts'
import { createMode } from '#platform/contract/master.ts'
import type { Slip, SlipRecord, SlipSent } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import type { Directory } from '../master/directory.ts'
import { staleRecord } from '../master/stale.ts'
import { refuseWrongReferences } from './wrong-in-slip.ts'

export type SlipKey = Readonly<Record<string, string>>

/** What is really a slip's own: how it is read, and what saving it does. */
export interface SlipVerbs {
  /** Undefined when there is none. */
  load(context: Context, key: SlipKey): Promise<SlipRecord | undefined>
  /** Answers the key that it has got. */
  create(context: Context, sent: SlipSent): Promise<SlipKey>
  /** Absent where a slip is posted and never changed. */
  readonly change?: {
    readonly directory: Directory
    /** Holds the slip until the commit, and tells who had it last. */
    lock(context: Context, key: SlipKey): Promise<LastChange | undefined>
    /** It has been found as the caller knows it, and to be one that may be changed. */
    write(context: Context, sent: SlipSent, before: SlipRecord): Promise<void>
  }
}

interface LastChange {
  readonly update_cnt: number
  readonly update_user: string
  readonly update_dt: unknown
}

/** The calls of a slip: header and lines arrive as its schema has read them, and the answer is the slip as it is stored. */
export function slipRoutes(slip: Slip, verbs: SlipVerbs): readonly Route[] {
  const found = async (context: Context, key: SlipKey): Promise<SlipRecord> => {
    const record = await verbs.load(context, key)
    if (!record) throw http[404].with()
    return record
  }
  const change = async (context: Context, sent: SlipSent): Promise<SlipKey> => {
    const key = Object.fromEntries(slip.key.map((name) => [name, String(sent.header[name] ?? '')]))
    const last = await verbs.change?.lock(context, key)
    const before = await found(context, key)
    const { edit } = before.abilities
    if (edit !== true) throw refused(edit)
    if (!last || !verbs.change) throw http[404].with()
    if (last.update_cnt !== sent.update_cnt)
      throw await staleRecord(context, verbs.change.directory, { ...last })
    await verbs.change.write(context, sent, before)
    return key
  }
  return [
    route(slip.endpoints.getDetail, (context, key) => found(context, key as SlipKey)),
    route(slip.endpoints.doEdit, async (context, sent) => {
      await refuseWrongReferences(slip, context, sent)
      const key = await (sent.assign_mode === createMode ? verbs.create : change)(context, sent)
      return found(context, key)
    }),
  ]
}

/** The same words again that stood beside the button. */
const refused = ({ code, params, msg }: Exclude<Ability, true>): BusinessError =>
  new BusinessError({ code, text: { ja: msg, en: msg, zh: msg } }, params)

/** A refusal as the reason beside a button. */
export const refusal = (error: BusinessError, { language }: Pick<Context, 'language'>): Ability => ({
  code: error.code,
  params: { ...error.params },
  msg: error.say(language),
})

/** The cells that a refusal names, by the names that the slip has for them; what is alike in a cell is said once. */
export async function atCells<T>(work: Promise<T>, cellOf: (path: string) => string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BusinessError) || error.fields.length === 0) throw error
    const fields = new Map(
      error.fields.map((field) => {
        const path = cellOf(field.path)
        return [`${path} ${String(field.code)}`, { ...field, path }] as const
      }),
    )
    throw new BusinessError(error, error.params, [...fields.values()])
  }
}
