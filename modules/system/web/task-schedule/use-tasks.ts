import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  editTasks,
  missedRun,
  taskDays,
  taskList,
  taskScheduleScreen,
  type Task,
} from '#modules/system/contract/task-schedule/task-schedule.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { taskTexts } from './task-schedule.text.ts'
import { isChanged, wantedTask, type TypedTask } from './typed-task.ts'

const nothing: readonly Task[] = []
export const tasksKey = ['taskSchedule']
const queryKey = [...tasksKey, 'list']

type TypedTasks = Readonly<Record<string, TypedTask>>
const typedTasks: z.ZodType<TypedTasks> = z.record(
  z.string(),
  z
    .object({
      enabled: z.boolean(),
      days: taskDays.schema,
      weekdays: z.array(z.number()),
      at: z.string(),
      missed: missedRun.schema,
    })
    .partial(),
)
const noneTyped: TypedTasks = {}

/** The rows with what has been typed over them, until it is saved or taken back. */
export function useTasks() {
  const call = useCall()
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(taskList, {}, signal),
    // What runs ends some time.
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ last }) => last?.state === 'waiting' || last?.state === 'running')
        ? 3_000
        : 60_000,
  })
  const list = data?.list ?? nothing
  const changedOf = (typed: TypedTasks) => list.filter((row) => isChanged(row, typed[row.name]))
  const edit = useSaveAll({
    endpoint: editTasks,
    queryKey,
    path: taskScheduleScreen.path,
    draft: typedTasks,
    nothing: noneTyped,
    sent: (typed) => {
      const changed = changedOf(typed)
      if (changed.length === 0) return null
      return {
        list: changed.map((row) => {
          const { name, enabled, days, weekdays, at, missed, update_cnt } = wantedTask(row, typed[row.name])
          return { name, enabled, days, weekdays, at, missed, update_cnt }
        }),
      }
    },
    rowsSent: (typed) => changedOf(typed).map(({ name }) => name),
    saved: taskTexts.saved,
  })
  return {
    list,
    edit,
    type: (name: string, change: TypedTask) =>
      edit.type((now) => ({ ...now, [name]: { ...now[name], ...change } })),
  }
}
