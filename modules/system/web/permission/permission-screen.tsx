import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { editPermissions, permissionList, permissionScreen } from '#modules/system/contract/permission.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useTableHeight } from '#platform/web/kit/grid/use-table-height.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useDraft } from '#platform/web/session/use-draft.ts'
import { useReloadSession } from '../session/use-reload-session.ts'
import { CopyRights } from './copy-rights.tsx'
import { rolesToSave, type Changes } from './matrix.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { permissionTexts } from './permission.text.ts'
import '#platform/web/kit/grid/grid.css'
import './permission.css'

const draftOfChanges = z.record(z.string(), z.boolean())
const queryKey = ['permission']

/** What each role may see and save: all roles in one table, saved together. */
export function PermissionScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const reloadSession = useReloadSession()
  const height = useTableHeight()
  const mayWrite = useAllows()(writeEverywhere)
  const draft = useDraft(permissionScreen.path, draftOfChanges)
  const [changes, setChanges] = useState<Changes>(() => draft.read() ?? {})
  const [selected, setSelected] = useState('')
  const [message, setMessage] = useState('')
  const [saving, setSaving] = useState(false)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(permissionList, {}, signal) })
  const roles = data?.list ?? []
  const toSave = rolesToSave(roles, changes)
  const dirty = toSave.length > 0
  useUnsaved(dirty)

  const change = (next: Changes) => {
    setChanges(next)
    draft.keep({ ...next })
  }
  const begin = () => {
    setChanges({})
    setMessage('')
    draft.drop()
  }
  const send = async () => {
    setSaving(true)
    setMessage('')
    try {
      await call(editPermissions, { roles: toSave })
      begin()
      showToast('done', say(permissionTexts.saved))
      await reloadSession()
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'STALE'
      const said = refusalOf(error).message
      setMessage(stale ? `${said} ${say(permissionTexts.staleHelp)}` : said)
    } finally {
      await cache.invalidateQueries({ queryKey })
      setSaving(false)
    }
  }
  const save: Command = {
    id: 'save',
    label: permissionTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: () => void send(),
  }
  const undo: Command = {
    id: 'undo',
    label: permissionTexts.undo,
    key: 'F7',
    icon: 'reuse',
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: begin,
  }
  useCommands([undo, save])
  const role = roles.find(({ role_cd }) => role_cd === selected)

  return (
    <>
      <ScreenTitle title={say(permissionScreen.title)}>
        {dirty ? (
          <span className="chip s-warn">{say(permissionTexts.changed, { count: toSave.length })}</span>
        ) : null}
        <CommandButton command={undo} look="quiet" />
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <RefusalNotice message={message} />
      {mayWrite ? (
        <div className="permission-actions">
          <CopyRights role={role} roles={roles} changes={changes} onChange={change} />
          <span className="field-hint">{say(permissionTexts.hint)}</span>
        </div>
      ) : null}
      <div className="grid-scroll" style={{ flexBasis: height }}>
        {roles.length > 0 ? (
          <PermissionMatrix
            roles={roles}
            changes={changes}
            selected={selected}
            onSelect={setSelected}
            onChange={change}
          />
        ) : null}
      </div>
    </>
  )
}
