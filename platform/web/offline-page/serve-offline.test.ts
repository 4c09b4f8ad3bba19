import { beforeEach, describe, expect, it } from 'vitest'
import { serveOffline, type OfflineScope } from './serve-offline.ts'

const origin = 'https://kaname.example'
const screen = '/mes/productionAchievement'

/** The caches of a browser, as far as a worker needs them. */
function memoryCaches(fetched: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : String(asked), origin).pathname
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(path, await fetched(path))
      },
      put: async (asked: string, answer: Response) => void store.set(pathOf(asked), answer),
      match: async (asked: RequestInfo) => store.get(pathOf(asked))?.clone(),
    }
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: RequestInfo) =>
      [...stores.values()]
        .map((store) => store.get(pathOf(asked)))
        .find(Boolean)
        ?.clone(),
    paths: () => [...new Set([...stores.values()].flatMap((store) => [...store.keys()]))].toSorted(),
    names: () => [...stores.keys()],
  }
}

describe('the service worker', () => {
  /** What the server answers with; nothing: the network is gone. */
  let server: Map<string, () => Promise<Response>> | undefined
  let caches: ReturnType<typeof memoryCaches>
  let asked: string[]
  let timers: (() => void)[]
  const pageOf = (entry: string) => async () => new Response(`<script src="${entry}">`)
  const fetched = async (path: string) => {
    asked.push(path)
    if (!server) throw new TypeError('Failed to fetch')
    return (server.get(path) ?? (async () => new Response('', { status: 404 })))()
  }
  beforeEach(() => {
    asked = []
    timers = []
    server = new Map([
      ['/', pageOf('/assets/start-1.js')],
      [screen, pageOf('/assets/start-1.js')],
      ['/assets/start-1.js', async () => new Response('one')],
    ])
    caches = memoryCaches(fetched)
  })

  function worker(id: string, entry = '/assets/start-1.js') {
    const listeners = new Map<string, (event: never) => void>()
    const scope = {
      caches,
      clients: { claim: async () => undefined },
      location: { origin },
      fetch: (input: Request | string) =>
        fetched(new URL(input instanceof Request ? input.url : input, origin).pathname),
      skipWaiting: async () => undefined,
      setTimeout: (action: () => void) => timers.push(action),
      addEventListener: (kind: string, listener: (event: never) => void) => listeners.set(kind, listener),
    }
    serveOffline(scope as unknown as OfflineScope, { id, entry, files: [entry] })
    const live = async (kind: 'install' | 'activate') => {
      let work: Promise<unknown> = Promise.resolve()
      listeners.get(kind)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) } as never)
      await work
    }
    return {
      begin: async () => {
        await live('install')
        await live('activate')
      },
      /** Undefined: it is left to the browser. */
      get: (path: string, mode: 'navigate' | 'cors' = 'cors', method = 'GET') => {
        let answer: Promise<Response> | undefined
        const request = Object.defineProperty(new Request(origin + path, { method }), 'mode', { value: mode })
        const event = { request, respondWith: (promise: Promise<Response>) => (answer = promise) }
        listeners.get('fetch')?.(event as never)
        return answer
      },
    }
  }
  const text = async (answer: Promise<Response> | undefined) => (await answer)?.text()

  it('opens the page and its files when the network is gone', async () => {
    const one = worker('1')
    await one.begin()
    server = undefined
    expect(await text(one.get(screen, 'navigate'))).toContain('/assets/start-1.js')
    expect(await text(one.get('/assets/start-1.js'))).toBe('one')
  })

  it('asks the server for the page first, so that none is old after an update', async () => {
    const one = worker('1')
    await one.begin()
    server?.set(screen, pageOf('/assets/start-2.js'))
    expect(await text(one.get(screen, 'navigate'))).toContain('/assets/start-2.js')
  })

  it('waits for a slow network a few seconds only, and does without a proxy that finds no server', async () => {
    const one = worker('1')
    await one.begin()
    server?.set(screen, () => new Promise(() => undefined))
    const slow = one.get(screen, 'navigate')
    for (const timeOver of timers) timeOver()
    expect(await text(slow)).toContain('/assets/start-1.js')
    server?.set(screen, async () => new Response('Bad gateway', { status: 502 }))
    expect(await text(one.get(screen, 'navigate'))).toContain('/assets/start-1.js')
  })

  it('asks for no file that it has, since a name changes with the contents, and for others each time', async () => {
    const one = worker('1')
    await one.begin()
    server?.set('/assets/other-1.js', async () => new Response('other'))
    asked = []
    expect(await text(one.get('/assets/start-1.js'))).toBe('one')
    expect(await text(one.get('/assets/other-1.js'))).toBe('other')
    expect(asked).toEqual(['/assets/other-1.js'])
    expect(caches.paths()).toEqual(['/', '/assets/start-1.js'])
  })

  it('never touches a call, a file of the server’s, or what is sent', async () => {
    const one = worker('1')
    await one.begin()
    expect(one.get('/api/mes/terminal/getJobs')).toBeUndefined()
    expect(one.get('/template/item.csv')).toBeUndefined()
    expect(one.get('/assets/start-1.js', 'cors', 'POST')).toBeUndefined()
    expect(caches.paths()).toEqual(['/', '/assets/start-1.js'])
  })

  it('is replaced by the next build; a page that is open goes on with its own files, until there is one more', async () => {
    const one = worker('1')
    await one.begin()
    const update = async (no: number) => {
      const entry = `/assets/start-${no}.js`
      server = new Map([
        ['/', pageOf(entry)],
        [entry, async () => new Response(String(no))],
      ])
      const next = worker(String(no), entry)
      await next.begin()
      return next
    }
    const two = await update(2)
    expect(await text(two.get('/assets/start-1.js'))).toBe('one')
    server = undefined
    expect(await text(two.get(screen, 'navigate'))).toContain('/assets/start-2.js')
    await update(3)
    expect(caches.names()).toEqual(['kaname.files/2', 'kaname.files/3'])
  })

  it('does not begin with a page of another build', async () => {
    server?.set('/', pageOf('/assets/start-0.js'))
    await expect(worker('1').begin()).rejects.toThrow('another build')
    expect(caches.names()).toEqual([])
  })
})
