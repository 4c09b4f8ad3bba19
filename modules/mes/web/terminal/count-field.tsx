import type { Text } from '#platform/contract/text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  label: Text
  name: string
  value: string
  isAt: boolean
  onAt: () => void
  onChange: (typed: string) => void
}

/** A figure large enough for gloves: one more, one less, or typed. */
export function CountField({ label, name, value, isAt, onAt, onChange }: Props) {
  const say = useSay()
  const step = (by: number) => onChange(String(Math.max(0, Math.floor(Number(value) || 0) + by)))
  return (
    <div className={isAt ? 'terminal-count at' : 'terminal-count'}>
      <label>
        <span>{say(label)}</span>
        <input
          className="fld num"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onFocus={onAt}
          onChange={({ target }) =>
            onChange(
              target.value
                .normalize('NFKC')
                .replace(/[^0-9.]/g, '')
                .slice(0, 13),
            )
          }
        />
      </label>
      <button
        type="button"
        className="btn"
        aria-label={say(terminalTexts.less, { what: say(label) })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <button
        type="button"
        className="btn"
        aria-label={say(terminalTexts.more, { what: say(label) })}
        onClick={() => step(1)}
      >
        ＋
      </button>
    </div>
  )
}
