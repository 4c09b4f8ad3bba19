import {
  authorizationScheme,
  debounceMs,
  requestTimeoutMs,
  tabMessageMs,
} from '#platform/contract/constants.ts'
import {
  isEdit,
  type Endpoint,
  type FileAnswer,
  type OutputOf,
  type SentInputOf,
} from '#platform/contract/endpoint.ts'
import { emptyList } from '#platform/contract/envelope.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { unattendedHeader } from '#platform/contract/unattended.ts'
import { abandoned, ApiError, isAbandoned, isSilentCode, malformed, noReply } from './api-error.ts'
import { apiTexts } from './api.text.ts'
import { readAnswer, type Answer } from './read-answer.ts'
import { Submissions } from './submissions.ts'
import { inBrackets } from '../language/in-brackets.ts'

/** What happens beside the answer itself. Injected, so that the client knows neither router nor screen. */
export interface Surroundings {
  token(): string
  language(): Language
  fetch(url: string, init: RequestInit): Promise<Response>
  /** The page is being left or loaded again; nobody waits for an answer any more. */
  isLeft(): boolean
  /** The page shows that the server is silent: what only reads need not tell it, and nothing is an error by it. */
  showsSilence(): boolean
  /** Somebody is there: what the page asks by itself does not prolong the session. */
  isAttended(): boolean
  /** A call of somebody who is there has succeeded: the session lives on. */
  used(): void
  resetSession(): void
  goToSignIn(): void
  goToForbidden(): void
  tell(message: string): void
  /** A call has failed in a way that an administrator may want to hear of. */
  record(message: string, requestId: string | undefined): void
  later(action: () => void, ms: number): void
  now: () => number
  newKey: () => string
}

/** What was so when the call was made. */
interface Circumstances {
  readonly language: Language
  readonly attended: boolean
  /** Its caller keeps it, and tries again. */
  readonly kept: boolean
  /** Each time: what is wrong with it is told once. */
  readonly key: string
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: SentInputOf<E>,
  signal?: AbortSignal,
  /**
   * Of a save that its caller keeps until it is answered: it is sent under this key each time, and silence is not told. Null: only that,
   * because the caller knows what silence means.
   */
  key?: string | null,
) => Promise<OutputOf<E>>

/** The one way to the server: a call is made from its definition in the contract. */
export function createClient(around: Surroundings): Call {
  const submissions = new Submissions(debounceMs, around.now, around.newKey)
  /** Keys of kept saves at which the server has failed. */
  const toldOf = new Set<string>()

  async function send(
    endpoint: Endpoint,
    url: string,
    init: RequestInit,
    { language, attended, kept, key }: Circumstances,
  ): Promise<unknown> {
    let answer: Answer
    try {
      const response = await around.fetch(url, init)
      if (endpoint.file && isFile(response)) {
        if (attended) around.used()
        return await fileOf(response)
      }
      answer = readAnswer(response.status, await bodyOf(response), language)
    } catch (error) {
      if (isAbandoned(error)) throw error
      if (around.isLeft()) throw abandoned()
      const msg = say(apiTexts.noReply, language)
      const isShown = around.showsSilence()
      if (!kept && !(isShown && endpoint.method === 'GET')) around.tell(msg)
      if (!kept && !isShown) around.record(`${endpoint.method} ${endpoint.path}: ${msg}`, undefined)
      throw new ApiError({ code: noReply, msg, told: true })
    }
    if (attended && answer.reaction === 'data') around.used()
    if (kept && isSilentCode(answer.code)) throw errorOf(answer, true)
    if (key !== '' && answer.reaction === 'toast') {
      if (toldOf.has(key)) throw errorOf(answer, true)
      toldOf.add(key)
    }
    return react(endpoint, answer, language)
  }

  function react(endpoint: Endpoint, answer: Answer, language: Language): unknown {
    switch (answer.reaction) {
      case 'data':
        return read(endpoint, answer.data, language)
      case 'empty-list':
        if (endpoint.output.safeParse(emptyListAnswer).success)
          return read(endpoint, emptyListAnswer, language)
        throw errorOf(answer, false)
      case 'sign-in':
        around.tell(answer.msg)
        around.resetSession()
        around.goToSignIn()
        throw errorOf(answer, true)
      case 'sign-in-later':
        around.tell(answer.msg)
        around.later(() => {
          around.resetSession()
          around.goToSignIn()
        }, tabMessageMs)
        throw errorOf(answer, true)
      case 'forbidden':
        around.goToForbidden()
        throw errorOf(answer, true)
      case 'toast':
        around.tell(withRequestId(answer))
        around.record(
          `${endpoint.method} ${endpoint.path}: ${String(answer.code)} ${answer.msg}`,
          answer.requestId,
        )
        throw errorOf(answer, true)
      case 'caller':
        throw errorOf(answer, false)
    }
  }

  const call: Call = (endpoint, input, signal, key) => {
    const language = around.language()
    const attended = around.isAttended()
    const body = endpoint.method === 'POST' ? JSON.stringify(input) : undefined
    const url = endpoint.method === 'GET' ? `${endpoint.path}${queryOf(input)}` : endpoint.path
    const timeout = AbortSignal.timeout(requestTimeoutMs)
    const headers: Record<string, string> = { 'Accept-Language': language, Accept: 'application/json' }
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    if (!attended) headers[unattendedHeader] = '1'
    const token = around.token()
    if (token) headers['Authorization'] = `${authorizationScheme} ${token}`
    const request = (extra: Record<string, string> = {}) =>
      send(
        endpoint,
        url,
        {
          method: endpoint.method,
          headers: { ...headers, ...extra },
          credentials: 'same-origin',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          ...(body === undefined ? {} : { body }),
        },
        { language, attended, kept: key !== undefined, key: key ?? '' },
      )
    if (key !== undefined)
      return request(key === null ? {} : { 'Idempotency-Key': key }) as Promise<OutputOf<typeof endpoint>>
    const answer = isEdit(endpoint.path)
      ? submissions.submit(
          `${token} ${url} ${body ?? ''}`,
          (own) => request({ 'Idempotency-Key': own }),
          isUnanswered,
        )
      : request()
    return answer as Promise<OutputOf<typeof endpoint>>
  }
  return call
}

/** The shape of a list without rows, for lists with and without a following page. */
const emptyListAnswer = { ...emptyList, has_next: false }

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === noReply || error.code === 504)

function read(endpoint: Endpoint, data: unknown, language: Language): unknown {
  const parsed = endpoint.output.safeParse(data)
  if (parsed.success) return parsed.data
  throw new ApiError({ code: malformed, msg: say(apiTexts.malformed, language) })
}

const errorOf = ({ code, msg, fields, requestId }: Answer, told: boolean) =>
  new ApiError({ code, msg, fields, requestId, told })

/** An administrator finds the log line by the number that a person reads out. */
const withRequestId = ({ msg, requestId }: Answer) => (requestId ? inBrackets(msg, requestId) : msg)

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal is an envelope for these calls too. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('application/json')

export async function fileOf(response: Response): Promise<FileAnswer> {
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return {
    name: named ? decodeURIComponent(named) : 'download',
    content: new Uint8Array(await response.arrayBuffer()),
  }
}

/** Empty and absent values are left out of the address. */
export function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const pairs = Object.entries(input).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value === ''
        ? []
        : [[name, String(value)]]
      : [],
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}
