import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { issueApiKey } from '#platform/server/session.ts'
import {
  apiKeyErrors,
  apiKeyList,
  keyAreas,
  longestKeyDays,
  permissionsOf,
  type makeApiKey,
  type revokeApiKeys,
} from '../../contract/api-keys/api-keys.ts'
import { refuseUnlessAdmin } from '../administrators.ts'
import { peopleMeant } from '../audit-search/people-meant.ts'
import { directory } from '../directory.ts'
import { appUser } from '../tables.ts'
import { factoryRead, userRead } from '../views.ts'
import { apiKey } from './tables.ts'

const held = sql`string_to_array(k.permissions, ' ')`

const scopeIn = (area: (typeof keyAreas)[number] | 'cost') =>
  sql`CASE WHEN ${sql.raw(`'write:${area}'`)} = ANY (${held}) THEN 'W' WHEN ${sql.raw(`'${area}:yes'`)} = ANY (${held}) THEN 'R' ELSE '' END`

export const apiKeyService = listService(apiKeyList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf(
        'k',
        'key_no',
        'name',
        'factory_cd',
        'user_cd',
        'created_at',
        'expires_at',
        'last_used_at',
      ),
      ...{
        master: scopeIn('master'),
        receiveorder: scopeIn('receiveorder'),
        placeorder: scopeIn('placeorder'),
      },
      ...{ stock: scopeIn('stock'), production: scopeIn('production'), mes: scopeIn('mes') },
      cost: scopeIn('cost'),
      state: sql`CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= now() THEN 'expired'
        WHEN u.state <> 'active' OR u.abort_div <> '0' THEN 'stopped' ELSE 'live' END`,
      username: userRead.of('k', 'username'),
      factory_nm: factoryRead.of('k', 'factory_nm'),
    },
    from: sql`FROM ${apiKey} AS k JOIN ${appUser} AS u ON u.company_cd = k.company_cd AND u.user_cd = k.user_cd
      WHERE k.company_cd = ${company_cd}`,
  }),
  meant: { user_cd: peopleMeant },
  timeZoneOf: directory.timeZoneOf,
})

/** For the session's factory; it works to the end of its last day there. */
export async function makeKey(
  context: Context,
  { name, expires_dt, ...scopes }: InputOf<typeof makeApiKey>,
): Promise<OutputOf<typeof makeApiKey>> {
  refuseUnlessAdmin(context)
  const { tx, session } = context
  const permissions = permissionsOf(scopes)
  if (permissions.length === 0) throw apiKeyErrors.BIZ_KEY_SCOPE.with().at(keyAreas[0])
  const zone = await directory.timeZoneOf(tx, session)
  const [asked] = await rows(
    tx,
    { expires_at: z.string(), days: z.int() },
    sql`SELECT ((${expires_dt}::date + time '23:59:59') AT TIME ZONE ${zone})::text AS expires_at,
               (${expires_dt}::date - (now() AT TIME ZONE ${zone})::date)::int AS days`,
  )
  if (!asked || asked.days < 1 || asked.days > longestKeyDays)
    throw apiKeyErrors.BIZ_KEY_EXPIRY.with({ days: longestKeyDays }).at('expires_dt')
  const { company_cd, factory_cd, user_cd } = session
  const { secret, hash } = issueApiKey(company_cd)
  const [made] = await tx
    .insert(apiKey)
    .values({
      ...{ company_cd, factory_cd, user_cd, name },
      key_hash: hash,
      permissions: permissions.join(' '),
      created_at: context.now.toISOString(),
      expires_at: asked.expires_at,
    })
    .returning({ key_no: apiKey.key_no })
  return { key_no: String(made?.key_no), key: secret }
}

export async function revokeKeys(
  context: Context,
  { keys }: InputOf<typeof revokeApiKeys>,
): Promise<OutputOf<typeof revokeApiKeys>> {
  refuseUnlessAdmin(context)
  const { tx, session, now } = context
  const chosen = [...new Set(keys)]
  const isChosen = and(
    eq(apiKey.company_cd, session.company_cd),
    inArray(
      apiKey.key_no,
      chosen.map((no) => BigInt(no)),
    ),
  )
  const known = await tx.select({ key_no: apiKey.key_no }).from(apiKey).where(isChosen)
  if (known.length < chosen.length) throw http[404].with()
  await tx
    .update(apiKey)
    .set({ revoked_at: now.toISOString() })
    .where(and(isChosen, isNull(apiKey.revoked_at)))
  return { count: chosen.length }
}
