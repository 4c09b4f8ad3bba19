import { Icon } from '../theme/icon.tsx'
import './form.css'

/** Why a form, or what was meant to be one, cannot go on. */
export const FormMessage = ({ message, alone = false }: { message: string; alone?: boolean }) => (
  <p className={alone ? 'form-message alone' : 'form-message'} role="alert">
    <Icon name="bad" size="m" />
    {message}
  </p>
)
