import type { RolePermissions } from '#modules/system/contract/permission.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { copied, type Changes } from './matrix.ts'
import { permissionTexts } from './permission.text.ts'

interface Props {
  role: RolePermissions | undefined
  roles: readonly RolePermissions[]
  changes: Changes
  onChange: (changes: Changes) => void
}

/** A new role usually begins as another one. */
export function CopyRights({ role, roles, changes, onChange }: Props) {
  const say = useSay()
  const possible = role && !role.admin_flg && role.abilities.edit === true
  return (
    <>
      <span className="chosen">{role ? `${role.role_cd}　${role.role_nm}` : '—'}</span>
      <Labelled label={say(permissionTexts.copyFrom)}>
        {(control) => (
          <select
            {...control}
            className="fld"
            value=""
            disabled={!possible}
            onChange={(event) => {
              const from = roles.find(({ role_cd }) => role_cd === event.target.value)
              if (role && from) onChange(copied(role, from, changes))
            }}
          >
            <option value="">{say(permissionTexts.choose)}</option>
            {roles
              .filter((other) => other !== role && !other.admin_flg)
              .map(({ role_cd, role_nm }) => (
                <option key={role_cd} value={role_cd}>
                  {role_nm}
                </option>
              ))}
          </select>
        )}
      </Labelled>
    </>
  )
}
