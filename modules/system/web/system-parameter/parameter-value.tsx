import { parameters, type ListedParameter } from '#modules/system/contract/system-parameter.ts'
import { useSay } from '#platform/web/language/say.ts'
import { parameterTexts } from './system-parameter.text.ts'

export type Typed = string | boolean

interface Props {
  row: ListedParameter
  typed: Typed | undefined
  error: string | undefined
  readOnly: boolean
  onType: (value: Typed) => void
}

export const meaningOf = ({ parameter }: ListedParameter): string => `${parameter}-meaning`

/** A switch, or a figure. */
export function ParameterValue({ row, typed, error, readOnly, onType }: Props) {
  const say = useSay()
  const words = useWords()
  const known = parameters[row.parameter]
  const shown = typed ?? row.value
  const control = {
    'aria-label': say(known.label),
    'aria-describedby': meaningOf(row),
    'aria-invalid': error ? (true as const) : undefined,
    disabled: readOnly,
  }
  return known.kind === 'flag' ? (
    <label className="check">
      <input
        {...control}
        type="checkbox"
        checked={shown === true}
        onChange={(event) => onType(event.target.checked)}
      />
      {words(shown === true)}
    </label>
  ) : (
    <input
      {...control}
      className="fld"
      inputMode="numeric"
      size={4}
      value={String(shown)}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

export function useWords(): (value: boolean | number) => string {
  const say = useSay()
  return (value) =>
    typeof value === 'number' ? String(value) : say(value ? parameterTexts.on : parameterTexts.off)
}
