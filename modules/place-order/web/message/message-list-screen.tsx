import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { answerMessages, takeMessages } from '../../contract/message/message-calls.ts'
import { messageList } from '../../contract/message/message-list.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { proposalsChanged } from '../../contract/proposal/proposal-facts.ts'
import { AnswerMessages } from './answer-messages.tsx'
import { messageTexts } from './message.text.ts'

type Row = RowOf<typeof messageList>
const isOpen = ({ message_state }: Row) => message_state === '0'

/** 変更勧告: somebody takes them on, changes the order or talks to the supplier, and says what has been done. */
export function MessageListScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const [answering, setAnswering] = useState<readonly Row[]>([])
  useLive(proposalsChanged, () => void cache.invalidateQueries({ queryKey: [messageList.name] }))
  const take = async (rows: readonly Row[]) => {
    try {
      const messages = rows.map(({ message_no, update_cnt }) => ({ message_no, update_cnt }))
      const { messages: count } = await call(takeMessages, { messages })
      await cache.invalidateQueries()
      showToast('done', say(messageTexts.taken, { count }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const commandsFor = (rows: readonly Row[]): readonly Command[] => {
    const unavailable = rows.length === 0 || !rows.every(isOpen)
    return [
      {
        ...{ id: 'answer', label: messageTexts.answer, key: 'F6', icon: 'edit', unavailable },
        need: answerMessages.write,
        run: () => setAnswering(rows),
      },
      {
        ...{ id: 'take', label: messageTexts.take, key: 'F7', icon: 'check', unavailable },
        need: takeMessages.write,
        run: () => void take(rows),
      },
    ]
  }
  const rowCommands = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'order', label: messageTexts.order, key: 'F9', icon: 'eye', unavailable: !row },
      run: () =>
        row &&
        void go(`${placeOrderSlip.screen.path}?${new URLSearchParams({ po_no: row.po_no }).toString()}`),
    },
    ...commandsFor(row ? [row] : []),
  ]
  return (
    <>
      <ListScreen
        list={messageList}
        rowCommands={rowCommands}
        checkedCommands={commandsFor}
        nameOf={({ message_no, po_no, line_no }) => `${message_no}　${po_no}-${String(line_no)}`}
      />
      {answering.length > 0 ? <AnswerMessages messages={answering} onClose={() => setAnswering([])} /> : null}
    </>
  )
}
