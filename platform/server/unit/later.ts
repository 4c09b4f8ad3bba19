/** What can be asked for when the unit of work has been finished. */
export interface LaterValue<T> {
  readonly value: T
}

/** Known already, or when the unit of work has been finished: the number of a document that may be a new one. */
export type NowOrLater<T extends string | number> = T | LaterValue<T>

export const valueOfEither = <T extends string | number>(either: NowOrLater<T>): T =>
  typeof either === 'object' ? either.value : either

const names = new WeakMap<object, string>()
let named = 0

/** What tells it apart from others already now: the same text again only for the very same number. */
export function nameOfEither(either: NowOrLater<string>): string {
  if (typeof either === 'string') return either
  const name = names.get(either) ?? `\u0002${(named += 1)}`
  names.set(either, name)
  return name
}

/** An answer that is there when the unit of work has been finished. */
export class Later<T> implements LaterValue<T> {
  #answer: { readonly value: T } | undefined

  /** For who takes part in the unit. */
  settle(value: T): void {
    this.#answer = { value }
  }

  get value(): T {
    if (!this.#answer) throw new Error('This is known only when the unit of work has been finished')
    return this.#answer.value
  }

  /** What follows from it, known at the same time. */
  map<Other>(to: (value: T) => Other): LaterValue<Other> {
    const value = () => to(this.value)
    return {
      get value() {
        return value()
      },
    }
  }
}
