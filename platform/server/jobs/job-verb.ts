import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { Said } from '../facts/said.ts'
import { tellFacts } from '../facts/say.ts'
import type { JobContext } from './handler.ts'

type OfJob = Pick<
  JobContext,
  'company_cd' | 'factory_cd' | 'user_cd' | 'username' | 'language' | 'requestId' | 'now' | 'registered'
>

/**
 * A verb in a transaction of a job, as a call runs it: what it says is told at its end. It acts for who started the job,
 * without rights: those were asked for when the job was put into the queue.
 */
export async function runVerb<T>(
  { company_cd, factory_cd, user_cd, username, language, requestId, now, registered }: OfJob,
  { tx, after }: { readonly tx: Tx; readonly after: Context['after'] },
  verb: (context: Context) => Promise<T>,
): Promise<T> {
  const context: Context = {
    tx,
    said: new Said(),
    after,
    registered,
    now,
    language,
    requestId,
    address: '',
    session: {
      company_cd,
      factory_cd,
      factory_nm: '',
      user_cd,
      username,
      admin: false,
      roles: [],
      permissions: [],
      token_hash: '',
      visit_mode: false,
      extend: false,
    },
  }
  const result = await verb(context)
  await tellFacts(context)
  return result
}
