import type { Context } from '../context.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import {
  inOrder,
  keyText,
  LockedTooLate,
  lockRows,
  nameOfDocument,
  refuseWithoutOrder,
  type LockedDocument,
  type WantedRows,
} from './locked-document.ts'

/** What a module adds to units of work: collected from all verbs of a call, judged and written once. */
export interface Part {
  /** Documents that it needs locked besides those of the verbs, because what it does concerns them. */
  documents(): Promise<readonly WantedRows[]>
  /** Takes its locks all at once, and refuses what stands against it. */
  prepare(): Promise<void>
  write(): Promise<void>
}

export type PartOf<P extends Part> = new (unit: Unit) => P

interface Numbering {
  /** Numbers are taken in the order of these: their rows stay locked until the commit. */
  readonly order: string
  take(): Promise<void>
}

/**
 * What the verbs of one call do together, in the one order in which no two calls wait for each other in a circle:
 * documents are locked from left to right, then what the parts guard (the stock's pools), then numbers are taken, and
 * what has been collected is written, each once. A verb only adds to it; whoever began it finishes it.
 */
export class Unit {
  readonly #held = new Map<LockedDocument, ReadonlySet<string>>()
  readonly #parts = new Map<PartOf<Part>, Part>()
  readonly #numberings: Numbering[] = []
  readonly #writes: (() => Promise<void>)[] = []
  #stage: 'collecting' | 'locked' | 'numbered' = 'collecting'

  constructor(readonly context: Context) {}

  /** All documents that a verb needs, at its beginning; what another verb of the unit holds already is held. */
  async lock(...wanted: readonly WantedRows[]): Promise<void> {
    this.#mustCollect('lock a document')
    const missing = wanted.filter(({ document, keys }) => keys.some((key) => !this.holds(document, key)))
    const ordered = inOrder(missing)
    for (const { document } of ordered) {
      if (this.#held.has(document))
        throw new LockedTooLate(
          `"${nameOfDocument(document)}" is locked a second time: lock all rows of it together`,
        )
      for (const before of this.#held.keys()) refuseWithoutOrder(document, before)
    }
    for (const one of ordered) {
      await lockRows(this.context, one)
      this.#held.set(one.document, new Set(one.keys.map(keyText)))
    }
  }

  holds(document: LockedDocument, key: WantedRows['keys'][number]): boolean {
    return this.#held.get(document)?.has(keyText(key)) ?? false
  }

  /** A module's share of this unit, the same for all of its verbs. */
  part<P extends Part>(kind: PartOf<P>): P {
    this.#mustCollect(`add to ${kind.name}`)
    const existing = this.#parts.get(kind)
    if (existing instanceof kind) return existing
    const made = new kind(this)
    this.#parts.set(kind, made)
    return made
  }

  /** Taken when nothing can be refused any more. */
  number(order: string, take: () => Promise<void>): void {
    this.#mustCollect('take a number')
    this.#numberings.push({ order, take })
  }

  /** Written when the numbers are known and the parts have been written, in the order of adding. */
  write(work: () => Promise<void>): void {
    this.#mustCollect('write')
    this.#writes.push(work)
  }

  async finish(): Promise<void> {
    const parts = [...this.#parts.values()]
    for (const part of parts) await this.#lockFor(part)
    this.#stage = 'locked'
    for (const part of parts) await part.prepare()
    this.#stage = 'numbered'
    const inTheirOrder = this.#numberings.toSorted((one, other) => (one.order < other.order ? -1 : 1))
    for (const { take } of inTheirOrder) await take()
    for (const part of parts) await part.write()
    for (const write of this.#writes) await write()
  }

  /** A verb has locked what a part needs when it began: what the part names more has come since. */
  async #lockFor(part: Part): Promise<void> {
    try {
      await this.lock(...(await part.documents()))
    } catch (error) {
      throw error instanceof LockedTooLate ? new ChangedMeanwhile(error.message) : error
    }
  }

  #mustCollect(what: string): void {
    if (this.#stage !== 'collecting')
      throw new Error(`Too late to ${what}: the unit of work is being written`)
  }
}

/** Of a call whose unit has been finished: nothing. A unit that stood here still would keep its call in memory for long. */
const units = new WeakMap<Context, Unit | undefined>()

/** The unit of work of a call; a verb that adds to it is called by one that has begun it. */
export function unitOf(context: Context): Unit {
  const unit = units.get(context)
  if (!unit) throw new Error('No unit of work has been begun: call the verb in inOneUnit()')
  return unit
}

/**
 * Begins a unit of work, lets the verbs add to it, and finishes it. What a verb answers is asked for afterwards, when
 * numbers are known. A call has one: a second one could only take locks that the first should have taken.
 */
export async function inOneUnit<Answer>(
  context: Context,
  verb: () => Promise<() => Answer>,
): Promise<Answer> {
  if (units.has(context))
    throw new Error('A call has one unit of work: add to it instead of beginning a second one')
  const unit = new Unit(context)
  units.set(context, unit)
  try {
    const answer = await verb()
    await unit.finish()
    return answer()
  } finally {
    units.set(context, undefined)
  }
}
