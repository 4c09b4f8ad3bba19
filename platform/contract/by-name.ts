import { asStated } from './stated.ts'

/** The names that something states, as the compiler knows them. */
export const namesOf = <T extends object>(stated: T): readonly Extract<keyof T, string>[] =>
  asStated(Object.keys(stated))

/** A value for each of some names, under the name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> => asStated(Object.fromEntries(names.map((name) => [name, valueOf(name)])))
