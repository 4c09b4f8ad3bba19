import { onCluster } from '../on-cluster.ts'
import { measureWork } from './measure-mes.ts'

const terminals = 50
const seconds = 5

/** `make bench ONLY=mes`: what the shop floor costs; writes docs/benchmarks-mes.md. */
export const benchWork = (): Promise<void> =>
  onCluster('mes', `the demo company and ${terminals} machines at work`, (database) =>
    measureWork(database, { terminals, seconds }),
  )
