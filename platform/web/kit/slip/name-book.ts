import type { Fields, ReferredMaster } from '#platform/contract/fields.ts'
import { fixedPart } from '#platform/contract/master-references.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import { createStore, type Store } from '../../store/store.ts'

/** What a master says of a code. */
export interface Named {
  readonly name: string
  readonly inUse: boolean
}

/** Absent: asked, and not answered yet. Null: the master does not have the code. */
export type Names = ReadonlyMap<string, Named | null>

export interface Reference {
  readonly master: ReferredMaster
  /** The parts of the key, with blanks between them, as a lookup takes it. */
  readonly key: string
}

export const nameKey = ({ master, key }: Reference): string => `${master.name} ${key}`

/** What a reference field points to with these values; nothing while a part of the key is blank. */
export function referenceOf(fields: Fields, name: string, values: TypedValues): Reference | undefined {
  const target = fields[name]?.refersTo
  if (!target || target.master === 'self') return undefined
  const parts = (target.parts ?? [name]).map((part) => valueOf(part, values))
  return parts.includes('') ? undefined : { master: target.master, key: parts.join(' ') }
}

/** What the parts of the key before its last one say; a lookup looks through that part only. */
export const withinOf = (fields: Fields, name: string, values: TypedValues): string =>
  (fields[name]?.refersTo?.parts ?? [])
    .filter((part) => part !== name)
    .map((part) => valueOf(part, values))
    .join(' ')

const valueOf = (part: string, values: TypedValues): string => fixedPart(part) ?? values[part] ?? ''

const atOnce = 6

/** Names of codes, asked for once each. What comes together is told together, so that a pasted page is drawn once. */
export class NameBook {
  readonly names: Store<Names> = createStore<Names>(new Map())
  readonly #find: (reference: Reference) => Promise<Named | null>
  readonly #later: (tell: () => void) => void
  readonly #asked = new Set<string>()
  #waiting: Reference[] = []
  #answers: [string, Named | null][] = []
  #running = 0

  constructor(find: (reference: Reference) => Promise<Named | null>, later: (tell: () => void) => void) {
    this.#find = find
    this.#later = later
  }

  want(references: readonly Reference[]): void {
    const fresh = references.filter((reference) => !this.#asked.has(nameKey(reference)))
    for (const reference of fresh) {
      if (this.#asked.has(nameKey(reference))) continue
      this.#asked.add(nameKey(reference))
      this.#waiting.push(reference)
    }
    while (this.#running < atOnce && this.#waiting.length > 0) void this.#ask()
  }

  async #ask(): Promise<void> {
    const [reference, ...others] = this.#waiting
    if (!reference) return
    this.#waiting = others
    this.#running++
    const key = nameKey(reference)
    try {
      const found = await this.#find(reference)
      this.#answers.push([key, found])
      if (this.#answers.length === 1) this.#later(() => this.#tell())
    } catch {
      // Asked again when the code is next seen.
      this.#asked.delete(key)
    }
    this.#running--
    void this.#ask()
  }

  #tell(): void {
    const answers = this.#answers
    this.#answers = []
    this.names.set((now) => new Map([...now, ...answers]))
  }
}
