import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { generic } from '#platform/contract/error-catalogue.ts'
import type { Context } from '../context.ts'
import { idempotencyKey } from './tables.ts'

/**
 * A save that arrives twice with one key is done once: the second gets the first one's answer. The insert waits for a
 * first call that is still running; when that one is rolled back, the second is the first.
 */
export async function once(
  context: Context,
  request: { readonly key: string; readonly path: string; readonly body: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { tx, session } = context
  const body_hash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex')
  const mine = { company_cd: session.company_cd, user_cd: session.user_cd, key: request.key }
  const inserted = await tx
    .insert(idempotencyKey)
    .values({ ...mine, path: request.path, body_hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  const isMine = and(
    eq(idempotencyKey.company_cd, mine.company_cd),
    eq(idempotencyKey.user_cd, mine.user_cd),
    eq(idempotencyKey.key, mine.key),
  )
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKey).where(isMine)
    if (!earlier || earlier.path !== request.path || earlier.body_hash !== body_hash)
      throw generic[9999].with()
    return earlier.answer
  }
  const answer = await work()
  await tx
    .update(idempotencyKey)
    .set({ answer: answer ?? null })
    .where(isMine)
  return answer
}
