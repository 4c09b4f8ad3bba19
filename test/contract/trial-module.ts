import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { areas, type WriteKey } from '#platform/contract/permission.ts'
import { outbox } from '#platform/server/audit/tables.ts'
import { route, signInRoute, type Route } from '#platform/server/http/route.ts'
import type { Module } from '#platform/server/module/module.ts'
import { companyCookie } from '#platform/server/http/server.ts'

/** Calls of no business at all, of every kind that the wrapper knows: what the product's own calls do not have yet. */
const summary = { ja: '試験', en: 'Trial', zh: '试验' }
const nothing = z.object({})

const reads = areas.map((area) =>
  endpoint({
    method: 'GET',
    path: `/api/trial/${area}/getList`,
    summary,
    guard: [`${area}:yes`],
    input: z.object({ page: z.coerce.number().int().min(1).default(1), flag: z.boolean().optional() }),
    output: z.object({ list: z.array(z.string()), flag: z.boolean().optional() }),
  }),
)

const writes = areas
  .filter((area) => area !== 'developer')
  .map((area) =>
    endpoint({
      method: 'POST',
      path: `/api/trial/${area}/save`,
      summary,
      guard: [`${area}:yes`],
      write: `write:${area}` satisfies WriteKey,
      input: z.object({ name: z.string() }),
      output: nothing,
      audit: 'trial-save',
    }),
  )

const combined = [
  { name: 'allOf', guard: { permissions: ['stock:yes', 'mes:yes'], mode: 'allOf' } },
  { name: 'oneOf', guard: { permissions: ['stock:yes', 'mes:yes'], mode: 'oneOf' } },
  { name: 'except', guard: { permissions: ['stock:yes', 'mes:yes'], mode: 'except' } },
] as const
const requirements = combined.map(({ name, guard }) =>
  endpoint({ method: 'GET', path: `/api/trial/${name}`, summary, guard, input: nothing, output: nothing }),
)

const line = z.object({ qty: z.number().int().min(1), note: z.string().max(20).optional() })

/** Writes one row, so that a test can count how often it was done. */
export const edit = endpoint({
  method: 'POST',
  path: '/api/trial/doEdit',
  summary,
  guard: 'session',
  input: z.object({
    name: z.string().trim().min(1).max(60),
    amount: z.number().min(0).max(1000).optional(),
    urgent: z.boolean().default(false),
    tags: z.array(z.string().max(10)).max(5).optional(),
    lines: z.array(line).max(200).optional(),
    fail: z.boolean().optional(),
  }),
  output: z.object({ name: z.string(), amount: z.number().optional(), urgent: z.boolean(), at: z.string() }),
  errors: [generic.STALE],
  audit: 'trial-edit',
})

export const slow = endpoint({
  method: 'POST',
  path: '/api/trial/slow',
  summary,
  guard: 'session',
  input: z.object({ ms: z.number().int().min(0).max(3000) }),
  output: nothing,
})

export const broken = endpoint({
  method: 'POST',
  path: '/api/trial/broken',
  summary,
  guard: 'session',
  input: z.object({ how: z.enum(['throws', 'leaks', 'sql']), secret: z.string().max(60) }),
  output: z.object({ ok: z.boolean() }),
})

export const openToAll = endpoint({
  method: 'POST',
  path: '/api/trial/open',
  summary,
  guard: 'public',
  input: z.object({ password: z.string() }),
  output: nothing,
})

export const ticketed = endpoint({
  method: 'POST',
  path: '/api/trial/ticketed',
  summary,
  guard: 'company',
  input: nothing,
  output: z.object({ company_cd: z.string() }),
})

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const routes: readonly Route[] = [
  ...reads.map((one) => route(one, (_context, { flag }) => Promise.resolve({ list: [], flag }))),
  ...writes.map((one) => route(one, () => Promise.resolve({}))),
  ...requirements.map((one) => route(one, () => Promise.resolve({}))),
  route(edit, async ({ tx, session, now }, { name, amount, urgent, fail }) => {
    await tx.insert(outbox).values({ company_cd: session.company_cd, kind: 'trial', payload: { name } })
    if (fail) throw generic.STALE.with({ name: 'test', time: '' })
    return { name, urgent, at: now.toISOString(), ...(amount === undefined ? {} : { amount }) }
  }),
  route(slow, async ({ tx, session }, { ms }) => {
    await tx.insert(outbox).values({ company_cd: session.company_cd, kind: 'slow', payload: {} })
    await pause(ms)
    return {}
  }),
  route(broken, async ({ tx, session }, { how, secret }) => {
    if (how === 'throws') throw new Error('a mistake')
    const tooMuch = { ok: true, password_hash: secret }
    if (how === 'leaks') return tooMuch
    // Longer than the column: the database's own message repeats the statement's values.
    const kind = `${secret}${'x'.repeat(40)}`
    await tx.insert(outbox).values({ company_cd: session.company_cd, kind, payload: { secret } })
    return { ok: true }
  }),
  signInRoute(openToAll, ({ setCookie }) => {
    setCookie(companyCookie, 'DEMO.trial', 600)
    return Promise.resolve({})
  }),
  signInRoute(ticketed, ({ company_cd }) => Promise.resolve({ company_cd: company_cd ?? '' })),
]

export const trialModule: Module = { name: 'trial', routes }
