import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { terminalScreen } from '#modules/mes/contract/terminal-calls.ts'
import { freePort } from '../../test/running-server.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { enter } from '../signed-in.ts'

/** Stands before the server, and makes of its build the next one when it is told to. */
async function openFront(url: string) {
  let build = ''
  const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
    const body: Buffer[] = []
    for await (const part of asked as AsyncIterable<Buffer>) body.push(part)
    const headers = Object.fromEntries(
      ['accept', 'authorization', 'content-type', 'cookie', 'idempotency-key', 'accept-language'].flatMap(
        (name) => {
          const value = asked.headers[name]
          return typeof value === 'string' ? [[name, value]] : []
        },
      ),
    )
    const path = asked.url ?? '/'
    if (path.startsWith('/api/live')) return void reply.writeHead(503).end()
    const method = asked.method ?? 'GET'
    const answered = await fetch(`${url}${path}`, {
      ...{ method, headers },
      ...(method === 'POST' ? { body: Buffer.concat(body) } : {}),
    })
    const type = answered.headers.get('content-type') ?? ''
    const policy = answered.headers.get('content-security-policy') ?? ''
    const sent = { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-cache' }
    if (build !== '' && path === '/service-worker.js')
      return void reply
        .writeHead(200, sent)
        .end((await answered.text()).replace(/"id":"\w+"/, `"id":"${build}"`))
    if (build !== '' && type.includes('text/html'))
      return void reply
        .writeHead(answered.status, sent)
        .end((await answered.text()).replace('<html ', `<html data-build="${build}" `))
    reply.writeHead(answered.status, sent).end(Buffer.from(await answered.arrayBuffer()))
  }
  const server: Server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => reply.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (next: string) => (build = next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A new build is delivered while tablets stand at their machines. */
describe('a terminal after an update', () => {
  let stage: Stage
  let front: Awaited<ReturnType<typeof openFront>>
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    front = await openFront(stage.server.url)
    page = await stage.page({ fresh: true })
    await enter(page, await signInToDemo(stage.server.url, 'admin'), `${front.url}${terminalScreen.path}`)
  })
  afterAll(async () => {
    await stage.close()
    await front.close()
  })

  /** Of which files are kept, once the worker of the last one is at work. */
  const builds = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration()
      if (!worker?.active || worker.installing || worker.waiting) return []
      return (await caches.keys()).map((name) => name.slice(name.lastIndexOf('/') + 1))
    })
  const shown = () => page.evaluate(() => document.documentElement.dataset['build'] ?? '')

  it('has the new page the next time it is read, and opens with it when the network is gone', async () => {
    await page.locator('.terminal-machine select').selectOption({ index: 1 })
    await expect.poll(builds).toHaveLength(1)
    await page.reload()
    await page.locator('.terminal-what, .terminal-empty').first().waitFor()
    expect(await shown()).toBe('')

    front.deploy('second')
    await page.reload()
    await page.locator('.terminal-what, .terminal-empty').first().waitFor()
    expect(await shown()).toBe('second')
    await expect.poll(async () => (await builds()).at(-1)).toBe('second')

    await page.context().setOffline(true)
    await page.reload()
    await page.locator('.offline-waiting').waitFor()
    expect(await shown()).toBe('second')
    await page.context().setOffline(false)
    await page.locator('.offline-waiting').waitFor({ state: 'detached' })

    // Of two builds before, nothing is left.
    front.deploy('third')
    await page.reload()
    await expect.poll(builds).toEqual(['second', 'third'])
  })
})
