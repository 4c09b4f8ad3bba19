import type { List } from '#platform/contract/list-definition.ts'
import type { Context, SessionContext } from '../context.ts'
import type { Route } from '../http/route.ts'
import { point } from '../module/point.ts'
import type { KeptSlip } from '../slip/kept-slip.ts'
import type { DownloadSource } from './download-source.ts'
import type { Search } from './where-of-list.ts'

/** A list with its calls and its files. */
export interface ListService {
  readonly list: List
  readonly routes: readonly Route[]
  /** How many rows a search finds. */
  readonly count: (context: Context, search: Search) => Promise<number>
  /** A worker writes from here what a server has been asked for. */
  readonly files: DownloadSource
  /** Of the documents of a slip: the slip. */
  readonly kept?: KeptSlip
}

/** Every list of the composition, those of the masters included. */
export const listServices = point<ListService>('lists')

export const listNamed = (
  { registered }: Pick<SessionContext, 'registered'>,
  name: string,
): ListService | undefined => registered(listServices).find(({ list }) => list.name === name)
