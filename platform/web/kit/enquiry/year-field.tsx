import { useSay } from '../../language/say.ts'
import { Labelled } from '../form/labelled.tsx'
import { enquiryKitTexts } from './enquiry.text.ts'

interface Props {
  value: string
  /** The year that is meant when nothing is typed. */
  current: string
  startsHere?: boolean
  onChange: (value: string) => void
}

/** 年度, by the year in which it begins. */
export function YearField({ value, current, startsHere, onChange }: Props) {
  const say = useSay()
  return (
    <Labelled label={say(enquiryKitTexts.year)}>
      {(control) => (
        <input
          {...control}
          name="year"
          className="fld figure"
          size={5}
          maxLength={6}
          inputMode="numeric"
          autoComplete="off"
          data-starts-here={startsHere}
          placeholder={current}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}
