import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { annualPlanTexts } from './annual-plan.text.ts'

interface Props {
  value: string
  /** The year that is meant when nothing is typed. */
  current: string
  onChange: (value: string) => void
}

/** 年度, by the year in which it begins. */
export function YearField({ value, current, onChange }: Props) {
  const say = useSay()
  return (
    <Labelled label={say(annualPlanTexts.year)}>
      {(control) => (
        <input
          {...control}
          name="year"
          className="fld figure"
          size={5}
          maxLength={4}
          inputMode="numeric"
          autoComplete="off"
          placeholder={current}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}
