import type * as Product from '#app/start.ts'
import { shutDown, type Running } from '#platform/server/http/shutdown.ts'
import { readSettings } from '#platform/server/settings.ts'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/**
 * A process that opens servers of the built product one after the other, each on its own database: what is loaded and warm
 * stays, what a server holds in memory goes with it. It ends with the process that has started it.
 */
export type Order =
  | { readonly order: 'open'; readonly no: number; readonly environment: Readonly<Record<string, string>> }
  | { readonly order: 'close'; readonly no: number }

export interface Done {
  readonly no: number
  readonly error?: string
}

const order = z.discriminatedUnion('order', [
  z.object({ order: z.literal('open'), no: z.int(), environment: z.record(z.string(), z.string()) }),
  z.object({ order: z.literal('close'), no: z.int() }),
])

const built = path.join(process.cwd(), 'dist/server/start.js')
const { start, told } = (await import(pathToFileURL(built).href)) as typeof Product
const open = new Map<number, Running>()
// Each server says its last words when the process ends.
process.setMaxListeners(0)

process.on('message', (message) => {
  const asked = order.parse(message)
  const answer = (done: Done) => process.send?.(done)
  carryOut(asked).then(
    () => answer({ no: asked.no }),
    (error: unknown) => answer({ no: asked.no, error: told(error) }),
  )
})
process.on('disconnect', () => process.exit())

async function carryOut(asked: z.output<typeof order>): Promise<void> {
  if (asked.order === 'open') {
    open.set(asked.no, await start(readSettings(asked.environment)))
    return
  }
  const running = open.get(asked.no)
  open.delete(asked.no)
  if (running) await shutDown(running)
}
