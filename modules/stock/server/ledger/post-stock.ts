import type { Context } from '#platform/server/context.ts'
import type { Later } from '#platform/server/unit/later.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { Posting, Reversal } from './posting.ts'
import type { Posted } from './posting-work.ts'
import { StockWork } from './stock-work.ts'

/**
 * The one way into the ledger: adds the movements of a document to the unit of work. All movements of a unit are posted
 * together, because their locks are taken together; a document may be added by several verbs, its lines are counted on.
 */
export const postStock = (context: Context, posting: Posting): Later<Posted> =>
  unitOf(context).part(StockWork).post(posting)

/** 取消: takes movements back, together with whatever else the unit posts. */
export const reverseStock = (context: Context, reversal: Reversal): Later<Posted> =>
  unitOf(context).part(StockWork).reverse(reversal)
