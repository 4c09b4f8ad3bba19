import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  editLifeCycles,
  lifeCycleAction,
  lifeCycleList,
  lifeCycleScreen,
  type ListedCycle,
} from '#modules/system/contract/life-cycle.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { lifeCycleTexts } from './life-cycle.text.ts'
import { isChanged, wantedCycle, type TypedCycle } from './typed-cycle.ts'

const nothing: readonly ListedCycle[] = []
export const lifeCycleKey = ['dbLifeCycle']
const queryKey = [...lifeCycleKey, 'list']

type TypedCycles = Readonly<Record<string, TypedCycle>>
const typedCycles: z.ZodType<TypedCycles> = z.record(
  z.string(),
  z.object({ action: lifeCycleAction.schema, months: z.string() }).partial(),
)
const noneTyped: TypedCycles = {}

/** The rows with what has been typed over them, until it is saved or taken back. */
export function useLifeCycles() {
  const call = useCall()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(lifeCycleList, {}, signal) })
  const list = data?.list ?? nothing
  const changedOf = (typed: TypedCycles) => list.filter((row) => isChanged(row, typed[row.table_nm]))
  const edit = useSaveAll({
    endpoint: editLifeCycles,
    queryKey,
    path: lifeCycleScreen.path,
    draft: typedCycles,
    nothing: noneTyped,
    sent: (typed) => {
      const changed = changedOf(typed)
      if (changed.length === 0) return null
      return {
        list: changed.map((row) => {
          const { table_nm, action, months, update_cnt } = wantedCycle(row, typed[row.table_nm])
          return { table_nm, action, months, update_cnt }
        }),
      }
    },
    rowsSent: (typed) => changedOf(typed).map(({ table_nm }) => table_nm),
    saved: lifeCycleTexts.saved,
  })
  return {
    list,
    edit,
    type: (table_nm: string, change: TypedCycle) =>
      edit.type((now) => ({ ...now, [table_nm]: { ...now[table_nm], ...change } })),
  }
}
