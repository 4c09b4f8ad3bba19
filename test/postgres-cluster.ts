import type { TestProject } from 'vitest/node'
import { NoServerBinaries, type Cluster } from './cluster.ts'
import { preparedDirectory, startPreparedCluster } from './prepared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a superuser; or why there is no server. */
    readonly postgres: { readonly url: string } | { readonly missing: string }
    /** What is kept between runs, such as the image of a migrated embedded database. */
    readonly preparedDirectory: string
  }
}

let cluster: Cluster | undefined

/** Vitest calls this once before the server tests. */
export async function setup(project: TestProject): Promise<void> {
  try {
    const directory = preparedDirectory()
    project.provide('preparedDirectory', directory)
    cluster = await startPreparedCluster(directory)
    project.provide('postgres', { url: cluster.url })
  } catch (error) {
    if (!(error instanceof NoServerBinaries)) throw error
    console.error(`\n${error.message}\n`)
    project.provide('postgres', { missing: error.message })
  }
}

export async function teardown(): Promise<void> {
  await cluster?.stop()
}
