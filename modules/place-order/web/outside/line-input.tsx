import type { Text } from '#platform/contract/text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { outsideTexts } from './outside.text.ts'

interface Props {
  label: Text
  /** Which line it is of. */
  line: string
  value: string
  isFigure?: boolean
  onChange: (value: string) => void
}

/** A cell of a drawer's lines that is typed in. */
export function LineInput({ label, line, value, isFigure = false, onChange }: Props) {
  const say = useSay()
  return (
    <input
      className={isFigure ? 'fld num' : 'fld'}
      size={isFigure ? 8 : 14}
      {...(isFigure ? { inputMode: 'decimal' } : {})}
      autoComplete="off"
      aria-label={say(outsideTexts.ofLine, { field: say(label), line })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
