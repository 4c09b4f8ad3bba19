import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf } from '#platform/contract/list.ts'
import { createClient, type Surroundings } from './client.ts'

const getOne = endpoint({
  method: 'GET',
  path: '/api/test/client/getOne',
  summary: { ja: '', en: '', zh: '' },
  guard: 'session',
  input: z.object({ code: z.string(), name: z.string().optional() }),
  output: z.object({ name: z.string() }),
})
const getList = endpoint({
  method: 'GET',
  path: '/api/test/client/getList',
  summary: { ja: '', en: '', zh: '' },
  guard: 'session',
  input: z.object({}),
  output: listOf(z.object({ name: z.string() })),
})
const doEdit = endpoint({
  method: 'POST',
  path: '/api/test/client/doEdit',
  summary: { ja: '', en: '', zh: '' },
  guard: 'session',
  input: z.object({ name: z.string() }),
  output: z.object({}),
})

type Reply = { status?: number; body: unknown }

function setUp(...replies: (Reply | 'no reply')[]) {
  const sent: { url: string; init: RequestInit }[] = []
  const pending: (() => void)[] = []
  let clock = 1000
  let key = 0
  const around = {
    token: vi.fn(() => 'DEMO.abc'),
    language: vi.fn(() => 'ja' as const),
    fetch: vi.fn(async (url: string, init: RequestInit) => {
      sent.push({ url, init })
      const reply = replies[Math.min(sent.length, replies.length) - 1]
      if (!reply || reply === 'no reply') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 })
    }),
    isLeft: vi.fn(() => false),
    showsSilence: vi.fn(() => false),
    isAttended: vi.fn(() => true),
    used: vi.fn(),
    resetSession: vi.fn(),
    goToSignIn: vi.fn(),
    goToForbidden: vi.fn(),
    tell: vi.fn(),
    record: vi.fn(),
    later: vi.fn((action: () => void) => void pending.push(action)),
    now: vi.fn(() => clock),
    newKey: vi.fn(() => `key-${++key}`),
  } satisfies Surroundings
  const headersOf = (index: number) => new Headers(sent[index]?.init.headers)
  return {
    call: createClient(around),
    around,
    sent,
    pending,
    headersOf,
    pass: (ms: number) => {
      clock += ms
    },
  }
}

const refusal = (code: number | string, status = 200) => ({ status, body: { code, msg: 'だめ', data: null } })

describe('a request', () => {
  it('of a GET carries its input in the address, the token with our scheme, and the language', async () => {
    const { call, sent, headersOf } = setUp({ body: { code: 200, msg: '', data: { name: '本社' } } })
    await expect(call(getOne, { code: 'F 1', name: '' })).resolves.toEqual({ name: '本社' })
    expect(sent[0]?.url).toBe('/api/test/client/getOne?code=F+1')
    expect(headersOf(0).get('authorization')).toBe('Kaname DEMO.abc')
    expect(headersOf(0).get('accept-language')).toBe('ja')
  })
  it('of a page at which nobody is says so, and is no use of the session', async () => {
    const { call, around, headersOf } = setUp({ body: { code: 200, msg: '', data: { name: '本社' } } })
    await call(getOne, { code: 'F1' })
    around.isAttended.mockReturnValue(false)
    await call(getOne, { code: 'F1' })
    expect(headersOf(0).has('x-unattended')).toBe(false)
    expect(headersOf(1).has('x-unattended')).toBe(true)
    expect(around.used).toHaveBeenCalledOnce()
  })
  it.each([200, 0, '200', '0'])('succeeds with code %j', async (code) => {
    const { call } = setUp({ body: { code, msg: '', data: { name: 'x' } } })
    await expect(call(getOne, { code: 'A' })).resolves.toEqual({ name: 'x' })
  })
  it('whose answer has another shape than agreed fails as malformed', async () => {
    const { call } = setUp({ body: { code: 200, msg: '', data: { nom: 'x' } } })
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 'MALFORMED', told: false })
  })
})

