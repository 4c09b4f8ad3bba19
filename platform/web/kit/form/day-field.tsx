import { readDate } from '#platform/contract/date-entry.ts'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { Labelled } from './labelled.tsx'

interface Props {
  label: Text
  name?: string
  /** As typed. */
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** A day, completed from the business date when it is left. */
export function DayField({ label, name, value, error, onChange }: Props) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  return (
    <Labelled label={say(label)} error={error}>
      {(control) => (
        <input
          {...control}
          name={name}
          className="fld day"
          size={11}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            const day = readDate(event.target.value, businessDate)
            if (day) onChange(dayTyped(day))
          }}
        />
      )}
    </Labelled>
  )
}

/** `yyyy-mm-dd` as a person types it. */
export const dayTyped = (day: string): string => day.replaceAll('-', '/')
