import { useState, type KeyboardEvent } from 'react'
import { permissionScreen, type RolePermissions } from '#modules/system/contract/permission.ts'
import { rightNames } from '#modules/system/contract/role.ts'
import type { PermissionKey } from '#platform/contract/permission.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay, type Say } from '#platform/web/language/say.ts'
import { columns, holds, isChanged, isImplied, toggled, type RightColumns, type Changes } from './matrix.ts'
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
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const row = Math.min(Math.max(at.row + step[0], 0), roles.length - 1)
    const cell = Math.min(Math.max(at.cell + step[1], 0), cells.length - 1)
    event.currentTarget.querySelectorAll('tbody tr')[row]?.querySelectorAll('input')[cell]?.focus()
  }
  const columnOf = ({ key, column }: (typeof cells)[number], cell: number): PlainColumn<RolePermissions> => ({
    name: key,
    label: key === column.read ? permissionTexts.read : permissionTexts.write,
    group: rightNames[column.right],
    align: 'center',
    className: key === column.read ? 'first' : '',
    hint: (role) => reasonAgainst(role, key, changes, say),
    isChanged: (role) => isChanged(role, key, changes),
    cell: (role) => (
      <Cell
        role={role}
        name={key}
        column={column}
        changes={changes}
        reachable={roles.indexOf(role) === Math.min(at.row, roles.length - 1) && cell === at.cell}
        onFocus={() => {
          setAt({ row: roles.indexOf(role), cell })
          onSelect(role.role_cd)
        }}
        onToggle={() => onChange(toggled(role, column, key, changes))}
      />
    ),
  })
  return (
    <PlainTable
      fills
      className="permissions"
      onPhone="table"
      label={say(permissionScreen.title)}
      rows={roles}
      keyOf={({ role_cd }) => role_cd}
      rowHeader="role"
      isCurrent={({ role_cd }) => role_cd === selected}
      onPress={({ role_cd }) => onSelect(role_cd)}
      onKeyDown={move}
      columns={[
        { name: 'role', label: permissionTexts.role, cell: (role) => <Role role={role} /> },
        {
          name: 'users',
          label: permissionTexts.users,
          align: 'end',
          cell: ({ users }) => users || <span className="dim">0</span>,
        },
        ...cells.map(columnOf),
      ]}
    />
  )
}

function Role({ role: { role_cd, role_nm, admin_flg, abort_div } }: { role: RolePermissions }) {
  const say = useSay()
  return (
    <>
      <span className="role-nm">{role_nm}</span>
      <span className="dim">{role_cd}</span>
      {admin_flg ? <span className="chip s-go">{say(permissionTexts.admin)}</span> : null}
      {abort_div === '1' ? <span className="chip s-warn">{say(permissionTexts.stopped)}</span> : null}
    </>
  )
}

interface CellProps {
  role: RolePermissions
  name: PermissionKey
  column: RightColumns
  changes: Changes
  reachable: boolean
  onFocus: () => void
  onToggle: () => void
}

/** Why it cannot be switched. */
function reasonAgainst(
  role: RolePermissions,
  key: PermissionKey,
  changes: Changes,
  say: Say,
): string | undefined {
  if (isImplied(role, key, changes))
    return say(role.admin_flg ? permissionTexts.adminHas : permissionTexts.everywhere)
  return role.abilities.edit === true ? undefined : role.abilities.edit.msg
}

/** What may not be switched stays focusable, so that the arrows pass over it and its reason can be read. */
function Cell({ role, name, column, changes, reachable, onFocus, onToggle }: CellProps) {
  const say = useSay()
  const implied = isImplied(role, name, changes)
  const refused = role.abilities.edit !== true
  const verb = say(name === column.read ? permissionTexts.read : permissionTexts.write)
  return (
    <label className={implied ? 'check implied' : 'check'}>
      <input
        type="checkbox"
        aria-label={`${role.role_nm} ${say(rightNames[column.right])} ${verb}`}
        aria-disabled={implied || refused || undefined}
        tabIndex={reachable ? 0 : -1}
        checked={implied || holds(role, name, changes)}
        onFocus={onFocus}
        onChange={() => implied || refused || onToggle()}
      />
    </label>
  )
}
