import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { keptAnswers } from '#platform/web/kit/offline/kept-answers.ts'
import type { KeptKind } from '#platform/web/kit/offline/use-kept-queries.ts'
import { workerNow } from '../../contract/indirect-calls.ts'
import { terminalJobs, terminalScreen } from '../../contract/terminal-calls.ts'
import { sentEntry } from './told-job.ts'

/** What the server has taken of late. */
export const sentKey = [`${terminalScreen.name} sent`]

/** The jobs of the machine and those that were read, what whoever stood here was at, the machines, and the reasons. */
export const keptKinds: readonly KeptKind[] = [
  {
    isOf: ([name, what, more]) =>
      name === terminalScreen.name && (more === undefined || what === 'read') && what !== '',
    schema: terminalJobs.output,
  },
  {
    isOf: ([name, what, code]) => name === terminalScreen.name && what === 'worker' && code !== '',
    schema: workerNow.output,
  },
  { isOf: ([name]) => name === sentKey[0], schema: z.array(sentEntry) },
  { isOf: ([name]) => name === facilityMaster.name, schema: facilityMaster.endpoints.getLookup.output },
  {
    isOf: ([name, , kind]) =>
      name === codeDivMaster.name && ['STOP_REASON', 'DEFECT_REASON', 'INDIRECT_WORK'].includes(String(kind)),
    schema: codeDivMaster.endpoints.getLookup.output,
  },
]

const worker = z.object({ worker_cd: z.string(), worker_nm: z.string() })
type Worker = z.output<typeof worker>

/** The badge itself is not kept: it is recognised, not read out. */
async function nameOf(owner: string, badge: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${owner} ${badge.trim().toUpperCase()}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `badge ${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Whose badge was read here is known here without the server; a code with a PIN is not. */
export async function keepBadge(
  owner: string,
  badge: string,
  { worker_cd, worker_nm }: Worker,
): Promise<void> {
  const name = await nameOf(owner, badge)
  await keptAnswers.put({ owner, name, read_at: Date.now(), content: { worker_cd, worker_nm } })
}

export async function keptWorker(owner: string, badge: string): Promise<Worker | undefined> {
  return worker.safeParse((await keptAnswers.one(owner, await nameOf(owner, badge)))?.content).data
}
