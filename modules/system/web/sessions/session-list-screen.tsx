import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { endChosenSessions, sessionList } from '../../contract/sessions/session-list.ts'
import { sessionTexts } from './session.text.ts'

type Row = RowOf<typeof sessionList>

/** 利用中セッション: who is signed in; one or several are ended after a question. */
export function SessionListScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [ending, setEnding] = useState<readonly Row[]>([])
  const end = async (rows: readonly Row[]) => {
    setEnding([])
    try {
      const sessions = rows.map(({ user_cd, session_id }) => ({ user_cd, session_id }))
      const { count } = await call(endChosenSessions, { sessions })
      await cache.invalidateQueries({ queryKey: [sessionList.name] })
      showToast('done', say(sessionTexts.ended, { count }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const commandsFor = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{ id: 'end', label: sessionTexts.end, key: 'F6', icon: 'close', unavailable: rows.length === 0 },
      need: endChosenSessions.write,
      run: () => setEnding(rows),
    },
  ]
  return (
    <>
      <ListScreen
        list={sessionList}
        rowCommands={(row) => commandsFor(row ? [row] : [])}
        checkedCommands={commandsFor}
        nameOf={({ username, user_cd, address }) => `${username || user_cd}　${address}`}
      />
      {ending.length > 0 ? (
        <ConfirmDialog
          title={say(sessionTexts.ask, { count: ending.length })}
          body={say(sessionTexts.askBody)}
          action={say(sessionTexts.end)}
          onAction={() => void end(ending)}
          onClose={() => setEnding([])}
        />
      ) : null}
    </>
  )
}
