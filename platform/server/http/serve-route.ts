import type { FastifyBaseLogger } from 'fastify'
import { isEdit, type Endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '../audit/access-log.ts'
import type { Call, Context, Cookies, TransactionsContext } from '../context.ts'
import { transactionsOf } from '../database/across-factories.ts'
import type { FollowingCopy } from '../database/following-copy.ts'
import type { Database, Found, Tx } from '../database/database.ts'
import type { Authenticator, Session } from '../session.ts'
import { badInput } from './answer.ts'
import { checkAnswer } from './check-answer.ts'
import { refuseAskedCosts, withoutCosts } from './costs.ts'
import { authenticate, authorise, proveTicket, Refusal, sessionOf, tokenOf, type Shown } from './guard.ts'
import { refuseHostileText } from './hostile-text.ts'
import { once } from './idempotency.ts'
import { Said } from '../facts/said.ts'
import { tellFacts } from '../facts/say.ts'
import type { Composition } from '../module/composition.ts'
import type { Route } from './route.ts'

export interface Serving {
  readonly database: Database
  /** For calls whose answer may be a moment old. */
  readonly copy?: FollowingCopy
  readonly authenticator: Authenticator
  /** Answers that do not fit their schema are errors: on in tests and development. */
  readonly checkOutput: boolean
  readonly composition: Pick<Composition, 'registered'>
}

/** A call as the HTTP layer hands it over. */
export interface Incoming extends Omit<Call, 'registered'>, Shown, Cookies {
  readonly idempotencyKey: string | 'malformed' | undefined
  /** Nobody is at the page that asks. */
  readonly unattended: boolean
  readonly input: unknown
  readonly log: FastifyBaseLogger
  /** The caller has already been told that it took too long (504). */
  outOfTime(): boolean
  /** Tells the request log who it is. */
  identify(who: { readonly company_cd: string; readonly user_cd?: string }): void
}

/** The one order of every call: transaction with the session → guard → parse → verb → audit. */
export async function serve(serving: Serving, route: Route, incoming: Incoming): Promise<unknown> {
  try {
    const data = await serveStyle(serving, route, incoming)
    if (serving.copy && route.endpoint.method === 'POST') await rememberWritten(serving.copy, incoming)
    if (serving.checkOutput && !route.endpoint.file) checkAnswer(route.endpoint, data)
    return data
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await logRefusal(serving, route.endpoint, incoming, error)
    throw error.reason
  }
}

function serveStyle(serving: Serving, route: Route, incoming: Incoming): Promise<unknown> {
  switch (route.style) {
    case 'verb':
      return serveVerb(serving, route, incoming)
    case 'ownTransactions':
      return serveOwnTransactions(serving, route, incoming)
    case 'signIn':
      return serveSignIn(serving, route, incoming)
  }
}

type Verb = Route & { style: 'verb' }

async function serveVerb(serving: Serving, route: Verb, incoming: Incoming): Promise<unknown> {
  const { authenticator } = serving
  const { endpoint } = route
  const token = tokenOf(incoming)
  const effects: (() => Promise<void>)[] = []

  const prepared = route.prepare && (await prepare(serving, route, route.prepare, incoming))
  const mode = endpoint.method === 'GET' ? 'read' : 'write'
  const question = authenticator.question(token, route.across)
  const work = async (tx: Tx, found: readonly Found[]) => {
    effects.length = 0
    const session = await authenticate(authenticator, token, found, (work) => work(tx))
    incoming.identify(session)
    authorise(endpoint, session)
    const input = parse(endpoint, incoming.input)
    refuseAskedCosts(endpoint, input, session)
    const context: Context = {
      ...callOf(serving, incoming),
      tx,
      session,
      said: new Said(),
      after: (effect) => void effects.push(effect),
    }
    const answer = await runOnce(context, endpoint, incoming, async () => {
      const result = await route.run(context, input, prepared)
      await tellFacts(context)
      if (mode === 'write') await logDone(tx, endpoint, incoming, session)
      return result
    })
    // The caller was told that there was no answer in time; what was not yet done had better not be done.
    if (incoming.outOfTime()) throw http[504].with()
    effects.push(...livingOn(serving, session, incoming))
    return withoutCosts(endpoint, answer, session)
  }
  const data = await reading(serving, route, incoming, (from) =>
    from.asking(token.company_cd, mode, question, work),
  )

  await runAfter(effects, incoming)
  return data
}

/** Where in the primary's log lies what the browser has written last; every tab of it and every server knows. */
const seenCookie = 'kaname_seen'
/** Longer than any replica that is read is behind. */
const seenSeconds = 60

const rememberWritten = async (copy: FollowingCopy, { setCookie, log }: Incoming): Promise<void> => {
  // The answer is there: whoever cannot be told reads what may be a moment old.
  const written = await copy.written().catch((error: unknown) => log.error(error, 'place in the log'))
  if (written) setCookie(seenCookie, written, seenSeconds)
}

/** Programs may have no cookies, and a page that asks by itself follows a change: both read the primary. */
const reading = <T>(
  { copy, database }: Serving,
  { mayBeOld }: { readonly mayBeOld?: boolean },
  incoming: Incoming,
  read: (from: Database) => Promise<T>,
): Promise<T> =>
  copy && mayBeOld && !incoming.unattended && !tokenOf(incoming).isKey
    ? copy.reading(incoming.cookie(seenCookie), read)
    : read(database)

/** Guarded as the transaction that follows will be. */
async function prepare(
  serving: Serving,
  { endpoint, across }: Verb,
  work: NonNullable<Verb['prepare']>,
  incoming: Incoming,
): Promise<unknown> {
  const { database, authenticator } = serving
  const session = await sessionOf(database, authenticator, tokenOf(incoming))
  incoming.identify(session)
  authorise(endpoint, session)
  const transaction = transactionsOf(database, session, across)
  return work({ ...callOf(serving, incoming), session, transaction }, parse(endpoint, incoming.input))
}

/** A call of somebody who is there prolongs the session. */
const livingOn = (
  { database, authenticator }: Serving,
  session: Session,
  { unattended }: Incoming,
): readonly (() => Promise<void>)[] =>
  session.extend && (session.key || !unattended)
    ? [() => database.company(session.company_cd, 'write', (tx) => authenticator.extend(tx, session))]
    : []

async function runAfter(effects: readonly (() => Promise<void>)[], { log }: Incoming): Promise<void> {
  for (const effect of effects)
    await effect().catch((error: unknown) => log.error(error, 'effect after commit'))
}

/** A save with an idempotency key is done once, however often it arrives. */
async function runOnce(
  context: Context,
  { path }: Endpoint,
  { idempotencyKey: key, input: body }: Incoming,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined || !isEdit(path)) return work()
  if (key === 'malformed') throw generic[9999].with()
  return once(context, { key, path, body }, work)
}