describe('reactions of section 7', () => {
  it('the session is used by what succeeds, not by what is refused', async () => {
    const { call, around } = setUp(refusal(1004), { body: { code: 200, msg: '', data: { name: 'A' } } })
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 1004 })
    expect(around.used).not.toHaveBeenCalled()
    await call(getOne, { code: 'A' })
    expect(around.used).toHaveBeenCalledOnce()
  })
  it('401 resets the session and goes to the sign-in', async () => {
    const { call, around } = setUp(refusal(401, 401))
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 401, told: true })
    expect(around.resetSession).toHaveBeenCalledOnce()
    expect(around.goToSignIn).toHaveBeenCalledOnce()
  })
  it.each([10010, 10011])('%i tells, and resets and redirects only after the delay', async (code) => {
    const { call, around, pending } = setUp(refusal(code))
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code, told: true })
    expect(around.tell).toHaveBeenCalledWith('だめ')
    expect(around.later).toHaveBeenCalledWith(expect.any(Function), 3000)
    expect(around.resetSession).not.toHaveBeenCalled()
    pending[0]?.()
    expect(around.resetSession).toHaveBeenCalledOnce()
    expect(around.goToSignIn).toHaveBeenCalledOnce()
  })
  it('403 goes to /403 and keeps the session', async () => {
    const { call, around } = setUp(refusal(403, 403))
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 403 })
    expect(around.goToForbidden).toHaveBeenCalledOnce()
    expect(around.resetSession).not.toHaveBeenCalled()
  })
  it('404 is an empty list with total 0 where a list was asked for', async () => {
    const { call } = setUp(refusal(404, 404))
    await expect(call(getList, {})).resolves.toEqual({ list: [], total: 0, has_next: false })
  })
  it('404 is raised where one record was asked for', async () => {
    const { call, around } = setUp(refusal(404, 404))
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 404, told: false })
    expect(around.tell).not.toHaveBeenCalled()
  })
  it.each([500, 504, 30096])('%i is told in a toast', async (code) => {
    const { call, around } = setUp(refusal(code))
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code, told: true })
    expect(around.tell).toHaveBeenCalledWith('だめ')
  })
  it('any other code is the caller’s, with its fields and request number', async () => {
    const errors = [{ path: 'name', code: 'V_REQUIRED', msg: '入力してください。' }]
    const { call, around } = setUp({ body: { code: 400, msg: 'x', data: null, errors, request_id: 'r1' } })
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({
      code: 400,
      fields: errors,
      requestId: 'r1',
      told: false,
    })
    expect(around.tell).not.toHaveBeenCalled()
  })
  it('no response says that the server does not reply', async () => {
    const { call, around } = setUp('no reply')
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 'NO_REPLY', told: true })
    expect(around.tell).toHaveBeenCalledWith(expect.stringContaining('サーバーから応答がありません'))
    expect(around.record).toHaveBeenCalledOnce()
  })
  it('no response is told of a save only, and is no error, where the page shows that the server is silent', async () => {
    const { call, around } = setUp('no reply')
    around.showsSilence.mockReturnValue(true)
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 'NO_REPLY', told: true })
    expect(around.tell).not.toHaveBeenCalled()
    await expect(call(doEdit, { name: 'a' })).rejects.toMatchObject({ code: 'NO_REPLY', told: true })
    expect(around.tell).toHaveBeenCalledOnce()
    expect(around.record).not.toHaveBeenCalled()
  })
  it('a call that is cut off because the page is left says nothing and changes nothing', async () => {
    const { call, around } = setUp('no reply')
    around.isLeft.mockReturnValue(true)
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ name: 'AbortError' })
    expect(around.tell).not.toHaveBeenCalled()
    expect(around.record).not.toHaveBeenCalled()
    expect(around.resetSession).not.toHaveBeenCalled()
  })
  it('an answer of a proxy without our envelope shows its message, else that of the status', async () => {
    const { call, around } = setUp({ status: 502, body: { message: 'upstream' } }, { status: 502, body: '' })
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 502 })
    await expect(call(getOne, { code: 'A' })).rejects.toMatchObject({ code: 502 })
    expect(around.tell.mock.calls).toEqual([['upstream'], ['ネットワークエラーが発生しました。']])
  })
})

describe('saving', () => {
  const saved = { body: { code: 200, msg: '', data: {} } }
  it('twice at once with the same content is one request with one key', async () => {
    const { call, sent, headersOf } = setUp(saved)
    await Promise.all([call(doEdit, { name: 'a' }), call(doEdit, { name: 'a' })])
    expect(sent).toHaveLength(1)
    expect(headersOf(0).get('idempotency-key')).toBe('key-1')
  })
  it('different content at once is two requests', async () => {
    const { call, sent } = setUp(saved)
    await Promise.all([call(doEdit, { name: 'a' }), call(doEdit, { name: 'b' })])
    expect(sent).toHaveLength(2)
  })
  it('the same content again counts as the same within 300 ms, and as new after that', async () => {
    const { call, sent, headersOf, pass } = setUp(saved)
    await call(doEdit, { name: 'a' })
    pass(299)
    await call(doEdit, { name: 'a' })
    expect(sent).toHaveLength(1)
    pass(1)
    await call(doEdit, { name: 'a' })
    expect(sent).toHaveLength(2)
    expect(headersOf(1).get('idempotency-key')).toBe('key-2')
  })
  it('again after no reply uses the same key, after a refusal a new one', async () => {
    const { call, headersOf, pass } = setUp('no reply', refusal('KEY_EXISTS'), saved)
    await expect(call(doEdit, { name: 'a' })).rejects.toMatchObject({ code: 'NO_REPLY' })
    await expect(call(doEdit, { name: 'a' })).rejects.toMatchObject({ code: 'KEY_EXISTS' })
    pass(1000)
    await call(doEdit, { name: 'a' })
    expect([0, 1, 2].map((index) => headersOf(index).get('idempotency-key'))).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ])
  })
  it('that its caller keeps goes under the caller’s key each time, and silence is not told', async () => {
    const { call, around, headersOf } = setUp('no reply', saved)
    const again = () => call(doEdit, { name: 'a' }, undefined, 'kept-key')
    await expect(again()).rejects.toMatchObject({ code: 'NO_REPLY' })
    expect(around.tell).not.toHaveBeenCalled()
    await again()
    expect([0, 1].map((index) => headersOf(index).get('idempotency-key'))).toEqual(['kept-key', 'kept-key'])
  })
  it.each([502, 503, 504])(
    'that its caller keeps waits for a server of which a proxy says %i, and nothing is told',
    async (status) => {
      const { call, around } = setUp({ status, body: 'Bad gateway' }, refusal(status, status))
      const again = () => call(doEdit, { name: 'a' }, undefined, 'kept-key')
      await expect(again()).rejects.toMatchObject({ code: status, told: true })
      await expect(again()).rejects.toMatchObject({ code: status, told: true })
      expect(around.tell).not.toHaveBeenCalled()
      expect(around.record).not.toHaveBeenCalled()
    },
  )
  it('that its caller keeps is told once of a failing server, however often it is tried', async () => {
    const { call, around } = setUp(refusal(500, 500))
    const again = (key: string) => call(doEdit, { name: 'a' }, undefined, key)
    for (const key of ['one', 'one', 'other'])
      await expect(again(key)).rejects.toMatchObject({ code: 500, told: true })
    expect(around.tell).toHaveBeenCalledTimes(2)
    expect(around.record).toHaveBeenCalledTimes(2)
  })
})
