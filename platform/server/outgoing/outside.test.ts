import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchOutside } from './fetch-outside.ts'
import { forbiddenFigures, ForbiddenAddress, lookupOutside } from './outside.ts'

const outside = { thisMachine: false }
const ownMachine = { thisMachine: true }

describe('an address in figures', () => {
  it.each([
    ['127.0.0.1'],
    ['127.8.9.10'],
    ['0.0.0.0'],
    ['[::1]'],
    ['[::]'],
    ['[::ffff:127.0.0.1]'],
    ['169.254.169.254'],
    ['[::ffff:a9fe:a9fe]'],
    ['[fe80::1]'],
    ['[fd00:ec2::254]'],
    ['100.100.100.200'],
  ])('%s is not called for others', (host) => {
    expect(forbiddenFigures(host, outside)).toBeInstanceOf(ForbiddenAddress)
  })

  it.each([['203.0.113.7'], ['192.168.10.20'], ['10.0.0.5'], ['[2001:db8::1]']])(
    '%s is: mail and sign-in stand in the own network',
    (host) => expect(forbiddenFigures(host, outside)).toBeUndefined(),
  )

  it('of this machine is called by who wrote it into the settings, the host’s secrets by nobody', () => {
    expect(forbiddenFigures('127.0.0.1', ownMachine)).toBeUndefined()
    expect(forbiddenFigures('169.254.169.254', ownMachine)).toBeInstanceOf(ForbiddenAddress)
  })
})

describe('a name', () => {
  /** Answers one thing after the other, as a name does that is bound anew between two questions. */
  const answering = (...answers: readonly string[]) => {
    let asked = 0
    return {
      asked: () => asked,
      lookup: lookupOutside(outside, (_host, _options, found) =>
        found(null, [{ address: answers[asked++] ?? '', family: 4 }]),
      ),
    }
  }
  const resolved = (lookup: ReturnType<typeof lookupOutside>) =>
    new Promise((answered, failed) => {
      lookup('provider.example', {}, (error, address) => (error ? failed(error) : answered(address)))
    })

  it('that leads into this machine is refused', async () => {
    await expect(resolved(answering('127.0.0.1').lookup)).rejects.toThrow(ForbiddenAddress)
    await expect(resolved(answering('169.254.169.254').lookup)).rejects.toThrow(ForbiddenAddress)
  })

  it('is asked for once: what was judged is what is connected to', async () => {
    const name = answering('203.0.113.7', '127.0.0.1')
    expect(await resolved(name.lookup)).toBe('203.0.113.7')
    expect(name.asked()).toBe(1)
    await expect(resolved(name.lookup)).rejects.toThrow(ForbiddenAddress)
  })
})

describe('fetching', () => {
  let server: Server
  let port: number
  let calls = 0
  beforeAll(async () => {
    server = createServer((request, response) => {
      calls += 1
      if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
      else response.setHeader('content-type', 'text/plain').end(`${request.method} here`)
    })
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  })
  afterAll(() => new Promise<void>((closed) => void server.close(() => closed())))
  const get = (host: string, reach: typeof outside, path = '/') =>
    fetchOutside(reach)(`http://${host}:${port}${path}`, { method: 'GET', headers: {} })

  it('this machine, by its figures or by its name, is refused before anything is sent', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '0x7f.1'])
      await expect(get(host, outside), host).rejects.toThrow(ForbiddenAddress)
    expect(calls).toBe(0)
  })

  it('reads an answer as fetch does, and follows nobody', async () => {
    const answer = await get('127.0.0.1', ownMachine)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain',
      'GET here',
    ])
    expect((await get('127.0.0.1', ownMachine, '/away')).status).toBe(302)
  })
})
