import type { changeCompanyPassword, changePassword } from '#modules/system/contract/sign-in.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { passwordTexts } from './password.text.ts'

interface Props {
  endpoint: typeof changePassword | typeof changeCompanyPassword
  label: string
  /** Whose password it is; password managers tell by it which one they offer. */
  owner: string
  primary?: boolean
  onChanged: () => void
}

const blank = { old_password: '', new_password: '', confirm_password: '' }

/** The old password, the new one, and the new one again: the same for a person and for the company. */
export function PasswordForm({ endpoint, label, owner, primary = false, onChanged }: Props) {
  const say = useSay()
  const form = useCallForm(endpoint, {
    initial: blank,
    at: { 1004: 'old_password', 1007: 'new_password', 10012: 'confirm_password' },
    onDone() {
      form.put(blank)
      onChanged()
    },
  })
  useUnsaved(Object.values(form.typed).some((typed) => typed !== ''))
  return (
    <SubmitForm form={form} label={label} className="stacked">
      <input
        className="visually-hidden"
        autoComplete="username"
        value={owner}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <FormField
        form={form}
        name="old_password"
        label={passwordTexts.old}
        kind="password"
        autoComplete="current-password"
      />
      <FormField
        form={form}
        name="new_password"
        label={passwordTexts.fresh}
        hint={passwordTexts.hint}
        kind="password"
        autoComplete="new-password"
      />
      <FormField
        form={form}
        name="confirm_password"
        label={passwordTexts.confirm}
        kind="password"
        autoComplete="new-password"
      />
      <SubmitButton form={form} look={primary ? 'btn primary' : 'btn'}>
        {say(passwordTexts.change)}
      </SubmitButton>
    </SubmitForm>
  )
}
