import type { Fact } from '#platform/contract/fact.ts'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListOnScreen } from '#platform/contract/list-screen.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Text } from '#platform/contract/text.ts'

/** Conditions of a list as they are asked on a day, by the names of its columns. */
type Asks<L> = (day: string) => Readonly<Partial<Record<ColumnOf<L>, string>>>
type ColumnOf<L> =
  (L extends Pick<ListOnScreen, 'columns'> ? Extract<keyof L['columns'], string> : string) | 'with_late'

/** A list that has a screen, its columns forgotten. */
export type ScreenList = List & { readonly screen: Screen }

/** Rows of a list that are counted on the home screen: the figure, what is said of a part of it, and the way to the rows. */
export interface CountedRows<L = ScreenList> {
  readonly list: L
  /** On the business date, `yyyy-mm-dd`. */
  readonly asks: Asks<L>
  /** Some of them, named under the figure: `うち {count}件は…`. */
  readonly part?: { readonly asks: Asks<L>; readonly text: Text }
  /** A single one is something that a person must act on. */
  readonly bad?: true
  /** After it they are counted again. */
  readonly follows: Fact
}

/** The address of the list with exactly these conditions; what it asks at first and these do not is blank. */
export function addressOfCounted({ list, asks }: CountedRows, day: string): string {
  const blank = Object.fromEntries(Object.keys(list.initial).map((name) => [name, '']))
  const asked = new URLSearchParams(
    Object.entries({ ...blank, ...asks(day) }).map(([name, value = '']) => [name, value]),
  ).toString()
  return asked === '' ? list.screen.path : `${list.screen.path}?${asked}`
}
