import { z } from 'zod'
import { declareList, type List, type ListDefinition } from './list-definition.ts'
import type { ListColumn, ListColumns, ListRowOf } from './list-column.ts'
import { costsAmong } from './fields.ts'
import { writeEverywhere } from './permission.ts'
import { screen, type Screen } from './screen.ts'
import { asStated } from './stated.ts'

/** A list that is a screen of its own, and no master: its calls, its screen and its files follow from the definition. */
export interface ListOnScreen<C extends ListColumns = ListColumns> extends List<
  ListRowOf<C>,
  Extract<keyof C, string>
> {
  readonly columns: C
  readonly screen: Screen
}

export function list<const C extends ListColumns>(definition: ListDefinition<C>): ListOnScreen<C> {
  const { area, path, icon, hidden, guard = [`${area}:yes`] as const, ...asked } = definition
  const whole = declareList<ListRowOf<C>, Extract<keyof C, string>>({
    ...asked,
    base: `/api/${area}/${definition.name}`,
    guard,
    // The developer area has nothing of its own to write.
    write: area === 'developer' ? writeEverywhere : `write:${area}`,
    row: rowOf(definition.columns),
  })
  return {
    ...whole,
    columns: definition.columns,
    screen: screen({
      path,
      name: definition.name,
      title: definition.title,
      guard,
      keepAlive: true,
      ...(icon ? { icon } : {}),
      ...(hidden ? { hidden: true } : {}),
    }),
  }
}

/** The list without what tells cost, value or margin; it is told by no call either. */
export function withoutCosts<C extends ListColumns>(list: ListOnScreen<C>): ListOnScreen<C> {
  const costs = costsAmong(list.columns)
  if (costs.length === 0) return list
  const isSeen = (name: string) => !costs.includes(name)
  const columns = Object.fromEntries(Object.entries(list.columns).filter(([name]) => isSeen(name)))
  const { figure, unit, ...card } = list.card
  return {
    ...list,
    columns: asStated(columns),
    shown: list.shown.filter(isSeen),
    search: list.search.filter(isSeen),
    card: { ...card, ...(figure && isSeen(figure) ? { figure, ...(unit ? { unit } : {}) } : {}) },
  }
}

/** A row as the wire has it. */
function rowOf<C extends ListColumns>(columns: C): z.ZodType<ListRowOf<C>> {
  const [always, onDemand] = [false, true].map((isOnDemand) =>
    Object.entries(columns).filter(([, column]) => (column.onDemand ?? false) === isOnDemand),
  )
  return asStated(z.object({ ...z.object(valuesOf(onDemand)).partial().shape, ...valuesOf(always) }))
}

const valuesOf = (columns: readonly (readonly [string, ListColumn])[] = []): Record<string, z.ZodType> =>
  Object.fromEntries(
    columns.flatMap(([name, column]): readonly (readonly [string, z.ZodType])[] => [
      [name, valueOf(column)],
      ...(column.named === undefined ? [] : [[column.named, z.string()] as const]),
    ]),
  )

function valueOf({ kind, codes }: ListColumn): z.ZodType {
  if (kind === 'flag') return z.boolean()
  if (kind === 'integer') return z.number().int()
  return codes ? z.union([codes.schema, z.literal('')]) : z.string()
}
