import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { orderTexts } from './order.text.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** Why lines of orders are closed. */
export function ReasonField({ value, onChange }: Props) {
  return (
    <Labelled label={useSay()(orderTexts.reason)} required>
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
