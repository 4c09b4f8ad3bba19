import { useId } from 'react'
import { parameters, type ListedParameter } from '#modules/system/contract/system-parameter.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { parameterTexts } from './system-parameter.text.ts'

export type Typed = string | boolean

interface Props {
  row: ListedParameter
  typed: Typed | undefined
  changed: boolean
  error: string | undefined
  readOnly: boolean
  onType: (value: Typed) => void
}

export function ParameterRow({ row, typed, changed, error, readOnly, onType }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const id = useId()
  const known = parameters[row.parameter]
  const words = (value: boolean | number) =>
    typeof value === 'number' ? value : say(value ? parameterTexts.on : parameterTexts.off)
  const shown = typed ?? row.value
  const control = {
    id,
    'aria-describedby': `${id}-meaning`,
    'aria-invalid': error ? (true as const) : undefined,
    disabled: readOnly,
  }
  return (
    <tr>
      <td>
        <label htmlFor={id}>{say(known.label)}</label>
        <p id={`${id}-meaning`} className="field-hint">
          {say(known.meaning)}
        </p>
      </td>
      <td className={changed ? 'touched' : undefined}>
        {known.kind === 'flag' ? (
          <span className="check">
            <input
              {...control}
              type="checkbox"
              checked={shown === true}
              onChange={(event) => onType(event.target.checked)}
            />
            {words(shown === true)}
          </span>
        ) : (
          <input
            {...control}
            className="fld"
            inputMode="numeric"
            size={4}
            value={String(shown)}
            onChange={(event) => onType(event.target.value)}
          />
        )}
        {error ? <p className="field-error">{error}</p> : null}
      </td>
      <td>{words(known.initial)}</td>
      <td>
        {row.update_dt ? (
          `${momentText(row.update_dt)} ${row.update_nm ?? ''}`
        ) : (
          <span className="dim">{say(parameterTexts.never)}</span>
        )}
      </td>
    </tr>
  )
}