async function serveOwnTransactions(
  serving: Serving,
  route: Route & { style: 'ownTransactions' },
  incoming: Incoming,
): Promise<unknown> {
  const { database, authenticator } = serving
  const session = await sessionOf(database, authenticator, tokenOf(incoming))
  incoming.identify(session)
  authorise(route.endpoint, session)
  const input = parse(route.endpoint, incoming.input)
  refuseAskedCosts(route.endpoint, input, session)
  const context: TransactionsContext = {
    ...callOf(serving, incoming),
    ...cookiesOf(incoming),
    session,
    transaction: (mode, work) =>
      mode === 'read'
        ? reading(serving, route, incoming, (from) => transactionsOf(from, session)(mode, work))
        : transactionsOf(database, session)(mode, work),
  }
  const answer = await route.run(context, input)
  if (session.key && route.endpoint.method === 'POST')
    await context.transaction('write', (tx) => logDone(tx, route.endpoint, incoming, session))
  await runAfter(livingOn(serving, session, incoming), incoming)
  return withoutCosts(route.endpoint, answer, session)
}

async function serveSignIn(
  serving: Serving,
  route: Route & { style: 'signIn' },
  incoming: Incoming,
): Promise<unknown> {
  const { database } = serving
  const company_cd = await provenCompany(serving, route.endpoint, incoming)
  const input = parse(route.endpoint, incoming.input)
  return route.run({ ...callOf(serving, incoming), ...cookiesOf(incoming), database, company_cd }, input)
}

async function provenCompany(
  { database, authenticator }: Serving,
  { guard }: Endpoint,
  incoming: Incoming,
): Promise<string | undefined> {
  if (guard === 'public') return undefined
  const company_cd = await proveTicket(database, authenticator, incoming)
  incoming.identify({ company_cd })
  return company_cd
}

const cookiesOf = ({ browser, cookie, setCookie }: Incoming): Cookies => ({ browser, cookie, setCookie })

function parse(endpoint: Endpoint, input: unknown): unknown {
  refuseHostileText(input)
  const parsed = endpoint.input.safeParse(input ?? {}, { reportInput: true })
  if (!parsed.success) throw badInput(parsed.error)
  return parsed.data
}

const logRefusal = (
  { database }: Serving,
  endpoint: Endpoint,
  incoming: Incoming,
  { session, reason }: Refusal,
) =>
  database.company(session.company_cd, 'write', (tx) =>
    logAccess(tx, incoming, {
      ...whoIs(session),
      event: `refused ${endpoint.path}`.slice(0, 60),
      code: reason.code,
    }),
  )

/** What is audited; and whatever a program does, under the number of its key. */
async function logDone(
  tx: Tx,
  { audit, path }: Endpoint,
  incoming: Incoming,
  session: Session,
): Promise<void> {
  const event = session.key ? `key ${session.key.no} ${path}`.slice(0, 60) : audit
  if (event !== undefined) await logAccess(tx, incoming, { ...whoIs(session), event, code: 200 })
}

const whoIs = ({ company_cd, user_cd, factory_cd }: Session) => ({ company_cd, user_cd, factory_cd })

const callOf = (
  { composition }: Pick<Serving, 'composition'>,
  { language, requestId, address, now }: Incoming,
): Call => ({
  registered: composition.registered,
  language,
  requestId,
  address,
  now,
})
