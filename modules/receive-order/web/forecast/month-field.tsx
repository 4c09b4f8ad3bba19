import type { Text } from '#platform/contract/text.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { readMonth } from './read-month.ts'

interface Props {
  label: Text
  /** As typed. */
  value: string
  businessDate: string
  onChange: (value: string) => void
}

/** A month, completed from the business date when it is left. */
export function MonthField({ label, value, businessDate, onChange }: Props) {
  const say = useSay()
  return (
    <Labelled label={say(label)}>
      {(control) => (
        <input
          {...control}
          name="month"
          className="fld day"
          size={8}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => {
            const month = readMonth(target.value, businessDate)
            if (month) onChange(month.replace('-', '/'))
          }}
        />
      )}
    </Labelled>
  )
}
