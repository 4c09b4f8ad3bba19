import { useState, type ComponentProps } from 'react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import { formTexts } from './form.text.ts'
import './form.css'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  return (
    <span className="password">
      <input {...props} className="fld" type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="icon-btn"
        aria-label={say(shown ? formTexts.hidePassword : formTexts.showPassword)}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </span>
  )
}
