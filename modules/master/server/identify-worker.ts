import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { passwordMatches } from '#modules/system/server/index.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

/** Who stands at the terminal. */
export type Identified =
  | { readonly is: 'known'; readonly worker_cd: string; readonly worker_nm: string }
  /** Nobody in use has this code or badge. */
  | { readonly is: 'unknown' }
  /** Whoever types the code instead of showing the badge has to know the PIN; `none`: there is none yet. */
  | { readonly is: 'pin'; readonly worker_nm: string; readonly why: 'asked' | 'wrong' | 'locked' | 'none' }

/** So many wrong ones, and nobody gets in with that code for a while. */
const lockAt = 5
const lockMs = 10 * 60_000

const found = {
  ...{ worker_cd: z.string(), worker_nm: z.string(), by_badge: z.boolean() },
  ...{ pin_hash: z.string().nullable(), is_locked: z.boolean().nullable() },
}

/** A badge is enough; a code needs its PIN. Wrong ones are counted outside of what they refuse. */
export async function identifyWorker(
  { transaction, session, now }: TransactionsContext,
  { code, pin }: { readonly code: string; readonly pin: string },
): Promise<Identified> {
  const { company_cd, factory_cd } = session
  const since = new Date(now.getTime() - lockMs).toISOString()
  const [worker] = await transaction('read', (tx) =>
    rows(
      tx,
      found,
      sql`SELECT w.worker_cd, w.worker_nm, w.badge_no = ${code} AS by_badge, p.pin_hash,
          p.wrong_cnt >= ${lockAt} AND p.wrong_at > ${since}::timestamptz AS is_locked
        FROM worker AS w LEFT JOIN worker_pin AS p ON p.company_cd = w.company_cd AND p.factory_cd = w.factory_cd
          AND p.worker_cd = w.worker_cd
        WHERE w.company_cd = ${company_cd} AND w.factory_cd = ${factory_cd} AND w.abort_div = '0'
          AND (w.badge_no = ${code} OR w.worker_cd = upper(${code}))
        ORDER BY by_badge DESC LIMIT 1`,
    ),
  )
  if (!worker) return { is: 'unknown' }
  const { worker_cd, worker_nm, pin_hash } = worker
  const known = { is: 'known', worker_cd, worker_nm } as const
  if (worker.by_badge) return known
  const refused = (why: 'asked' | 'wrong' | 'locked' | 'none') => ({ is: 'pin', worker_nm, why }) as const
  if (pin_hash === null) return refused('none')
  if (worker.is_locked) return refused('locked')
  if (pin === '') return refused('asked')
  const matches = await passwordMatches(pin_hash, pin.normalize('NFKC'))
  await transaction('write', (tx) =>
    tx.execute(sql`UPDATE worker_pin SET wrong_cnt = ${matches ? sql`0` : sql`wrong_cnt + 1`},
        wrong_at = ${matches ? null : now.toISOString()}::timestamptz
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND worker_cd = ${worker_cd}`),
  )
  return matches ? known : refused('wrong')
}
