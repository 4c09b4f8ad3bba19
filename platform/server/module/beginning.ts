import type { Text } from '#platform/contract/text.ts'
import type { Tx } from '../database/database.ts'
import type { FilledFor } from '../master/fill-master.ts'
import { point } from './point.ts'

/** What every new company begins with because it is the same everywhere, in the language of whoever makes it. */
export type Beginning = (
  tx: Tx,
  begun: FilledFor & { readonly biz_dt: string },
  say: (text: Text) => string,
) => Promise<void>

export const beginnings = point<Beginning>('beginnings')
