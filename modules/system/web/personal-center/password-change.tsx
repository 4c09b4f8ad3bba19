import { changePassword } from '#modules/system/contract/sign-in.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { personalTexts } from './personal-center.text.ts'

const blank = { old_password: '', new_password: '', confirm_password: '' }

export function PasswordChange({ userCode }: { userCode: string }) {
  const say = useSay()
  const form = useCallForm(changePassword, {
    initial: blank,
    at: { 1004: 'old_password', 1007: 'new_password', 10012: 'confirm_password' },
    onDone() {
      form.put(blank)
      showToast('done', say(personalTexts.changed))
    },
  })
  return (
    <section>
      <h2>{say(personalTexts.password)}</h2>
      <SubmitForm form={form} label={say(personalTexts.password)}>
        {/* Password managers tell by it whose password this is. */}
        <input
          className="visually-hidden"
          autoComplete="username"
          value={userCode}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <FormField
          form={form}
          name="old_password"
          label={personalTexts.oldPassword}
          kind="password"
          autoComplete="current-password"
        />
        <FormField
          form={form}
          name="new_password"
          label={personalTexts.newPassword}
          hint={personalTexts.passwordHint}
          kind="password"
          autoComplete="new-password"
        />
        <FormField
          form={form}
          name="confirm_password"
          label={personalTexts.confirmPassword}
          kind="password"
          autoComplete="new-password"
        />
        <button type="submit" className="btn" disabled={form.sending}>
          {say(personalTexts.change)}
        </button>
      </SubmitForm>
    </section>
  )
}
