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

/** A thread that is kept for the next one who asks: what it has read and compiled is there already. Whoever asks meanwhile waits. */
export class KeptThread<Ask, Answer> {
  private worker: Worker | undefined
  private last: Promise<unknown> = Promise.resolve()
  private idle: NodeJS.Timeout | undefined

  constructor(
    private readonly program: ThreadProgram,
    private readonly times: {
      /** Nobody has asked for so long: its memory is given back. */
      readonly restMs: number
      /** What takes longer has lost its way. */
      readonly longestMs: number
    },
  ) {}

  ask(ask: Ask): Promise<Answer> {
    const answer = this.last.then(() => this.answerOf(ask))
    this.last = answer.catch(() => undefined)
    return answer
  }

  private async answerOf(ask: Ask): Promise<Answer> {
    clearTimeout(this.idle)
    const worker = (this.worker ??= this.start())
    worker.ref()
    const tooLong = setTimeout(() => this.end(worker), this.times.longestMs)
    const done = new AbortController()
    const heard = new Promise<Answer>((resolve, reject) => {
      const lost = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)))
      const ended = () => lost(new Error(`The thread ${this.program.bundle} has ended.`))
      worker.on('message', resolve).on('error', lost).on('exit', ended)
      done.signal.addEventListener('abort', () =>
        worker.off('message', resolve).off('error', lost).off('exit', ended),
      )
    })
    try {
      worker.postMessage(ask, [])
      return await heard
    } finally {
      clearTimeout(tooLong)
      done.abort()
      // A process that has nothing else to do may end.
      worker.unref()
      this.idle = setTimeout(() => this.end(worker), this.times.restMs).unref()
    }
  }

  private start(): Worker {
    const worker = startWorker(this.program)
    for (const end of ['error', 'exit']) worker.on(end, () => this.end(worker))
    return worker
  }

  private end(worker: Worker): void {
    if (this.worker === worker) this.worker = undefined
    void worker.terminate()
  }
}
