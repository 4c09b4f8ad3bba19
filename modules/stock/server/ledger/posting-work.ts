import { acrossFactories } from '#platform/server/database/across-factories.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { Later } from '#platform/server/unit/later.ts'
import { correctingDivisions } from '../../contract/division.ts'
import type { Pool } from '../../contract/valuation.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { recordReleased } from '../allocation/released-promises.ts'
import { checkCounting, checkDate, checkDateIsOne } from './check-conditions.ts'
import { checkLots } from './check-lots.ts'
import { checkSerials } from './check-serials.ts'
import { factsOf, readFacts, type Facts, type WantedFacts } from './facts.ts'
import { documentNo, type Line, type LineDocument } from './line.ts'
import { EffectCalculation } from './posting-effects.ts'
import type { Demand } from './demand.ts'
import type { Posting, Reversal } from './posting.ts'
import { readState } from './read-state.ts'
import { Refusals, throwRefused } from './refusals.ts'
import { releasePromises, type AllocationReductions, type Released } from './release-promises.ts'
import { mostLines, resolveLines } from './resolve-lines.ts'
import {
  factsOfReversed,
  readReversed,
  refuseReversedMeanwhile,
  reversedLines,
  type Original,
} from './reverse-posting.ts'
import { writePosting, type ToWrite } from './write-posting.ts'

export interface Posted {
  /** In the order of the lines. */
  readonly ledger_nos: readonly string[]
  readonly released: readonly Released[]
  /** Which demands have got what they had waited for. */
  readonly arrived: readonly Arrived[]
}

/** Goods of a supply that are now allocated to a demand that was pegged to it. */
export interface Arrived extends Demand {
  readonly item_cd: string
  readonly warehouse_cd: string
  readonly qty: string
}

/** The same, with the line that has brought them. */
export interface ArrivedFor extends Arrived {
  readonly line: Line
}

interface Added {
  readonly document: LineDocument
  readonly source: Posting | Reversal
  readonly outcome: Later<Posted>
}

/** A posting that nothing refuses: what is missing is the numbers of its documents. */
interface Judged extends Omit<ToWrite, 'reductions'> {
  readonly reductions: AllocationReductions
}

/** The movements of a unit of work: those of all its documents are one posting. */
export class PostingWork {
  readonly #added: Added[] = []
  #lines: readonly Line[] = []
  #judged: Judged | undefined

  post(posting: Posting): Later<Posted> {
    return this.#add({ ...posting, refusals: new Refusals(posting.cellOf) }, posting)
  }

  reverse(reversal: Reversal): Later<Posted> {
    const document = { ...reversal, poster: 'document', refusals: new Refusals(reversal.cellOf) } as const
    return this.#add(document, reversal)
  }

  #add(document: LineDocument, source: Posting | Reversal): Later<Posted> {
    if (this.#added.some((other) => other.document.biz_dt !== document.biz_dt))
      throw new Error('The documents of one unit of work are posted on one day')
    const outcome = new Later<Posted>()
    this.#added.push({ document, source, outcome })
    return outcome
  }

  get lines(): readonly Line[] {
    return this.#lines
  }

