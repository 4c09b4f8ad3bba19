import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applyLifeCycles, lifeCyclePreview, lifeCycleScreen } from '#modules/system/contract/life-cycle.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { ArchiveDrawer } from './archive-drawer.tsx'
import { LifeCycleTable } from './life-cycle-table.tsx'
import { lifeCycleTexts } from './life-cycle.text.ts'
import { lifeCycleKey, useLifeCycles } from './use-life-cycles.ts'
import './life-cycle.css'

/** How long the rows of a table live, what happens then, and what would go today. */
export function LifeCycleScreen() {
  const say = useSay()
  const { list, edit, type } = useLifeCycles()
  const [shown, setShown] = useState(false)
  const { asked, ask, apply, leave } = useApply(list)
  const now: Command = {
    id: 'apply',
    label: lifeCycleTexts.apply,
    key: 'F4',
    need: writeEverywhere,
    unavailable: edit.dirty || list.length === 0,
    run: () => void ask(),
  }
  const archives: Command = {
    id: 'archives',
    label: lifeCycleTexts.archives,
    key: 'F6',
    icon: 'download',
    need: writeEverywhere,
    run: () => setShown(true),
  }
  return (
    <SaveAllScreen
      title={say(lifeCycleScreen.title)}
      edit={edit}
      need={writeEverywhere}
      commands={[now, archives]}
    >
      <p className="field-hint life-note">{say(lifeCycleTexts.note)}</p>
      <LifeCycleTable list={list} typed={edit.typed} errors={edit.errors} onType={type} />
      {shown ? <ArchiveDrawer onClose={() => setShown(false)} /> : null}
      {asked === null ? null : (
        <ConfirmDialog
          title={say(lifeCycleTexts.applyAsk)}
          body={say(lifeCycleTexts.applyBody, { rows: asked.toLocaleString() })}
          action={say(lifeCycleTexts.apply)}
          onAction={() => void apply()}
          onClose={leave}
        />
      )}
    </SaveAllScreen>
  )
}

/** Asks with how many rows go before anything does. */
function useApply(list: ReturnType<typeof useLifeCycles>['list']) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [asked, setAsked] = useState<number | null>(null)
  const told = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
  }
  return {
    asked,
    ask: () =>
      told(async () => {
        const clearing = list.filter(({ action }) => action !== '0')
        const due = await Promise.all(
          clearing.map(({ table_nm, months }) => call(lifeCyclePreview, { table_nm, months })),
        )
        setAsked(due.reduce((sum, { rows }) => sum + rows, 0))
      }),
    apply: () =>
      told(async () => {
        setAsked(null)
        await call(applyLifeCycles, {})
        showToast('done', say(lifeCycleTexts.started))
        await cache.invalidateQueries({ queryKey: ['jobs'] })
        await cache.invalidateQueries({ queryKey: lifeCycleKey })
      }),
    leave: () => setAsked(null),
  }
}
