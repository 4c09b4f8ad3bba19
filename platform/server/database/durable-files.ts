import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Emscripten's file system on the host's files, of which PGlite's types tell nothing. */
interface NodeStream {
  readonly nfd?: number | null
  readonly node: unknown
}
interface NodeFiles {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: NodeStream) => number }
  readonly node_ops: { rename: (node: unknown, folder: unknown, name: string) => void }
}

/**
 * PGlite runs PostgreSQL with fsync off, because its file system on Node has no fsync. Given one, and started with
 * fsync on, PostgreSQL itself decides what must reach the disk before what: the log before the commit is answered,
 * the pages before the checkpoint counts. Seen: about 1 ms more per commit on an SSD.
 */
class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module) => giveFsync(module.NODEFS as unknown as NodeFiles),
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function giveFsync(files: NodeFiles): void {
  files.stream_ops.fsync = (stream) => {
    if (typeof stream.nfd === 'number') fsyncSync(stream.nfd)
    else syncPath(files.realPath(stream.node))
    return 0
  }
  // PostgreSQL makes a rename durable by syncing the folder, which it cannot open here.
  const rename = files.node_ops.rename
  files.node_ops.rename = (node, folder, name) => {
    rename(node, folder, name)
    syncPath(files.realPath(folder))
  }
}

/** What makes PGlite durable in a directory; `wal_sync_method` because its fdatasync does nothing. */
export const durableOptions = (directory: string): PGliteOptions => ({
  fs: new DurableFiles(directory),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ],
})

/** After the first start: initdb wrote the directory without a sync of its own. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true }))
    syncPath(path.join(entry.parentPath, entry.name))
  syncPath(directory)
}

function syncPath(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
