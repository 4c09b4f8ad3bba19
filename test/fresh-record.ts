import type { Field } from '#platform/contract/fields.ts'
import { referencesOf } from '#platform/contract/master-references.ts'
import type { AnyMaster } from '#platform/contract/master.ts'

export type FreshRecord = Readonly<Record<string, unknown>>

interface Keeper {
  readonly masters: readonly AnyMaster[]
  /** A record of the demo company to be like. */
  model(master: AnyMaster): Promise<FreshRecord>
  /** Saves a new one, and answers it as it is stored. */
  save(master: AnyMaster, record: FreshRecord): Promise<FreshRecord>
}

/** Records like one of the demo company's under a key that is new; what the key refers to is made anew where it must be. */
export function freshRecords({ masters, model, save }: Keeper): (master: AnyMaster) => Promise<FreshRecord> {
  let made = 0

  async function fresh(master: AnyMaster): Promise<FreshRecord> {
    // A name that CP932 has no letters for, and a badge that somebody else has.
    const blank = Object.fromEntries(
      ['name_zh', 'badge_no'].flatMap((name) => (name in master.fields ? [[name, '']] : [])),
    )
    return { ...(await model(master)), ...blank, ...(await freshKey(master)) }
  }

  async function freshKey(master: AnyMaster): Promise<FreshRecord> {
    const number = ++made
    const own = ownKeyOf(master)
    if (own) return { [own]: newValue(master.fields[own], number) }
    const reference = referringIn(master).at(-1)
    if (!reference) throw new Error(`${master.name} has no key to choose`)
    const referred = masters.find(({ name }) => name === reference.target.name)
    if (!referred) throw new Error(`${reference.target.name} is not declared`)
    const target = await save(referred, await fresh(referred))
    return Object.fromEntries(
      reference.parts.map((part, place) => [part, target[reference.target.key[place] ?? '']]),
    )
  }
  return fresh
}

const referringIn = (master: AnyMaster) =>
  referencesOf(master).filter(({ name }) => master.key.includes(name))

/** The last field of the key that is not held by a reference. */
function ownKeyOf(master: AnyMaster): string | undefined {
  const held = new Set(referringIn(master).flatMap(({ parts }) => parts))
  return master.key.findLast((name) => !held.has(name))
}

function newValue(field: Field | undefined, number: number): string | number {
  switch (field?.kind) {
    case 'date':
      return `20${String(30 + Math.floor(number / 250))}-0${(number % 9) + 1}-${String((number % 28) + 1).padStart(2, '0')}`
    case 'decimal':
      return String(1000 + number)
    case 'integer':
      return 1000 + number
    default:
      return `Z${number}`
  }
}
