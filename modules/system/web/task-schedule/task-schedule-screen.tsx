import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  runTask,
  taskScheduleScreen,
  type Task,
} from '#modules/system/contract/task-schedule/task-schedule.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { RunsDrawer } from './runs-drawer.tsx'
import { taskTexts } from './task-schedule.text.ts'
import { TaskTable } from './task-table.tsx'
import { tasksKey, useTasks } from './use-tasks.ts'
import './task-schedule.css'

/** When jobs come by themselves, how they went, and to start one now. */
export function TaskScheduleScreen() {
  const say = useSay()
  const { list, edit, type } = useTasks()
  const [current, setCurrent] = useState('')
  const [shown, setShown] = useState<Task | null>(null)
  const [asked, setAsked] = useState<Task | null>(null)
  const start = useStart()
  const row = list.find(({ name }) => name === current) ?? list[0]
  const now: Command = {
    id: 'run',
    label: taskTexts.run,
    key: 'F4',
    need: writeEverywhere,
    unavailable: !row || row.fixed !== '' || edit.dirty,
    run: () => setAsked(row ?? null),
  }
  const runs: Command = {
    id: 'runs',
    label: taskTexts.runs,
    key: 'F6',
    icon: 'history',
    unavailable: !row,
    run: () => setShown(row ?? null),
  }
  return (
    <SaveAllScreen
      title={say(taskScheduleScreen.title)}
      edit={edit}
      need={writeEverywhere}
      commands={[now, runs]}
    >
      <p className="field-hint task-note">{say(taskTexts.note)}</p>
      <TaskTable
        list={list}
        typed={edit.typed}
        errors={edit.errors}
        current={row?.name ?? ''}
        onCurrent={setCurrent}
        onType={type}
      />
      {shown ? <RunsDrawer task={shown} onClose={() => setShown(null)} /> : null}
      {asked ? (
        <ConfirmDialog
          title={say(taskTexts.runAsk, { title: asked.title })}
          body={say(taskTexts.runBody)}
          action={say(taskTexts.run)}
          onAction={() => {
            setAsked(null)
            void start(asked)
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </SaveAllScreen>
  )
}

function useStart() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  return async ({ name, title }: Task) => {
    try {
      await call(runTask, { name })
      showToast('done', say(taskTexts.started, { title }))
      await cache.invalidateQueries({ queryKey: ['jobs'] })
      await cache.invalidateQueries({ queryKey: tasksKey })
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
  }
}
