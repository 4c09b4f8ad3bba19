import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { deletePlansTexts } from './delete-plans.text.ts'
import { readTime } from './read-time.ts'

interface Asked {
  readonly until_dt: string
  readonly until_time: string
  readonly with_pinned: string
}

interface Props {
  typed: Asked
  type: (change: Partial<Asked>) => void
}

/** Until which minute, and whether what people have typed or locked goes too. */
export function DeleteConditions({ typed, type }: Props) {
  const say = useSay()
  return (
    <>
      <DayField
        label={deletePlansTexts.day}
        name="until_dt"
        value={dayTyped(typed.until_dt)}
        onChange={(until_dt) => type({ until_dt })}
      />
      <Labelled label={say(deletePlansTexts.time)}>
        {(control) => (
          <input
            {...control}
            name="until_time"
            className="fld figure"
            size={6}
            maxLength={5}
            inputMode="numeric"
            autoComplete="off"
            value={typed.until_time}
            onChange={({ target }) => type({ until_time: target.value })}
            onBlur={({ target }) => {
              const time = readTime(target.value)
              if (time) type({ until_time: time })
            }}
          />
        )}
      </Labelled>
      <label className="check">
        <input
          type="checkbox"
          name="with_pinned"
          checked={typed.with_pinned === '1'}
          onChange={({ target }) => type({ with_pinned: target.checked ? '1' : '0' })}
        />
        {say(deletePlansTexts.withPinned)}
      </label>
    </>
  )
}
