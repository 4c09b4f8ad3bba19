import { startCluster } from './cluster.ts'

/** A process to be killed while it has a cluster. */
const cluster = await startCluster()
process.stdout.write(`${JSON.stringify({ url: cluster.url, directory: cluster.directory })}\n`)
process.stdout.write('ready\n')
setInterval(() => undefined, 1000)
