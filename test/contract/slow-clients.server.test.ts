import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgres } from '../databases.ts'
import { admin, signIn, type Shown } from './holders.ts'
import { openProductWithHolders, type Product } from './product.ts'
import { edit } from './trial-module.ts'

const patience = { headers: 1_000, request: 2_000, look: 100 }

onPostgres((open) => {
  let product: Product
  let shown: Shown
  let port: number
  beforeAll(async () => {
    product = await openProductWithHolders(await open(), { patience })
    shown = (await signIn(product.database, [admin])).get(admin) ?? {}
    await product.server.listen({ port: 0, host: '127.0.0.1' })
    const address: AddressInfo | string | null = product.server.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => product.server.close())

  /** Sends a beginning, and then one letter after the other for as long as it may; answers what it was told. */
  async function dribble(beginning: string, letter: string): Promise<string> {
    const socket: Socket = connect(port, '127.0.0.1')
    let told = ''
    socket.setEncoding('latin1').on('data', (piece: string) => (told += piece))
    socket.on('error', () => undefined)
    socket.write(beginning)
    const timer = setInterval(() => socket.writable && socket.write(letter), 50)
    await once(socket, 'close')
    clearInterval(timer)
    return told
  }

  const authorization = () => Object.entries(shown).map(([name, value]) => `${name}: ${String(value)}\r\n`)

  test('clients who send their headers letter by letter are let go, and keep nobody waiting', async () => {
    const slow = Array.from({ length: 30 }, () => dribble('GET /api/userInfo HTTP/1.1\r\nx-slow: ', 'a'))
    const answer = await fetch(`http://127.0.0.1:${port}/api/userInfo`, { headers: { ...shown } })
    expect(answer.status).toBe(200)
    for (const told of await Promise.all(slow)) expect(told).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('so are those who send a body that does not end', async () => {
    const head = [
      `POST ${edit.path} HTTP/1.1\r\n`,
      'host: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n',
      ...authorization(),
      '\r\n{"name":"',
    ]
    const slow = Array.from({ length: 30 }, () => dribble(head.join(''), 'a'))
    const answer = await fetch(`http://127.0.0.1:${port}/api/userInfo`, { headers: { ...shown } })
    expect(answer.status).toBe(200)
    for (const told of await Promise.all(slow)) expect(told).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})
