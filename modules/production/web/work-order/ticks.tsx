import type { Text } from '#platform/contract/text.ts'
import { useSay } from '#platform/web/language/say.ts'
import './ticks.css'

interface Props {
  name: string
  label: Text
  error?: string | undefined
  options: readonly (readonly [no: number, words: string])[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** Any of a few, each ticked by itself. */
export function Ticks({ name, label, error, options, chosen, onChange }: Props) {
  const say = useSay()
  return (
    <fieldset className="ticks">
      <legend className="lbl">{say(label)}</legend>
      {options.map(([no, words]) => (
        <label key={no} className="check">
          <input
            type="checkbox"
            name={name}
            value={no}
            checked={chosen.includes(no)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, no] : chosen.filter((one) => one !== no))
            }
          />
          {words}
        </label>
      ))}
      {error ? <p className="field-error">{error}</p> : null}
    </fieldset>
  )
}
