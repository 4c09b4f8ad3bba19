import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applyLifeCycles, lifeCyclePreview, lifeCycleScreen } from '#modules/system/contract/life-cycle.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useTableHeight } from '#platform/web/kit/grid/use-table-height.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { ArchiveDrawer } from './archive-drawer.tsx'
import { LifeCycleRow } from './life-cycle-row.tsx'
import { lifeCycleTexts } from './life-cycle.text.ts'
import { lifeCycleKey, useLifeCycles } from './use-life-cycles.ts'
import '#platform/web/kit/grid/grid.css'
import './life-cycle.css'

/** How long the rows of a table live, what happens then, and what would go today. */
export function LifeCycleScreen() {
  const say = useSay()
  const height = useTableHeight()
  const readOnly = !useAllows()(writeEverywhere)
  const cycles = useLifeCycles()
  const { list, dirty, saving, message } = cycles
  const [shown, setShown] = useState(false)
  const { asked, ask, apply, leave } = useApply(list)
  useUnsaved(dirty)

  const save: Command = {
    id: 'save',
    label: lifeCycleTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: () => void cycles.save(),
  }
  const undo: Command = {
    id: 'undo',
    label: lifeCycleTexts.undo,
    key: 'F7',
    icon: 'reuse',
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: cycles.undo,
  }
  const now: Command = {
    id: 'apply',
    label: lifeCycleTexts.apply,
    key: 'F4',
    need: writeEverywhere,
    unavailable: dirty || list.length === 0,
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
  useCommands([now, archives, undo, save])

  return (
    <>
      <ScreenTitle title={say(lifeCycleScreen.title)}>
        {dirty ? <span className="chip s-warn">{say(lifeCycleTexts.unsaved)}</span> : null}
        <CommandButton command={archives} look="quiet" />
        <CommandButton command={now} look="quiet" />
        <CommandButton command={undo} look="quiet" />
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <RefusalNotice message={message} />
      <p className="field-hint life-note">{say(lifeCycleTexts.note)}</p>
      <div className="grid-scroll" style={{ flexBasis: height }} ref={movedByEnter}>
        <table className="grid life-cycles" aria-label={say(lifeCycleScreen.title)}>
          <thead>
            <tr>
              <th scope="col">{say(lifeCycleTexts.table)}</th>
              <th scope="col">{say(lifeCycleTexts.action)}</th>
              <th scope="col">{say(lifeCycleTexts.months)}</th>
              <th scope="col">{say(lifeCycleTexts.least)}</th>
              <th scope="col">{say(lifeCycleTexts.target)}</th>
              <th scope="col">{say(lifeCycleTexts.updated)}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <LifeCycleRow
                key={row.table_nm}
                row={row}
                typed={cycles.typed[row.table_nm]}
                error={cycles.errors[row.table_nm]}
                readOnly={readOnly}
                onType={(change) => cycles.type(row.table_nm, change)}
              />
            ))}
          </tbody>
        </table>
      </div>
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
    </>
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
