import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createDatabase, demoTemplate, makeDataDirectory } from '../../test/databases.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import {
  startServer,
  temporaryDirectory,
  type RunningServer,
  type ServerOptions,
} from '../../test/running-server.ts'
import { limit } from '../../test/soak.ts'
import { tell } from '../../test/tell.ts'

const tidyUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of tidyUp.splice(0).reverse()) await step()
})

const requests = 200_000
/** How often it is looked: the least of several is what is left when rubbish has been collected. */
const looks = 40

describe(`the memory of the server after ${requests} requests`, () => {
  it(
    'is what it was before, with a PostgreSQL server',
    async () => {
      const database = await createDatabase(await demoTemplate())
      tidyUp.push(database.drop)
      await staysFlat({ databaseUrl: database.url })
    },
    limit(120_000),
  )

  it(
    'is what it was before, with the embedded database',
    async () => {
      const directory = await temporaryDirectory()
      tidyUp.push(directory.remove)
      await makeDataDirectory(directory.path)
      await staysFlat({ dataDirectory: directory.path })
    },
    limit(180_000),
  )
})

async function staysFlat(options: ServerOptions): Promise<void> {
  const server = await startServer({ ...options, environment: { NODE_OPTIONS: '--max-old-space-size=700' } })
  tidyUp.push(() => server.stop())
  const looked: Memory[] = []
  const ask = await askers(server)
  for (let look = 0; look < looks; look++) {
    await ask(requests / looks)
    looked.push(await memoryOf(server))
  }
  // The first quarter fills caches and pools.
  const quarter = looks / 4
  const [begin, end] = [looked.slice(quarter, 2 * quarter), looked.slice(-quarter)]
  const least = (of: readonly Memory[], name: keyof Memory) => Math.min(...of.map((memory) => memory[name]))
  const grown = (name: keyof Memory) => least(end, name) / least(begin, name)
  const megabytes = (name: keyof Memory) =>
    [begin, end].map((of) => `${Math.round(least(of, name) / 1e6)} MB`).join(' → ')
  tell(`after ${requests} requests: heap ${megabytes('heap')}, resident ${megabytes('resident')}`)
  expect(grown('heap')).toBeLessThan(1.1)
  expect(grown('resident')).toBeLessThan(1.1)
}

/** What everybody does all day: lists, records, names, saves; and what is refused. Eight at once. */
async function askers({ url }: RunningServer): Promise<(count: number) => Promise<void>> {
  const caller = await signInToDemo(url, 'admin')
  let asked = 0
  const next = async () => {
    const no = asked++
    switch (no % 8) {
      case 0: {
        const factory_cd = `M${no % 400}`
        const row = { assign_mode: '0', factory_cd, factory_nm: `工場${no}`, time_zone: 'Asia/Tokyo' }
        return caller.post('/api/master/factory/doEdit', row, { 'idempotency-key': `memory-${no}` })
      }
      case 1:
        return caller.get('/api/master/item/getList', { size: '50', page: String((no % 5) + 1) })
      case 2:
        return caller.get('/api/master/item/getLookup', { keyword: String(no % 100) })
      case 3:
        return caller.get('/api/master/customer/getDetail', { customer_cd: `NONE-${no}` })
      case 4:
        return fetch(`${url}/companyLogin?${no}`).then((page) => page.text())
      case 5:
        return fetch(`${url}/api/unknown/${no}`).then((answer) => answer.text())
      case 6:
        return fetch(`${url}/api/userInfo`, { headers: { authorization: `Kaname DEMO.${no}` } }).then((a) =>
          a.text(),
        )
      default:
        return caller.get('/api/userInfo')
    }
  }
  return async (count) => {
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let done = 0; done < count / 8; done++) await next()
      }),
    )
  }
}

interface Memory {
  readonly heap: number
  readonly resident: number
}

async function memoryOf({ url, pid }: RunningServer): Promise<Memory> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1])
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { heap, resident: kilobytes * 1024 }
}
