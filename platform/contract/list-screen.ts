import { z } from 'zod'
import {
  declareList,
  type List,
  type ListColumn,
  type ListColumns,
  type ListDefinition,
  type ListRow,
} from './list-definition.ts'
import { screen, type Screen } from './screen.ts'

/** A list that is a screen of its own, and no master: its calls, its screen and its files follow from the definition. */
export interface ListOnScreen extends List {
  readonly screen: Screen
}

export function list<const C extends ListColumns>(definition: ListDefinition<C>): ListOnScreen {
  const { area, path, icon, hidden, ...asked } = definition
  const guard = [`${area}:yes`] as const
  const whole: List = declareList<ListRow>({
    ...asked,
    base: `/api/${area}/${definition.name}`,
    guard,
    row: rowOf(definition.columns),
  })
  return {
    ...whole,
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

/** A row as the wire has it. */
function rowOf(columns: ListColumns): z.ZodType<ListRow> {
  const own = Object.entries(columns).flatMap(([name, column]) => [
    [name, valueOf(column)] as const,
    ...(column.named === undefined ? [] : [[column.named, z.string()] as const]),
  ])
  return z.object(Object.fromEntries(own))
}

function valueOf({ kind }: ListColumn): z.ZodType {
  if (kind === 'flag') return z.boolean()
  return kind === 'integer' ? z.number().int() : z.string()
}
