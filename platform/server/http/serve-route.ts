import type { FastifyBaseLogger } from 'fastify'
import { isEdit, type Endpoint } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { allows, mayWrite } from '#platform/contract/permission.ts'
import { logAccess } from '../audit/access-log.ts'
import type { Call, Context, StepContext } from '../context.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Authenticator, Credential, Session } from '../session.ts'
import { badInput } from './answer.ts'
import { once } from './idempotency.ts'
import type { Route } from './route.ts'

export interface Serving {
  readonly database: Database
  readonly authenticator: Authenticator
  /** Answers that do not fit their schema are errors: on in tests and development. */
  readonly checkOutput: boolean
}

/** A call as the HTTP layer hands it over. */
export interface Incoming extends Call {
  readonly token: Credential | 'malformed' | undefined
  readonly ticket: Credential | undefined
  readonly idempotencyKey: string | undefined
  readonly input: unknown
  readonly log: FastifyBaseLogger
  cookie: StepContext['cookie']
  setCookie: StepContext['setCookie']
}

/** The one order of every call: authenticate → guard → parse → transaction → verb → audit. */
export async function serve(serving: Serving, route: Route, incoming: Incoming): Promise<unknown> {
  try {
    const data =
      route.style === 'verb'
        ? await serveVerb(serving, route, incoming)
        : await serveSteps(serving, route, incoming)
    return serving.checkOutput ? route.endpoint.output.parse(data) : data
  } catch (error) {
    if (error instanceof Refusal) {
      await logRefusal(serving, route.endpoint, incoming, error)
      throw error.reason
    }
    throw error
  }
}

async function serveVerb(
  serving: Serving,
  route: Route & { style: 'verb' },
  incoming: Incoming,
): Promise<unknown> {
  const { endpoint } = route
  const { company_cd, hash } = tokenOf(incoming)
  const effects: (() => Promise<void>)[] = []
  let signedIn: Session | undefined

  const data = await serving.database.company(
    company_cd,
    endpoint.method === 'GET' ? 'read' : 'write',
    async (tx) => {
      effects.length = 0
      const session = await authenticate(serving, tx, company_cd, hash)
      signedIn = session
      authorise(endpoint, session)
      const input = parse(endpoint, incoming.input)
      const context: Context = {
        ...callOf(incoming),
        tx,
        session,
        after: (effect) => void effects.push(effect),
      }
      const work = () => route.run(context, input)
      const result =
        incoming.idempotencyKey && isEdit(endpoint.path)
          ? await once(
              context,
              { key: incoming.idempotencyKey, path: endpoint.path, body: incoming.input },
              work,
            )
          : await work()
      if (endpoint.audit && endpoint.method !== 'GET')
        await logAccess(tx, incoming, { ...whoIs(session), event: endpoint.audit, code: 200 })
      return result
    },
  )

  if (signedIn?.extend) {
    const session = signedIn
    effects.push(() =>
      serving.database.company(company_cd, 'write', (tx) => serving.authenticator.extend(tx, session)),
    )
  }
  for (const effect of effects)
    await effect().catch((error: unknown) => incoming.log.error(error, 'effect after commit'))
  return data
}

async function serveSteps(
  serving: Serving,
  route: Route & { style: 'steps' },
  incoming: Incoming,
): Promise<unknown> {
  const { endpoint } = route
  const proven = await proveGuard(serving, endpoint, incoming)
  const input = parse(endpoint, incoming.input)
  const { cookie, setCookie } = incoming
  return route.run({ ...callOf(incoming), database: serving.database, ...proven, cookie, setCookie }, input)
}

async function proveGuard(
  { database, authenticator }: Serving,
  endpoint: Endpoint,
  incoming: Incoming,
): Promise<{ company_cd: string | undefined; session: Session | undefined }> {
  if (endpoint.guard === 'public') return { company_cd: undefined, session: undefined }
  if (endpoint.guard === 'company') {
    const { ticket } = incoming
    const held =
      ticket &&
      (await database.company(ticket.company_cd, 'read', (tx) =>
        authenticator.ticket(tx, ticket.company_cd, ticket.hash),
      ))
    if (!ticket || !held) throw http[401].with()
    return { company_cd: ticket.company_cd, session: undefined }
  }
  const { company_cd, hash } = tokenOf(incoming)
  const session = await database.company(company_cd, 'read', (tx) =>
    authenticate({ authenticator }, tx, company_cd, hash),
  )
  authorise(endpoint, session)
  return { company_cd, session }
}

function tokenOf({ token }: Incoming): Credential {
  if (token === undefined) throw http[401].with()
  if (token === 'malformed') throw user[10011].with()
  return token
}

async function authenticate(
  { authenticator }: Pick<Serving, 'authenticator'>,
  tx: Tx,
  company_cd: string,
  hash: string,
): Promise<Session> {
  const session = await authenticator.session(tx, company_cd, hash)
  if (session === 'expired') throw user[10010].with()
  if (session === 'unknown') throw user[10011].with()
  return session
}

function authorise({ guard, write }: Endpoint, session: Session): void {
  const passes = guard === 'session' || guard === 'public' || guard === 'company' || allows(guard, session)
  if (!passes || (write && !mayWrite(write, session))) throw new Refusal(http[403].with(), session)
}

function parse(endpoint: Endpoint, input: unknown): unknown {
  const parsed = endpoint.input.safeParse(input ?? {}, { reportInput: true })
  if (!parsed.success) throw badInput(parsed.error)
  return parsed.data
}

/** A signed-in user who may not do this: it is answered with 403 and written to the access log. */
class Refusal extends Error {
  constructor(
    readonly reason: BusinessError,
    readonly session: Session,
  ) {
    super(reason.message)
  }
}

async function logRefusal(
  { database }: Serving,
  endpoint: Endpoint,
  incoming: Incoming,
  { session, reason }: Refusal,
) {
  await database.company(session.company_cd, 'write', (tx) =>
    logAccess(tx, incoming, {
      ...whoIs(session),
      event: `refused ${endpoint.path}`.slice(0, 60),
      code: reason.code,
    }),
  )
}

const whoIs = ({ company_cd, user_cd, factory_cd }: Session) => ({ company_cd, user_cd, factory_cd })

const callOf = ({ language, requestId, address, now }: Incoming): Call => ({
  language,
  requestId,
  address,
  now,
})
