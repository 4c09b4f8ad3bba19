import { useQueries } from '@tanstack/react-query'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { sameConditions, tidy, type Conditions } from './conditions.ts'
import { listTexts } from './list.text.ts'
import type { ListState } from './use-list.ts'

/** Everything, and what is looked for every day: each with its count, one press away. */
export function QuickFilters<Row extends ListRow>({ list, state }: { list: List; state: ListState<Row> }) {
  const say = useSay()
  const day = useSession(({ businessDate }) => businessDate)?.slice(0, 10) ?? ''
  const call = useCall()
  const filters: readonly Filter[] = [
    { label: say(listTexts.everything), conditions: tidy(list.initial) },
    ...(day === '' ? [] : list.quick).map(({ label, asks }) => ({
      label: say(label),
      conditions: tidy({ ...list.initial, ...asks(day) }),
    })),
  ]
  const counts = useQueries({
    queries: filters.map(({ conditions }) => ({
      queryKey: [list.name, 'total', conditions],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(list.endpoints.getTotal, conditions, signal),
      // The rows come first.
      enabled: list.quick.length > 0 && state.loaded,
    })),
  })
  return filters.map(({ label, conditions }, at) => {
    const count = counts[at]?.data?.total
    const isShown = state.search === undefined && sameConditions(conditions, state.conditions)
    return (
      <button
        key={label}
        type="button"
        className="btn quiet"
        aria-pressed={isShown}
        onClick={() => (at === 0 ? state.clear() : state.askFor(conditions))}
      >
        {label}
        {list.quick.length > 0 && count !== undefined ? (
          <span className="count">{count.toLocaleString()}</span>
        ) : null}
      </button>
    )
  })
}

interface Filter {
  readonly label: string
  readonly conditions: Conditions
}
