import { useState, type KeyboardEvent } from 'react'
import type { RolePermissions } from '#modules/system/contract/permission.ts'
import { areaNames } from '#modules/system/contract/role.ts'
import type { PermissionKey } from '#platform/contract/permission.ts'
import { useSay } from '#platform/web/language/say.ts'
import { columns, holds, isChanged, isImplied, toggled, type AreaColumns, type Changes } from './matrix.ts'
import { permissionTexts } from './permission.text.ts'

interface Props {
  roles: readonly RolePermissions[]
  changes: Changes
  selected: string
  onSelect: (role_cd: string) => void
  onChange: (changes: Changes) => void
}

const cells = columns.flatMap((column) =>
  (column.write ? [column.read, column.write] : [column.read]).map((key) => ({ key, column })),
)

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Roles down, areas across. One cell is reachable by Tab, the arrows lead to the others, Space switches. */
export function PermissionMatrix({ roles, changes, selected, onSelect, onChange }: Props) {
  const say = useSay()
  const [at, setAt] = useState({ row: 0, cell: 0 })
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const row = Math.min(Math.max(at.row + step[0], 0), roles.length - 1)
    const cell = Math.min(Math.max(at.cell + step[1], 0), cells.length - 1)
    event.currentTarget.tBodies[0]?.rows[row]?.querySelectorAll('input')[cell]?.focus()
  }
  return (
    <table className="grid permissions" onKeyDown={move}>
      <thead>
        <tr className="tier">
          <th scope="col" rowSpan={2}>
            {say(permissionTexts.role)}
          </th>
          <th scope="col" rowSpan={2} className="num">
            {say(permissionTexts.users)}
          </th>
          {columns.map(({ area, write }) => (
            <th key={area} scope="colgroup" colSpan={write ? 2 : 1} className="first">
              {say(areaNames[area])}
            </th>
          ))}
        </tr>
        <tr>
          {cells.map(({ key, column }) => (
            <th key={key} scope="col" className={key === column.read ? 'first' : undefined}>
              {say(key === column.read ? permissionTexts.read : permissionTexts.write)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role, row) => (
          <tr
            key={role.role_cd}
            aria-current={role.role_cd === selected || undefined}
            onClick={() => onSelect(role.role_cd)}
          >
            <th scope="row">
              <span className="role-nm">{role.role_nm}</span>
              <span className="dim">{role.role_cd}</span>
              {role.admin_flg ? <span className="chip s-go">{say(permissionTexts.admin)}</span> : null}
              {role.abort_div === '1' ? (
                <span className="chip s-warn">{say(permissionTexts.stopped)}</span>
              ) : null}
            </th>
            <td className="num">{role.users || <span className="dim">0</span>}</td>
            {cells.map(({ key, column }, cell) => (
              <Cell
                key={key}
                role={role}
                name={key}
                column={column}
                changes={changes}
                reachable={row === Math.min(at.row, roles.length - 1) && cell === at.cell}
                onFocus={() => {
                  setAt({ row, cell })
                  onSelect(role.role_cd)
                }}
                onToggle={() => onChange(toggled(role, column, key, changes))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  role: RolePermissions
  name: PermissionKey
  column: AreaColumns
  changes: Changes
  reachable: boolean
  onFocus: () => void
  onToggle: () => void
}

/** What may not be switched stays focusable, so that the arrows pass over it and its reason can be read. */
function Cell({ role, name, column, changes, reachable, onFocus, onToggle }: CellProps) {
  const say = useSay()
  const implied = isImplied(role, name, changes)
  const refused = role.abilities.edit !== true
  const reason = implied
    ? say(role.admin_flg ? permissionTexts.adminHas : permissionTexts.everywhere)
    : role.abilities.edit !== true
      ? role.abilities.edit.msg
      : undefined
  const verb = say(name === column.read ? permissionTexts.read : permissionTexts.write)
  const look = [
    'tick',
    name === column.read ? 'first' : '',
    isChanged(role, name, changes) ? 'touched' : '',
    implied ? 'implied' : '',
  ]
  return (
    <td className={look.filter(Boolean).join(' ')} title={reason}>
      <label className="check">
        <input
          type="checkbox"
          aria-label={`${role.role_nm} ${say(areaNames[column.area])} ${verb}`}
          aria-disabled={implied || refused || undefined}
          tabIndex={reachable ? 0 : -1}
          checked={implied || holds(role, name, changes)}
          onFocus={onFocus}
          onChange={() => implied || refused || onToggle()}
        />
      </label>
    </td>
  )
}
