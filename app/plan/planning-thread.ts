import { parentPort } from 'node:worker_threads'
import { type Ask, planThread } from '#planning/scheduling/plan-thread.ts'

/** Plans in a thread of its own: a search is one long calculation, and the event loop must not wait for it. */
const answer = planThread()
parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answer(ask), []))
