import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { replayWebhooks, webhookLog } from '../../contract/webhook/webhook-log.ts'
import { webhookTexts } from './webhook.text.ts'

type Row = RowOf<typeof webhookLog>

/** 外部通知履歴: what was sent, what waits, and how it is sent again. */
export function WebhookLogScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const replay = async (rows: readonly Row[]) => {
    try {
      const { count } = await call(replayWebhooks, { outbox_no: rows.map(({ outbox_no }) => outbox_no) })
      showToast('done', say(webhookTexts.replayed, { count }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
    await cache.invalidateQueries({ queryKey: [webhookLog.name] })
  }
  const commandsFor = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{ id: 'replay', label: webhookTexts.replay, key: 'F6', icon: 'external' },
      need: replayWebhooks.write,
      unavailable: rows.length === 0,
      run: () => void replay(rows),
    },
  ]
  return (
    <ListScreen
      list={webhookLog}
      rowCommands={(row) => commandsFor(row ? [row] : [])}
      checkedCommands={commandsFor}
      nameOf={({ outbox_no, name }) => `${outbox_no}　${name}`}
    />
  )
}
