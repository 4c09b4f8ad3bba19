import { z } from 'zod'
import { keptAnswers, ownerOf } from '../kit/offline/kept-answers.ts'
import type { MenuRoute } from './menu-route.ts'
import type { Session } from './session-state.ts'

const name = 'session'

/** What a reload without the server needs beside what the tab has: on devices only that stand at a machine. */
export async function keepSession(session: Session): Promise<void> {
  const state = session.get()
  const { token, routes, businessDate, timeZone, asOf } = state
  if (!token || !routes || asOf !== null) return
  await keptAnswers.put({
    ...{ owner: ownerOf(state), name, read_at: Date.now() },
    content: { routes, businessDate, timeZone },
  })
}

/** The session of this tab as it was when the server last answered; false where nothing was kept of it. */
export async function restoreSession(
  session: Session,
  routes: z.ZodType<readonly MenuRoute[]>,
): Promise<boolean> {
  const { token, user } = session.get()
  if (!token || !user) return false
  const kept = await keptAnswers.one(ownerOf(session.get()), name).catch(() => undefined)
  const content = z.object({
    routes,
    businessDate: z.string().nullable(),
    timeZone: z.string().nullable(),
  })
  const read = content.safeParse(kept?.content)
  if (!kept || !read.success || session.get().token !== token) return false
  session.set((now) => ({ ...now, ...read.data, asOf: kept.read_at }))
  return true
}
