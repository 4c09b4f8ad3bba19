import type { ReactNode } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import { lookOf } from './plain-cell.tsx'
import type { PlainColumn } from './plain-column.ts'

interface Props<Row> {
  columns: readonly PlainColumn<Row>[]
  /** A heading before the table's own. */
  before: ReactNode
}

/** One line of headings; a second above it where columns are grouped. */
export function PlainHead<Row>({ columns, before }: Props<Row>) {
  const say = useSay()
  const isGrouped = columns.some(({ group }) => group)
  const tick = before ? (
    <th scope="col" className="tick" rowSpan={isGrouped ? 2 : undefined}>
      {before}
    </th>
  ) : null
  return (
    <thead>
      {isGrouped ? (
        <tr className="tier">
          {tick}
          {groupsOf(columns).map(({ group, members: [first, ...others] }) =>
            group ? (
              <th key={first.name} scope="colgroup" colSpan={others.length + 1} className="first">
                {say(group)}
              </th>
            ) : (
              <Heading key={first.name} column={first} rowSpan={2} />
            ),
          )}
        </tr>
      ) : null}
      <tr>
        {isGrouped ? null : tick}
        {columns.map((column) =>
          isGrouped && !column.group ? null : <Heading key={column.name} column={column} />,
        )}
      </tr>
    </thead>
  )
}

function Heading<Row>({ column, rowSpan }: { column: PlainColumn<Row>; rowSpan?: number }) {
  const say = useSay()
  const { label, labelHidden, width } = column
  const words = typeof label === 'string' ? label : say(label)
  return (
    <th scope="col" rowSpan={rowSpan} className={lookOf(column)} style={width ? { width } : undefined}>
      {labelHidden ? <span className="visually-hidden">{words}</span> : words}
    </th>
  )
}

interface ColumnGroup<Row> {
  readonly group: Text | undefined
  readonly members: [PlainColumn<Row>, ...PlainColumn<Row>[]]
}

/** Neighbours under the same words; who has none stands alone. */
function groupsOf<Row>(columns: readonly PlainColumn<Row>[]): readonly ColumnGroup<Row>[] {
  const groups: ColumnGroup<Row>[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    if (last && column.group && last.group === column.group) last.members.push(column)
    else groups.push({ group: column.group, members: [column] })
  }
  return groups
}
