import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgres } from '../databases.ts'
import { admin, signIn, type Shown } from './holders.ts'
import { openProductWithHolders, routes, type Product } from './product.ts'

onPostgres((open) => {
  let product: Product
  let shown: Shown
  beforeAll(async () => {
    product = await openProductWithHolders(await open(), { metricsToken: 'a-token-for-metrics' })
    shown = (await signIn(product.database, [admin])).get(admin) ?? {}
  })
  afterAll(() => product.server.close())

  const metrics = (remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
    product.server.inject({ url: '/metrics', remoteAddress, headers })

  test('metrics are read on this machine or with the token, and by nobody else', async () => {
    await product.server.inject({ url: '/api/userInfo', headers: { ...shown } })
    const { body } = await metrics()
    expect(body).toMatch(/kaname_request_seconds_count\{route="\/api\/userInfo"\} 1/)
    expect(body).toMatch(/kaname_requests_total\{route="\/api\/userInfo",code="200"\} 1/)
    expect(body).toContain('nodejs_eventloop_lag')
    expect((await metrics('10.0.0.9')).statusCode).toBe(403)
    expect((await metrics('127.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).statusCode).toBe(403)
    expect((await metrics('10.0.0.9', { authorization: 'Bearer a-token-for-metrics' })).statusCode).toBe(200)
    expect((await metrics('10.0.0.9', { authorization: 'Bearer wrong' })).statusCode).toBe(403)
  })

  // Every call of the product, twice.
  test('they stay below 300 kB, whatever has been called and answered', async () => {
    for (const { endpoint } of routes)
      for (const headers of [{}, shown])
        await product.server.inject({ method: endpoint.method, url: endpoint.path, headers: { ...headers } })
    const { body } = await metrics()
    expect(body).toContain('route="/api/master/*/getList"')
    expect(body.length).toBeLessThan(300_000)
  }, 120_000)
})
