import { useSay } from '../../language/say.ts'
import type { PlacedColumn } from './column-layout.ts'

/** The line above the headings: neighbours of a group under its name. */
export function GroupHeads({ columns, ticked }: { columns: readonly PlacedColumn[]; ticked: boolean }) {
  const say = useSay()
  const groups = groupsOf(columns)
  if (groups.every(({ column }) => column.group === undefined)) return null
  return (
    <tr className="groups">
      {ticked ? <th className="tick" aria-hidden="true" /> : null}
      {groups.map(({ column, cells }) => (
        <th
          key={column.name}
          scope="colgroup"
          colSpan={cells}
          className={column.beginsGroup ? 'begins-group' : undefined}
        >
          {column.group ? say(column.group) : null}
        </th>
      ))}
    </tr>
  )
}

/** Neighbours of the same group, by their first one, and how many cells they have. */
function groupsOf(
  columns: readonly PlacedColumn[],
): readonly { readonly column: PlacedColumn; readonly cells: number }[] {
  return columns.reduce<{ column: PlacedColumn; cells: number }[]>((groups, column) => {
    const cells = column.codePx === undefined ? 1 : 2
    const last = groups.at(-1)
    if (last && !column.beginsGroup) last.cells += cells
    else groups.push({ column, cells })
    return groups
  }, [])
}
