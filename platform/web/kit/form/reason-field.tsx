import { useSay } from '../../language/say.ts'
import { formTexts } from './form.text.ts'
import { Labelled } from './labelled.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Why something is done that cannot be taken back. */
export function ReasonField({ value, onChange, error }: Props) {
  return (
    <Labelled label={useSay()(formTexts.reason)} required error={error}>
      {(control) => (
        <input
          {...control}
          name="reason"
          className="fld"
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}
