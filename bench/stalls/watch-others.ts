import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** How long somebody waited who asked for something small meanwhile. */
export interface Waits {
  readonly asked: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly mostMs: number
}

const everyMs = 10

/** Asks one small thing again and again on a connection of its own until told to stop; any answer but 200 counts as a failure. */
export function watch(url: string, headers: Readonly<Record<string, string>>): { stop(): Promise<Waits> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waited: number[] = []
  const stopping = new AbortController()
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const asked = performance.now()
      await ask(url, headers, agent)
      waited.push(performance.now() - asked)
      await pause(everyMs)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await watching
      agent.destroy()
      waited.sort((a, b) => a - b)
      const at = (share: number) => waited[Math.floor(waited.length * share)] ?? 0
      return { asked: waited.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: waited.at(-1) ?? 0 }
    },
  }
}

function ask(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${url} was answered ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}
