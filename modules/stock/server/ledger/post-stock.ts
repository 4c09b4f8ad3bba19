import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/contract/text.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { recordReleased } from '../allocation/released-promises.ts'
import { checkCounting, checkDate, checkDateIsOne } from './check-ground.ts'
import { checkSerials } from './check-serials.ts'
import { factsOf, readFacts } from './facts.ts'
import type { Line } from './line.ts'
import { lockPools } from './lock-pools.ts'
import { Play } from './play.ts'
import type { Posting } from './posting.ts'
import { readState } from './read-state.ts'
import { Refusals } from './refusals.ts'
import { releasePromises, type Released } from './release-promises.ts'
import { mostLines, resolveLines } from './resolve-lines.ts'
import { writePosting } from './write-posting.ts'

export interface Posted {
  /** In the order of the lines. */
  readonly ledger_nos: readonly string[]
  readonly released: readonly Released[]
}

/** A posting that nothing stands against. Its locks are held; what is missing is its number. */
export interface Prepared {
  readonly released: readonly Released[]
  write(document_no: string): Promise<Posted>
}

/**
 * The one way into the ledger, in the caller's transaction: one posting for all lines of a slip, because its locks are
 * taken together. `prepare` says everything that can be refused, so that a slip's number is taken after it.
 */
export async function preparePosting(context: Context, posting: Posting): Promise<Prepared> {
  const refusals = new Refusals()
  checkDateIsOne(refusals, posting.biz_dt)
  const { length } = posting.movements
  if (length === 0 || (posting.poster === 'hand' && length > mostLines))
    refusals.add('lines', stockErrors.BIZ_STOCK_LINES.with({ max: mostLines }))
  refusals.throwIfAny()

  const { factory_cd } = context.session
  const facts = await readFacts(context, factsOf(posting, factory_cd))
  const saying = (division: Line['division']) => say(division.text, context.language)
  const lines = resolveLines({ posting, factory_cd, facts, refusals, say: saying })
  refusals.throwIfAny()
  return prepareLines(context, posting, lines, refusals)
}

/** From here on everything looks at the stock, which is locked first. */
export async function prepareLines(
  context: Context,
  posting: Pick<Posting, 'biz_dt' | 'poster' | 'document_kind'>,
  lines: readonly Line[],
  refusals: Refusals,
): Promise<Prepared> {
  const pools = await lockPools(context, lines)
  const { ground, state } = await readState(context, posting.biz_dt, lines, pools)
  checkDate(refusals, posting.biz_dt, ground)
  checkCounting(refusals, lines, posting.poster, ground)
  refusals.throwIfAny()

  const played = new Play(state, refusals, context.session.factory_cd).run(lines)
  await checkSerials(context, lines, played, refusals)
  refusals.throwIfAny()

  const lessening = await releasePromises(context, played)
  const { released } = lessening
  return {
    released,
    async write(document_no) {
      const toWrite = { posting, lines, played, state, lessened: lessening.list() }
      const ledger_nos = await writePosting(context, toWrite, document_no)
      const { document_kind } = posting
      await recordReleased(context, { document_kind, document_no }, released)
      return { ledger_nos, released }
    },
  }
}
