import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { NoServerBinaries, startCluster, type Cluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a superuser; or why there is no server. */
    readonly postgres: { readonly url: string } | { readonly missing: string }
    /** For what test files share in this run, such as the image of a migrated embedded database. */
    readonly sharedDirectory: string
  }
}

let cluster: Cluster | undefined
let shared: string | undefined

/** Vitest calls this once before the server tests. */
export async function setup(project: TestProject): Promise<void> {
  shared = await mkdtemp(path.join(tmpdir(), 'kaname-test-'))
  project.provide('sharedDirectory', shared)
  process.once('exit', deleteShared)
  try {
    cluster = await startCluster()
    project.provide('postgres', { url: cluster.url })
  } catch (error) {
    if (!(error instanceof NoServerBinaries)) throw error
    console.error(`\n${error.message}\n`)
    project.provide('postgres', { missing: error.message })
  }
}

export async function teardown(): Promise<void> {
  await cluster?.stop()
  deleteShared()
}

/** Also when the run is interrupted; the cluster sees to itself. */
function deleteShared(): void {
  if (shared) rmSync(shared, { recursive: true, force: true })
}
