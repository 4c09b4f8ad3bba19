import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { editPermissions, permissionList, permissionScreen } from '#modules/system/contract/permission.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useReloadSession } from '../session/use-reload-session.ts'
import { CopyRights } from './copy-rights.tsx'
import { rolesToSave, type Changes } from './matrix.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { permissionTexts } from './permission.text.ts'
import './permission.css'

const queryKey = ['permission']
const typedChanges = z.record(z.string(), z.boolean())
const noChanges: Changes = {}

/** What each role may see and save: all roles in one table, saved together. */
export function PermissionScreen() {
  const say = useSay()
  const call = useCall()
  const reloadSession = useReloadSession()
  const mayWrite = useAllows()(writeEverywhere)
  const [selected, setSelected] = useState('')
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(permissionList, {}, signal) })
  const roles = data?.list ?? []
  const rights = useSaveAll({
    endpoint: editPermissions,
    queryKey,
    path: permissionScreen.path,
    draft: typedChanges,
    nothing: noChanges,
    sent: (changes) => {
      const changed = rolesToSave(roles, changes)
      return changed.length > 0 ? { roles: changed } : null
    },
    saved: permissionTexts.saved,
    onSaved: reloadSession,
  })
  const changes = rights.typed
  const change = (next: Changes) => rights.type(() => next)
  const role = roles.find(({ role_cd }) => role_cd === selected)

  return (
    <SaveAllScreen
      title={say(permissionScreen.title)}
      edit={rights}
      need={writeEverywhere}
      unsaved={say(permissionTexts.changed, { count: rolesToSave(roles, changes).length })}
    >
      {mayWrite ? (
        <div className="permission-actions">
          <CopyRights role={role} roles={roles} changes={changes} onChange={change} />
          <span className="field-hint">{say(permissionTexts.hint)}</span>
        </div>
      ) : null}
      <PermissionMatrix
        roles={roles}
        changes={changes}
        selected={selected}
        onSelect={setSelected}
        onChange={change}
      />
    </SaveAllScreen>
  )
}
