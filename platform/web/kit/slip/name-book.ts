import type { Fields, ReferredMaster } from '#platform/contract/fields.ts'
import { lookupMaxKeys } from '#platform/contract/master-lookup.ts'
import { fixedPart } from '#platform/contract/master-references.ts'
import type { Told, TypedValues } from '#platform/contract/slip.ts'
import { createStore, type Store } from '../../store/store.ts'

/** What a master says of a code. */
export interface Named {
  readonly name: string
  readonly inUse: boolean
  /** Fields of its record that matter where its code is typed. */
  readonly told: TypedValues
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

const partsOf = (fields: Fields, name: string): readonly string[] => fields[name]?.refersTo?.parts ?? [name]

/** What the parts of the key before this field say; a lookup looks through that part only. */
export function withinOf(fields: Fields, name: string, values: TypedValues): string {
  const parts = partsOf(fields, name)
  const before = parts.slice(0, parts.indexOf(name)).map((part) => valueOf(part, values))
  return before.includes('') ? '' : before.join(' ')
}

/** A record that was looked up, as this field's choice: the other fields that hold parts of its key come with it. */
export function choiceOf(fields: Fields, name: string, key: readonly string[]) {
  const parts = partsOf(fields, name)
  const at = parts.indexOf(name)
  const others = parts.flatMap((part, index) =>
    index === at || fixedPart(part) !== undefined ? [] : [[part, key[index] ?? ''] as const],
  )
  return { code: key[at] ?? '', shown: key.slice(at).join('-'), beside: Object.fromEntries(others) }
}

/** What the masters tell of the codes that stand in these fields. */
export const toldIn =
  (fields: Fields, values: TypedValues, names: Names): Told =>
  (reference, { name }, field) => {
    const target = referenceOf(fields, reference, values)
    return target?.master.name === name ? names.get(nameKey(target))?.told[field] : undefined
  }

/** The unit of what a line names, in words; its code until they come. */
export function unitOf(fields: Fields, reference: string, values: TypedValues, names: Names): string {
  const target = referenceOf(fields, reference, values)
  const told = target && names.get(nameKey(target))?.told
  const unit = told && referenceOf(target.master.fields, unitField, told)
  return (unit && names.get(nameKey(unit))?.name) ?? told?.[unitField] ?? ''
}

/** As every master calls the unit in which its quantities are counted. */
const unitField = 'unit_cd'

const valueOf = (part: string, values: TypedValues): string => fixedPart(part) ?? values[part] ?? ''

const atOnce = 6

/** The names of codes of one master; those that it does not have are left out. */
export type FindNames = (
  master: ReferredMaster,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Named>>

/** Names of codes, asked for once each, those of one master together. What comes together is told together, so that a pasted page is drawn once. */
export class NameBook {
  readonly names: Store<Names> = createStore<Names>(new Map())
  readonly #find: FindNames
  readonly #later: (tell: () => void) => void
  readonly #asked = new Set<string>()
  #waiting: Reference[] = []
  #answers: (readonly [string, Named | null])[] = []
  #running = 0

  constructor(find: FindNames, later: (tell: () => void) => void) {
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

  /** When what is known of a code has come; nothing when it is there, or nobody has asked. */
  arrival(reference: Reference): Promise<void> | undefined {
    const key = nameKey(reference)
    if (!this.#asked.has(key) || this.names.get().has(key)) return undefined
    return new Promise((resolve) => {
      const stop = this.names.subscribe(() => {
        if (!this.names.get().has(key)) return
        stop()
        resolve()
      })
    })
  }

  async #ask(): Promise<void> {
    const [first] = this.#waiting
    if (!first) return
    const together = this.#waiting.filter(({ master }) => master === first.master).slice(0, lookupMaxKeys)
    this.#waiting = this.#waiting.filter((reference) => !together.includes(reference))
    this.#running++
    try {
      const found = await this.#find(
        first.master,
        together.map(({ key }) => key),
      )
      if (this.#answers.length === 0) this.#later(() => this.#tell())
      this.#answers.push(
        ...together.map((reference) => [nameKey(reference), found.get(reference.key) ?? null] as const),
      )
    } catch {
      // Asked again when the codes are next seen.
      for (const reference of together) this.#asked.delete(nameKey(reference))
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
