import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { admin, createHolders, holders, password, signIn, type Shown } from './holders.ts'
import { openProduct, type Product } from './product.ts'
import { onPostgres } from '../databases.ts'
import { broken, edit, openToAll, ticketed } from './trial-module.ts'

onPostgres((open) => {
  let database: Database
  let product: Product
  let shown: Shown
  let ticket: Shown
  let web: string
  beforeAll(async () => {
    database = await open()
    await createHolders(database)
    web = await builtPages()
    product = await openProduct(database, { webDirectory: web })
    const holder = holders.find((one) => one.shows === 'ticket') ?? admin
    const all = await signIn(database, [admin, holder])
    shown = all.get(admin) ?? {}
    ticket = all.get(holder) ?? {}
  })
  afterAll(async () => {
    await product.server.close()
    await rm(web, { recursive: true })
  })

  async function builtPages(): Promise<string> {
    const directory = await mkdtemp(path.join(tmpdir(), 'kaname-web-'))
    await mkdir(path.join(directory, 'assets'))
    await writeFile(path.join(directory, 'index.html'), '<!doctype html><title>Kaname</title>')
    await writeFile(path.join(directory, 'service-worker.js'), 'worker')
    await writeFile(path.join(directory, 'assets/main-abc123.js'), 'plain')
    await writeFile(path.join(directory, 'assets/main-abc123.js.br'), 'brotli')
    await writeFile(path.join(directory, 'assets/main-abc123.js.gz'), 'gzip')
    return directory
  }

  const get = (url: string, headers: Record<string, string> = {}) => product.server.inject({ url, headers })
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    product.server.inject({ method: 'POST', url, payload, headers })

  describe('an answer', () => {
    test('carries the security headers and its request id', async () => {
      for (const url of ['/api/userInfo', '/api/nothing', '/healthz', '/', '/assets/main-abc123.js']) {
        const { headers } = await get(url)
        expect(headers['content-security-policy']).toContain("script-src 'self'")
        expect(headers['content-security-policy']).toContain("worker-src 'self'")
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
        })
        expect(headers['x-request-id']).toMatch(/^[\w-]{8}-[0-9a-z]+$/)
        expect(headers['strict-transport-security']).toBeUndefined()
      }
    })

    test('of a call is never stored by a cache', async () => {
      expect((await get('/api/userInfo', { ...shown })).headers['cache-control']).toBe('no-store')
    })

    test('asks for HTTPS from then on when it came through HTTPS', async () => {
      const behindProxy = await openProduct(database, { trustProxy: '127.0.0.1' })
      const headers = { 'x-forwarded-proto': 'https', host: 'kaname.example' }
      const answer = await behindProxy.server.inject({ url: '/api/site', headers })
      expect(answer.headers['strict-transport-security']).toContain('max-age=')
      const set = await behindProxy.server.inject({
        method: 'POST',
        url: openToAll.path,
        payload: { password: 'x' },
        headers,
      })
      expect(set.headers['set-cookie']).toContain('Secure')
      await behindProxy.server.close()
    })

    test('speaks the caller’s language and names the field', async () => {
      const answer = await post(edit.path, { name: ' ' }, { ...shown, 'accept-language': 'en-GB,en;q=0.9' })
      expect(answer.json()).toMatchObject({
        code: 400,
        msg: 'The request is not valid. Check the input.',
        errors: [{ path: 'name', code: 'V_REQUIRED', msg: 'Required.' }],
      })
      expect((await post(edit.path, {}, { ...shown, 'accept-language': 'zh' })).json()).toMatchObject({
        msg: '请求内容有误，请检查输入。',
      })
    })

    test('to what is no call is 404 with an empty list', async () => {
      const unknown = await get('/api/nothing/getList')
      expect(unknown.statusCode).toBe(404)
      expect(unknown.json()).toMatchObject({ code: 404, data: { list: [], total: 0 } })
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const) {
        const answer = await product.server.inject({ method, url: edit.path, headers: { ...shown } })
        expect([method, answer.statusCode]).toEqual([method, 404])
      }
      expect((await get(edit.path, { ...shown })).json()).toMatchObject({ code: 404 })
    })
  })

  describe('input', () => {
    test('as a form: numbers, flags and lists are read from text, numbers too large for a float are not', async () => {
      const form = { ...shown, 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await post(edit.path, 'name=%E9%89%84&amount=12.5&urgent=true&tags=a&tags=b', form)
      expect(answer.json()).toMatchObject({ code: 200, data: { name: '鉄', amount: 12.5, urgent: true } })
      expect((await post(edit.path, 'name=a&amount=abc', form)).json()).toMatchObject({
        code: 400,
        errors: [{ path: 'amount' }],
      })
    })

    test('with a NUL, half of a surrogate pair or too many levels is refused at its place', async () => {
      for (const note of ['a\0', '\uD83D']) {
        const answer = await post(edit.path, { name: 'x', lines: [{ qty: 1, note }] }, { ...shown })
        expect(answer.json()).toMatchObject({ code: 400, errors: [{ path: 'lines.0.note' }] })
      }
    })

    test('above the limit is refused with the limit', async () => {
      const tooLarge = (max: string) => ({
        code: 'TOO_LARGE',
        msg: `The data sent is too large (max. ${max}).`,
      })
      const inEnglish = { ...shown, 'accept-language': 'en' }
      const text = { name: 'x'.repeat(1024 * 1024) }
      expect((await post(edit.path, text, inEnglish)).json()).toMatchObject(tooLarge('1 MB'))
      const values = { name: 'x', tags: Array.from({ length: 70_000 }, () => '') }
      expect((await post(edit.path, values, inEnglish)).json()).toMatchObject(tooLarge('60,000'))
      const names = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`n${n}`, 1]))
      expect((await post(edit.path, names, inEnglish)).json()).toMatchObject(tooLarge('1,000'))
      const form = { ...inEnglish, 'content-type': 'application/x-www-form-urlencoded' }
      const manyNames = Object.keys(names).join('=&')
      expect((await post(edit.path, manyNames, form)).json()).toMatchObject(tooLarge('1,000'))
      const deep = `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`
      const json = { ...shown, 'content-type': 'application/json' }
      expect((await post(edit.path, deep, json)).json()).toMatchObject({ code: 400 })
    })

    test('of who has not signed in is 16 kB at most, and not read at all where a session is needed', async () => {
      const large = { name: 'x'.repeat(17 * 1024), password: 'x' }
      const inEnglish = { 'accept-language': 'en' }
      const tooLarge = { code: 'TOO_LARGE', msg: 'The data sent is too large (max. 16 kB).' }
      expect((await post(openToAll.path, large, inEnglish)).json()).toMatchObject(tooLarge)
      expect((await post(ticketed.path, large, { ...ticket, ...inEnglish })).json()).toMatchObject(tooLarge)
      const json = { 'content-type': 'application/json' }
      const unreadable = '{'.repeat(20 * 1024)
      expect((await post(edit.path, '{', json)).json()).toMatchObject({ code: 401 })
      const forged = { ...json, authorization: `Kaname DEMO.${'a'.repeat(43)}` }
      expect((await post(edit.path, unreadable, forged)).json()).toMatchObject({ code: 10011 })
      expect((await post(edit.path, unreadable, { ...json, ...shown })).json()).toMatchObject({ code: 400 })
    })
  })

  describe('a call from another site', () => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    const ours = [{}, { 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }]

    test('cannot use the company’s ticket, nor plant one', async () => {
      for (const headers of foreign) {
        expect((await post(ticketed.path, {}, { ...ticket, ...headers })).json()).toMatchObject({ code: 403 })
        const planting = await post(openToAll.path, { password: 'x' }, headers)
        expect(planting.json()).toMatchObject({ code: 403 })
        expect(planting.headers['set-cookie']).toBeUndefined()
      }
      for (const headers of ours)
        expect(
          (await post(ticketed.path, {}, { ...ticket, host: 'localhost', ...headers })).json(),
        ).toMatchObject({
          code: 200,
          data: { company_cd: 'DEMO' },
        })
    })

    test('the ticket is for the server, for our pages and for the API only', async () => {
      const cookie = (await post(openToAll.path, { password: 'x' })).headers['set-cookie']
      expect(cookie).toBe('kaname_company=DEMO.trial; Path=/api; HttpOnly; SameSite=Strict; Max-Age=600')
    })
  })

  describe('calls before the sign-in', () => {
    test('are limited per address and call, and over all of them, and say how long to wait', async () => {
      const strict = await openProduct(database, { signInRate: 3 })
      const call = (remoteAddress: string, url: string = openToAll.path) =>
        strict.server.inject({ method: 'POST', url, payload: { password: 'x' }, remoteAddress })
      for (let time = 0; time < 3; time++)
        expect((await call('10.0.0.1')).json()).toMatchObject({ code: 200 })
      const fourth = await call('10.0.0.1')
      expect(fourth.statusCode).toBe(200)
      expect(fourth.json()).toMatchObject({ code: 'RATE_LIMITED' })
      expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
      expect((await call('10.0.0.2')).json()).toMatchObject({ code: 200 })
      const other = () => call('10.0.0.1', ticketed.path)
      for (let time = 0; time < 3; time++) expect((await other()).json()).toMatchObject({ code: 401 })
      expect((await other()).json()).toMatchObject({ code: 'RATE_LIMITED' })
      for (const path of ['/api/site', '/api/factoryChoices', '/api/oidc/start', '/api/logout'])
        for (let time = 0; time < 3; time++)
          await strict.server.inject({ url: path, remoteAddress: '10.0.0.1' })
      const beyond = {
        method: 'POST',
        url: '/api/companyLogin',
        payload: {},
        remoteAddress: '10.0.0.1',
      } as const
      expect((await strict.server.inject(beyond)).json()).toMatchObject({ code: 'RATE_LIMITED' })
      const signedIn = await Promise.all(
        Array.from({ length: 10 }, () =>
          strict.server.inject({ url: '/api/userInfo', headers: { ...shown } }),
        ),
      )
      expect(signedIn.every((answer) => answer.json<{ code: number }>().code === 200)).toBe(true)
      await strict.server.close()
    })
  })

  describe('the log', () => {
    test('has one line for each request, with who and how, without query values', async () => {
      product.log.length = 0
      const answer = await get('/api/trial/stock/getList?page=7&note=hush', { ...shown })
      expect(product.log).toHaveLength(1)
      expect(JSON.parse(product.log[0] ?? '')).toMatchObject({
        method: 'GET',
        path: '/api/trial/stock/getList',
        status: 200,
        code: 200,
        company_cd: 'DEMO',
        user_cd: 'ADMIN',
        request_id: answer.headers['x-request-id'],
      })
      expect(product.log[0]).not.toContain('hush')
    })

    test('never holds a password, a token, a ticket, a body or a value of a statement', async () => {
      product.log.length = 0
      const token = shown.authorization?.split(' ')[1] ?? ''
      const secret = 'hush-hush-secret'
      await post('/api/companyLogin', { company_cd: 'DEMO', password }, {})
      await post('/api/companyLogin', { company_cd: 'DEMO', password: secret }, {})
      await post(
        '/api/userLogin',
        { company_cd: 'DEMO', user: 'admin', password: secret, factory_cd: 'F01' },
        { ...ticket },
      )
      await post('/api/companyLogin', `{"password":"${secret}"`, { 'content-type': 'application/json' })
      await get(`/api/userInfo?token=${token}`, { ...shown })
      await get(`/api/unknown?password=${secret}`, { ...shown, ...ticket })
      for (const how of ['throws', 'leaks', 'sql']) await post(broken.path, { how, secret }, { ...shown })
      const log = product.log.join('')
      expect(product.log.length).toBeGreaterThanOrEqual(9)
      for (const hidden of [password, secret, token, ticket.cookie?.split('=')[1] ?? 'none'])
        expect(log.includes(hidden)).toBe(false)
      expect(log).not.toContain('$argon2')
    })

    test('keeps the cause of a 500, whose answer tells nothing but the request id', async () => {
      product.log.length = 0
      const answer = await post(broken.path, { how: 'throws', secret: 'x' }, { ...shown })
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toContain('mistake')
      const { request_id } = answer.json<{ request_id: string }>()
      const [line] = product.log.map((one) => JSON.parse(one) as Record<string, unknown>)
      expect(line).toMatchObject({ level: 50, request_id, err: { message: 'a mistake' } })
      expect(product.log).toHaveLength(1)
    })

    test('an answer with a field that its schema does not name is a 500 in tests', async () => {
      const answer = await post(broken.path, { how: 'leaks', secret: 'x' }, { ...shown })
      expect(answer.statusCode).toBe(500)
      expect(product.log.at(-1)).toContain('password_hash is not named')
    })
  })

  describe('pages', () => {
    test('hashed files are kept for ever, compressed as the browser can', async () => {
      const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
      expect([br.body, br.headers['content-encoding']]).toEqual(['brotli', 'br'])
      expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(br.headers['content-type']).toContain('javascript')
      expect((await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip')
      expect((await get('/assets/main-abc123.js')).body).toBe('plain')
      // The service worker is not: it is asked for again each time.
      expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache')
    })

    test('every address of a screen is the page; it is asked for again each time', async () => {
      for (const url of ['/', '/companyLogin', '/masterMaint/master/factory?x=1', '/404']) {
        const answer = await get(url, { accept: 'text/html,*/*;q=0.8' })
        expect([url, answer.statusCode]).toEqual([url, 200])
        expect(answer.body).toContain('<title>Kaname</title>')
        expect(answer.headers['cache-control']).toBe('no-cache')
      }
    })

    test('a missing file, a call and a template are not the page', async () => {
      const asked = [
        '/assets/gone-1.js',
        '/favicon.ico',
        '/api/x',
        '/api',
        '/template/nothing.csv',
        '/../package.json',
        '/assets/..%2f..%2fpackage.json',
        '//x/y.js',
        '/assets/%00.js',
      ]
      for (const url of asked) {
        const answer = await get(url, { accept: 'text/html' })
        expect([url, answer.statusCode]).toEqual([url, 404])
        expect(answer.json()).toMatchObject({ code: 404 })
      }
      const wantsData = await get('/companyLogin', { accept: 'application/json' })
      expect(wantsData.statusCode).toBe(404)
    })
  })

  describe('operators', () => {
    test('see that the server is alive and ready', async () => {
      expect((await get('/healthz')).statusCode).toBe(200)
      expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
      const gone = { ...database, owner: () => Promise.reject(new Error('gone')) }
      const broken = await openProduct(gone)
      expect((await broken.server.inject('/readyz')).statusCode).toBe(503)
      expect((await broken.server.inject('/healthz')).statusCode).toBe(200)
      await broken.server.close()
    })

    test('see that a server with a full disk is ready to read', async () => {
      const full = await openProduct(database, { shortage: () => ({ free: 150, floor: 200 }) })
      const answer = await full.server.inject('/readyz')
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        status: 'ready to read only: the disk is nearly full',
        free: 150,
        floor: 200,
      })
      await full.server.close()
    })
  })
})
