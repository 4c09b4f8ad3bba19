import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { switchWebhooks, tryWebhook } from '../../contract/webhook/webhook-calls.ts'
import { webhookList } from '../../contract/webhook/webhook-list.ts'
import { ToldOnce } from '../told-once.tsx'
import { ChangeWebhook, MakeWebhook, type WebhookRow } from './webhook-form.tsx'
import { webhookTexts } from './webhook.text.ts'

type Rows = readonly WebhookRow[]
type Asked = { readonly rows: Rows; readonly to: 'off' | 'removed' }

const { entered: title, toldOnce, secret: label, copy, copied } = webhookTexts

/** 外部通知: which programs hear of what has changed. */
export function WebhookScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [open, setOpen] = useState<'new' | WebhookRow>()
  const [secret, setSecret] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const need = writeEverywhere
  const again = () => cache.invalidateQueries({ queryKey: [webhookList.name] })
  const close = () => setOpen(undefined)
  const attempt = async (work: () => Promise<string>) => {
    setAsked(undefined)
    try {
      const words = await work()
      await again()
      showToast('done', words)
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const change = (rows: Rows, to: 'on' | 'off' | 'removed') =>
    void attempt(async () => {
      const keys = rows.map(({ webhook_no }) => webhook_no)
      const { count } = await call(switchWebhooks, { keys, to })
      return say(to === 'removed' ? webhookTexts.removed : webhookTexts.switched, { count })
    })
  const make: Command = {
    ...{ id: 'make', label: webhookTexts.make, key: 'F2', icon: 'plus', need },
    run: () => setOpen('new'),
  }
  const switching = (rows: Rows): readonly Command[] => [
    {
      ...{ id: 'on', label: webhookTexts.on, icon: 'check', need },
      unavailable: rows.length === 0 || rows.some(({ state }) => state !== 'off'),
      run: () => change(rows, 'on'),
    },
    {
      ...{ id: 'off', label: webhookTexts.off, icon: 'stop', need },
      unavailable: rows.length === 0 || rows.some(({ state }) => state === 'off'),
      run: () => setAsked({ rows, to: 'off' }),
    },
    {
      ...{ id: 'remove', label: webhookTexts.remove, icon: 'trash', need },
      unavailable: rows.length === 0,
      run: () => setAsked({ rows, to: 'removed' }),
    },
  ]
  const commandsFor = (row: WebhookRow | undefined): readonly Command[] => [
    {
      ...{ id: 'change', label: webhookTexts.change, key: 'F6', icon: 'edit', need },
      unavailable: !row,
      run: () => setOpen(row),
    },
    {
      ...{ id: 'try', label: webhookTexts.tryOut, key: 'F7', icon: 'external', need },
      unavailable: !row || row.state === 'off',
      run: () =>
        void attempt(async () => {
          if (row) await call(tryWebhook, { webhook_no: row.webhook_no })
          return say(webhookTexts.tried)
        }),
    },
    ...switching(row ? [row] : []),
  ]
  return (
    <>
      <ListScreen
        list={webhookList}
        commands={[make]}
        rowCommands={commandsFor}
        checkedCommands={switching}
        nameOf={({ webhook_no, name }) => `${webhook_no}　${name}`}
      />
      {open === 'new' ? (
        <MakeWebhook
          onClose={close}
          onMade={(made) => {
            close()
            setSecret(made)
            void again()
          }}
        />
      ) : open ? (
        <ChangeWebhook
          row={open}
          onClose={close}
          onChanged={() => {
            close()
            void again()
            showToast('done', say(webhookTexts.changed))
          }}
        />
      ) : null}
      {secret === '' ? null : (
        <ToldOnce
          told={secret}
          words={{ title, toldOnce, label, copy, copied }}
          hint={webhookTexts.howToCheck}
          onClose={() => setSecret('')}
        />
      )}
      {asked ? (
        <ConfirmDialog
          title={say(asked.to === 'off' ? webhookTexts.askOff : webhookTexts.askRemove, {
            count: asked.rows.length,
          })}
          body={say(webhookTexts.dropped)}
          action={say(asked.to === 'off' ? webhookTexts.off : webhookTexts.remove)}
          onAction={() => change(asked.rows, asked.to)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}
