import type { Fact, FactData } from '#platform/contract/fact.ts'

/** Where something has happened. Without a factory it concerns the whole company. */
export interface Where {
  readonly company_cd: string
  readonly factory_cd: string
}

export interface OneSaid {
  readonly fact: Fact
  readonly where: Where
  readonly data: FactData
}

/** What has been said in a transaction and not yet been told. The same said twice is one. */
export class Said {
  #waiting: OneSaid[] = []

  add(one: OneSaid): void {
    const at = this.#waiting.findIndex((other) => isAlike(one, other))
    const known = this.#waiting[at]
    if (known) this.#waiting[at] = { ...known, data: joined(known.data, one.data) }
    else this.#waiting.push(one)
  }

  take(): readonly OneSaid[] {
    return this.#waiting.splice(0)
  }
}

const isAlike = (one: OneSaid, other: OneSaid): boolean =>
  one.fact === other.fact &&
  one.where.company_cd === other.where.company_cd &&
  one.where.factory_cd === other.where.factory_cd &&
  wordsOf(one.data) === wordsOf(other.data)

/** Everything but the lists, in the order of the shape that has read it. */
const wordsOf = (data: FactData): string =>
  JSON.stringify(Object.entries(data).filter(([, value]) => typeof value === 'string'))

const joined = (one: FactData, other: FactData): FactData =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => {
      const more = other[name]
      const isList = typeof value !== 'string' && more !== undefined && typeof more !== 'string'
      return [name, isList ? [...new Set([...value, ...more])] : value]
    }),
  )
