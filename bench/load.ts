import { Agent, get } from 'node:http'

export interface Load {
  readonly operations: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
}

/** `clients` callers who each ask again as soon as they have been answered. Any answer but success ends the run. */
export async function load(url: string, token: string, clients: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const latencies: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const asked = performance.now()
        await ask(url, token, agent)
        latencies.push(performance.now() - asked)
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return {
    operations: latencies.length,
    perSecond: latencies.length / elapsed,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
  }
}

function ask(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Kaname ${token}` } }, (answer) => {
      let start = ''
      answer.on('data', (chunk: Buffer) => {
        if (start.length < 20) start += chunk.toString('latin1')
      })
      answer.on('end', () =>
        start.startsWith('{"code":200') ? resolve() : reject(new Error(`Not a success: ${start}`)),
      )
    }).on('error', reject)
  })
}
