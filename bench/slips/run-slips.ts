import { onCluster } from '../on-cluster.ts'
import { measureSlips } from './measure-slips.ts'

/** Twenty lines each: a million. */
const slips = 50_000
/** For each kind of call. */
const seconds = 4

/** `make bench ONLY=slips`: what a document that can be changed costs; writes docs/benchmarks-slips.md. */
export const benchSlips = (): Promise<void> =>
  onCluster('slips', `${slips.toLocaleString('en')} trial slips and a million lines of them`, (database) =>
    measureSlips(database, { slips, seconds }),
  )
