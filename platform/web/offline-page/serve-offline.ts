/** What one build knows of itself; the build writes it into the worker. */
export interface OfflineBuild {
  /** Different as soon as one file is. */
  readonly id: string
  /** The script that its page names. */
  readonly entry: string
  /** What a page needs to open; each name changes with the contents. */
  readonly files: readonly string[]
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface AskedEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** As much of a service worker's surroundings as is needed. */
export interface OfflineScope {
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly location: { readonly origin: string }
  fetch(asked: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  setTimeout(action: () => void, ms: number): unknown
  addEventListener(kind: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: AskedEvent) => void): void
}

/**
 * The service worker. It keeps the page and the built files, nothing else: what the server answers to calls never passes through here.
 * The build takes this function as text, so that it imports nothing.
 */
export function serveOffline(scope: OfflineScope, build: OfflineBuild): void {
  const { caches } = scope
  const prefix = 'kaname.files/'
  const own = prefix + build.id
  /** Who stands at a machine does not wait longer to hear that the network is gone. */
  const pageWithinMs = 4000

  /** All or nothing, and only with the page of the same build: another server may have been updated already. */
  async function keepBuild(): Promise<void> {
    const cache = await caches.open(own)
    await cache.addAll([...build.files])
    const page = await scope.fetch('/', { cache: 'no-store' })
    const text = await page.clone().text()
    if (!page.ok || page.redirected || !text.includes(build.entry)) {
      await caches.delete(own)
      throw new Error('This page is of another build.')
    }
    await cache.put('/', page)
  }

  /** A page that is open goes on with the files of its build, the last one before this. */
  async function dropOlder(): Promise<void> {
    const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
  }

  const file = async (request: Request): Promise<Response> =>
    (await caches.match(request, { ignoreVary: true })) ?? scope.fetch(request)

  async function page(request: Request): Promise<Response> {
    const asked = scope.fetch(request)
    const soon = await Promise.race([
      asked.catch(() => undefined),
      new Promise<undefined>((resolve) => scope.setTimeout(() => resolve(undefined), pageWithinMs)),
    ])
    // Behind a proxy, a server that is down answers so.
    if (soon && soon.status < 500) return soon
    const kept = await (await caches.open(own)).match('/')
    return kept ?? asked
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepBuild().then(() => scope.skipWaiting()))
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(dropOlder().then(() => scope.clients.claim()))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (pathname.startsWith('/assets/')) event.respondWith(file(request))
    else if (request.mode === 'navigate') event.respondWith(page(request))
  })
}
