import { parentPort } from 'node:worker_threads'
import { renderPdf } from './render-pdf.ts'
import type { WorkerAnswer, WorkerRequest } from './renderer.ts'

/** Draws pages in its own thread: text takes long, and the server's event loop must not wait for it. */
parentPort?.on('message', ({ id, job }: WorkerRequest) => {
  const answer = (message: WorkerAnswer) => parentPort?.postMessage(message, [])
  renderPdf(job).then(
    (rendered) => answer({ id, rendered }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
