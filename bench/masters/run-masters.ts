import { onCluster } from '../on-cluster.ts'
import { measureMasters } from './measure-masters.ts'

/** Ten lines of structure for each: a million. */
const items = 100_000
/** For each kind of call. */
const seconds = 4

/** `make bench ONLY=masters`: lists, structures and files of a large company; writes docs/benchmarks-masters.md. */
export const benchMasters = (): Promise<void> =>
  onCluster(
    'masters',
    `${items.toLocaleString('en')} items and about a million lines of structure in five levels`,
    (database) => measureMasters(database, { items, seconds }),
  )
