import { useId, type ReactNode } from 'react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import { formTexts } from './form.text.ts'

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
}

interface Props {
  label: string
  required?: boolean
  hint?: string | undefined
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** The dot behind the name of what has to be filled in. */
export function Required() {
  const say = useSay()
  return <span className="must">{say(formTexts.required)}</span>
}

/** Label above or beside (CSS decides), the control, and under it what is wrong with it. */
export function Labelled({ label, required = false, hint, error, children }: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="field">
      <label className="lbl" htmlFor={id}>
        {label}
        {required ? <Required /> : null}
      </label>
      <div className="field-body">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
          'aria-required': required || undefined,
        })}
        {note ? (
          <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
            {error ? <Icon name="bad" size="s" /> : null}
            {note}
          </p>
        ) : null}
      </div>
    </div>
  )
}
