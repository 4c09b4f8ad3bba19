import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { sessionErrors } from '../../contract/sessions/session-errors.ts'
import type { endChosenSessions } from '../../contract/sessions/session-list.ts'
import { endSessions } from '../user/sign-in-steps.ts'
import { idOf } from '../user/user-account.ts'

/** As in the user's own drawer, for several users at once; the history of each user says so. */
export async function endChosen(
  context: Context,
  { sessions }: InputOf<typeof endChosenSessions>,
): Promise<OutputOf<typeof endChosenSessions>> {
  const own = idOf(context.session.token_hash)
  const at = sessions.findIndex(({ session_id }) => session_id === own)
  if (at >= 0) throw sessionErrors.BIZ_OWN_SESSION.with().at(`sessions.${at}`)
  for (const chosen of sessions) await endSessions(context, chosen)
  return { count: sessions.length }
}
