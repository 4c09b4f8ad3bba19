import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { generateLooseItems } from '#modules/master/server/index.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { embedded, postgres, type Subject } from '../subjects.ts'
import { heavyWork, itemsInMaster } from './heavy-work.ts'
import { watch } from './watch-others.ts'

/** `make bench ONLY=stalls`: how long others wait for small things while somebody asks for something large. The table goes into docs/security.md by hand, beside the one before. */
export async function benchStalls(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const lines = [...(await stallsOf(await postgres())), ...(await stallsOf(await embedded()))]
  console.log(
    [
      `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}.`,
      '',
      '| database | meanwhile | it took (s) | `/healthz` p99 (ms) | most (ms) | `/api/userInfo` p50 (ms) | p99 (ms) | most (ms) |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...lines,
    ].join('\n'),
  )
}

async function stallsOf(subject: Subject): Promise<readonly string[]> {
  try {
    await (await subject.start()).stop()
    await subject.seed((tx) => generateLooseItems(tx, 'DEMO', itemsInMaster))
    const server = await subject.start()
    try {
      const caller = await signInToDemo(server.url, 'admin')
      const lines: string[] = []
      for (const { what, run } of await heavyWork(server, caller)) {
        await pause(500)
        const healthz = watch(`${server.url}/healthz`, {})
        const read = watch(`${server.url}/api/userInfo`, { authorization: `Kaname ${caller.token}` })
        const began = performance.now()
        await run()
        const seconds = (performance.now() - began) / 1000
        const [alive, answered] = [await healthz.stop(), await read.stop()]
        const figures = [alive.p99Ms, alive.mostMs, answered.p50Ms, answered.p99Ms, answered.mostMs]
        lines.push(
          `| ${[subject.title, what, seconds.toFixed(1), ...figures.map((ms) => ms.toFixed(0))].join(' | ')} |`,
        )
        console.log(lines.at(-1))
      }
      return lines
    } finally {
      await server.stop()
    }
  } finally {
    await subject.remove()
  }
}
