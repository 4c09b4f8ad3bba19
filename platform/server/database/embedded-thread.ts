import { parentPort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { Answer, Ask, Failed } from './embedded-in-thread.ts'
import { startInDirectory } from './start-embedded.ts'

/** The embedded database in a thread of its own: a statement is one long calculation, and the event loop must not wait for it. */
let lite: PGlite | undefined
const listening = new Map<string, () => Promise<void>>()
const say = (answer: Answer) => parentPort?.postMessage(answer, [])

parentPort?.on('message', ({ id, ask }: { readonly id: number; readonly ask: Ask }) => {
  done(ask).then(
    (result) => say({ id, result }),
    (error: unknown) => say({ id, failed: failureOf(error) }),
  )
})

async function done(ask: Ask): Promise<unknown> {
  if (ask.do === 'open') {
    lite = await startInDirectory(ask.directory)
    return undefined
  }
  if (!lite) throw new Error('The database is not open')
  switch (ask.do) {
    case 'exec':
      await lite.exec(ask.text)
      return undefined
    case 'query':
      return lite.query(ask.text, ask.values, ask.options)
    case 'listen': {
      const { channel } = ask
      listening.set(channel, await lite.listen(channel, (payload) => say({ heard: channel, payload })))
      return undefined
    }
    case 'unlisten':
      await listening.get(ask.channel)?.()
      listening.delete(ask.channel)
      return undefined
    case 'close':
      await lite.close()
      return undefined
  }
}

/** What an error of PostgreSQL says beside its message does not travel by itself. */
function failureOf(error: unknown): Failed {
  if (!(error instanceof Error)) return { message: String(error) }
  const said = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    message: error.message,
    stack: error.stack,
    code: said('code'),
    detail: said('detail'),
    constraint: said('constraint'),
  }
}
