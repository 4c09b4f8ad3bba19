import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { projectRoot } from './settings.ts'

/** What a thread runs: its name among the bundles beside the server, and its source in the project. */
export interface ThreadProgram {
  readonly bundle: string
  readonly source: string
}

/** Beside the bundled server lies the bundled thread; from source, tsx reads it as it reads the server. */
export function startWorker({ bundle, source }: ThreadProgram): Worker {
  const isBundled = !fileURLToPath(import.meta.url).endsWith('.ts')
  if (isBundled) return new Worker(path.join(projectRoot(), `dist/server/${bundle}.js`))
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs')
  const [api, file] = [tsx, path.join(projectRoot(), source)].map((one) =>
    JSON.stringify(pathToFileURL(one).href),
  )
  return new Worker(`import(${api}).then(({ register }) => { register(); return import(${file}) })`, {
    eval: true,
    execArgv: [],
  })
}

/** A thread that is asked one thing after the other. */
export interface AskedThread<Ask, Answer> {
  readonly post: (ask: Ask) => void
  readonly listen: (hear: (answer: Answer) => void, fail: (error: Error) => void) => void
  readonly close: () => Promise<void>
}

export function startThread<Ask, Answer>(program: ThreadProgram): AskedThread<Ask, Answer> {
  const worker = startWorker(program)
  return {
    post: (ask) => worker.postMessage(ask, []),
    listen: (hear, fail) => {
      worker.on('message', hear)
      worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
      worker.on('exit', () => fail(new Error(`The thread ${program.bundle} has ended.`)))
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
