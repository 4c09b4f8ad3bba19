import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiKeyList, revokeApiKeys } from '#modules/system/contract/api-keys/api-keys.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { apiKeyTexts } from './api-key.text.ts'
import { KeyTold } from './key-told.tsx'
import { MakeDrawer } from './make-drawer.tsx'

type Row = RowOf<typeof apiKeyList>

/** APIキー: which programs may call, and for what. */
export function ApiKeyScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [making, setMaking] = useState(false)
  const [told, setTold] = useState('')
  const [revoking, setRevoking] = useState<readonly Row[]>([])
  const need = writeEverywhere
  const again = () => cache.invalidateQueries({ queryKey: [apiKeyList.name] })
  const revoke = async (rows: readonly Row[]) => {
    setRevoking([])
    try {
      const { count } = await call(revokeApiKeys, { keys: rows.map(({ key_no }) => key_no) })
      await again()
      showToast('done', say(apiKeyTexts.revoked, { count }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const make: Command = {
    ...{ id: 'make', label: apiKeyTexts.make, key: 'F2', icon: 'plus', need },
    run: () => setMaking(true),
  }
  const commandsFor = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{ id: 'revoke', label: apiKeyTexts.revoke, key: 'F6', icon: 'close', need },
      unavailable: rows.length === 0 || rows.some(({ state }) => state === 'revoked'),
      run: () => setRevoking(rows),
    },
  ]
  return (
    <>
      <ListScreen
        list={apiKeyList}
        commands={[make]}
        rowCommands={(row) => commandsFor(row ? [row] : [])}
        checkedCommands={commandsFor}
        nameOf={({ key_no, name }) => `${key_no}　${name}`}
      />
      {making ? (
        <MakeDrawer
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            setTold(key)
            void again()
          }}
        />
      ) : null}
      {told === '' ? null : <KeyTold told={told} onClose={() => setTold('')} />}
      {revoking.length > 0 ? (
        <ConfirmDialog
          title={say(apiKeyTexts.ask, { count: revoking.length })}
          body={say(apiKeyTexts.askBody)}
          action={say(apiKeyTexts.revoke)}
          onAction={() => void revoke(revoking)}
          onClose={() => setRevoking([])}
        />
      ) : null}
    </>
  )
}
