import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { messageList, resendMessages } from '../../contract/operations/message-list.ts'
import { operationTexts } from './operation.text.ts'

type Row = RowOf<typeof messageList>

/** 送信状況: what waits, what has been given up, and how it is sent again. */
export function MessageListScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const resend = async (rows: readonly Row[]) => {
    try {
      const { count } = await call(resendMessages, { outbox_no: rows.map(({ outbox_no }) => outbox_no) })
      showToast('done', say(operationTexts.resent, { count }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
    await cache.invalidateQueries({ queryKey: [messageList.name] })
  }
  const commandsFor = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{
        id: 'resend',
        label: operationTexts.resend,
        key: 'F6',
        icon: 'external',
        need: resendMessages.write,
      },
      unavailable: rows.length === 0 || rows.some(({ state }) => state === '1'),
      run: () => void resend(rows),
    },
  ]
  return (
    <ListScreen
      list={messageList}
      rowCommands={(row) => commandsFor(row ? [row] : [])}
      checkedCommands={commandsFor}
      nameOf={({ recipient, subject }) => `${recipient}　${subject}`}
    />
  )
}