  /** Items of which there is more or less than a plan could reckon with. */
  get corrected(): ReadonlySet<string> {
    const isCorrecting = ({ movement: { stock_div } }: Line) =>
      correctingDivisions.some((division) => division === stock_div)
    return new Set(this.#lines.filter(isCorrecting).map(({ movement: { item_cd } }) => item_cd))
  }

  /** What the masters and the movements themselves say, before anything is locked. */
  async resolve(context: Context): Promise<void> {
    const [first] = this.#added
    if (!first) return
    for (const { document, source } of this.#added) checkForm(document, source)
    this.#throwRefused()
    const originals = new Map<Added, readonly Original[]>()
    for (const added of this.#added)
      if (isReversal(added.source))
        originals.set(added, await readReversed(context, added.source, added.document.refusals))
    this.#throwRefused()
    const { factory_cd } = context.session
    if (this.#added.some(({ source }) => entersOther(source, factory_cd)))
      await acrossFactories(context, 'transfer between factories')
    const wanted = this.#added.map((added) =>
      isReversal(added.source)
        ? factsOfReversed(originals.get(added) ?? [])
        : factsOf(added.source, factory_cd),
    )
    const facts = await readFacts(context, { biz_dt: first.document.biz_dt, ...together(wanted) })
    this.#lines = this.#added.flatMap((added) => linesOf(context, added, originals.get(added) ?? [], facts))
    this.#throwRefused()
  }

  /** With its pools locked: everything that looks at the stock. */
  async judge(context: Context, pools: ReadonlyMap<string, Pool>): Promise<void> {
    const [first] = this.#added
    if (!first) return
    const lines = this.#lines
    const { biz_dt } = first.document
    const { conditions, state } = await readState(context, biz_dt, lines, pools)
    for (const { document } of this.#added) checkDate(document.refusals, biz_dt, conditions)
    checkCounting(lines, conditions)
    for (const { document, source } of this.#added)
      if (isReversal(source)) await refuseReversedMeanwhile(context, source, document.refusals)
    this.#throwRefused()

    const effects = new EffectCalculation(state, context.session.factory_cd).run(lines)
    await checkSerials(context, lines, effects)
    await checkLots(context, lines, conditions.business_dt)
    this.#throwRefused()
    const reductions = await releasePromises(context, effects)
    this.#judged = { biz_dt, lines, effects, state, reductions }
  }

  /** What the posting does to what may be promised; known when it has been judged. */
  get judged(): Pick<Judged, 'effects' | 'reductions'> | undefined {
    return this.#judged
  }

  async write(context: Context, arrivals: readonly ArrivedFor[]): Promise<void> {
    if (!this.#judged) return
    const { reductions, ...judged } = this.#judged
    const numbers = await writePosting(context, { ...judged, reductions: reductions.list() })
    for (const { document, outcome } of this.#added) {
      const linesOfIt = this.#lines.filter((line) => line.document === document)
      const released = reductions.released.filter(({ by }) => by === document).map(({ promise }) => promise)
      const { document_kind } = document
      await recordReleased(context, { document_kind, document_no: documentNo(document) }, released)
      const arrived = arrivals
        .filter(({ line }) => line.document === document)
        .map(({ line: _line, ...rest }) => rest)
      outcome.settle({ ledger_nos: linesOfIt.map((line) => numbers.get(line) ?? ''), released, arrived })
    }
  }

  #throwRefused(): void {
    throwRefused(this.#added.map(({ document }) => document.refusals))
  }
}

const entersOther = (source: Posting | Reversal, factory_cd: string): boolean =>
  !isReversal(source) &&
  source.movements.some(({ from, to }) =>
    [from, to].some((place) => place?.factory_cd !== undefined && place.factory_cd !== factory_cd),
  )

const isReversal = (source: Posting | Reversal): source is Reversal => 'ledger_nos' in source

function checkForm({ refusals, biz_dt, poster }: LineDocument, source: Posting | Reversal): void {
  checkDateIsOne(refusals, biz_dt)
  if (isReversal(source)) return
  const { length } = source.movements
  if (length === 0 || (poster === 'hand' && length > mostLines))
    refusals.add('lines', stockErrors.BIZ_STOCK_LINES.with({ max: mostLines }))
}

const together = (wanted: readonly Omit<WantedFacts, 'biz_dt'>[]): Omit<WantedFacts, 'biz_dt'> => ({
  items: [...new Set(wanted.flatMap(({ items }) => items))],
  locations: wanted.flatMap(({ locations }) => locations),
})

function linesOf(
  context: Context,
  { document, source }: Added,
  originals: readonly Original[],
  facts: Facts,
): readonly Line[] {
  if (isReversal(source)) return reversedLines(source, document, originals, facts)
  const { factory_cd } = context.session
  const nameOf = (division: Line['division']) => say(division.text, context.language)
  return resolveLines({ posting: source, document, factory_cd, facts, say: nameOf })
}
