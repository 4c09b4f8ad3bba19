import { useSay } from '../../language/say.ts'
import type { RowChoice } from './plain-column.ts'
import { tableTexts } from './table.text.ts'

interface Props {
  label: string
  checked: boolean
  onToggle: () => void
}

/** The row around it may be clicked, too: that is not counted twice. */
export const TickRow = ({ label, checked, onToggle }: Props) => (
  <span className="check">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onClick={(event) => event.stopPropagation()}
      onChange={onToggle}
    />
  </span>
)

interface AllProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  choice: RowChoice<Row>
}

export function TickAll<Row>({ rows, keyOf, choice: { chosen, onChange } }: AllProps<Row>) {
  const say = useSay()
  const keys = rows.map(keyOf)
  const all = keys.length > 0 && keys.every((key) => chosen.has(key))
  return (
    <TickRow
      label={say(tableTexts.chooseAll)}
      checked={all}
      onToggle={() => onChange(new Set(all ? [] : keys))}
    />
  )
}

export function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}
