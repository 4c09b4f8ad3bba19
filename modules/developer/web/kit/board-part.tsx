import { useMemo, useRef } from 'react'
import { quantity } from '#platform/contract/field-kinds.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { Board } from '#platform/web/kit/board/board.tsx'
import type { BoardRow } from '#platform/web/kit/board/board-content.ts'
import { daysFrom } from '#platform/web/kit/board/board-days.ts'
import { useBoard } from '#platform/web/kit/board/use-board.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { kitTexts } from './kit.text.ts'

const field = quantity(kitTexts.quantity, { width: 8, initial: '' })

/** Three hundred items over four months: many more cells than a browser could draw. */
const rows: readonly BoardRow[] = Array.from({ length: 300 }, (_, index) => ({
  key: String(index),
  heads: [`KS-${String(2041 + index)}`],
  values: {},
  wrong: {},
}))

export function BoardPart() {
  const say = useSay()
  const grid = useRef<EntryHandle>(null)
  const board = useBoard(rows, field)
  const businessDate = useSession((state) => state.businessDate) ?? '2026-04-01'
  const days = useMemo(() => daysFrom(`${businessDate.slice(0, 8)}01`, 122), [businessDate])
  const daysOff = useMemo(
    () => new Set([`${businessDate.slice(0, 8)}03`, `${businessDate.slice(0, 8)}23`]),
    [businessDate],
  )
  const heads = useMemo(() => [{ label: say(kitTexts.item), width: 96 }], [say])
  useUnsaved(board.dirty)
  const save: Command = {
    id: 'save',
    label: kitTexts.primary,
    key: 'F9',
    primary: true,
    unavailable: !board.dirty,
    run: () => {
      grid.current?.flush()
      showToast('done', say(kitTexts.changed, { count: board.changes().length }))
    },
  }
  useCommands([save])
  return (
    <div className="kit-board">
      <ScreenTitle title={say(kitTexts.boardTitle)}>
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <Board
        label={say(kitTexts.boardTitle)}
        heads={heads}
        days={days}
        daysOff={daysOff}
        field={field}
        rows={board.rows}
        onWrite={board.write}
        onUndo={board.undo}
        onRedo={board.redo}
        handle={grid}
      />
    </div>
  )
}
