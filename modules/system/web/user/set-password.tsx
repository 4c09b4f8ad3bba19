import { setUserPassword } from '#modules/system/contract/user-account.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { proposedPassword } from './proposed-password.ts'
import { userTexts } from './user.text.ts'

interface Props {
  user_cd: string
  hasPassword: boolean
  onDone: () => void
}

/** The password is typed or made up here and goes one way: the server never gives one out. */
export function SetPassword({ user_cd, hasPassword, onDone }: Props) {
  const say = useSay()
  const form = useCallForm(setUserPassword, {
    initial: { user_cd, new_password: '' },
    onDone() {
      form.put({ new_password: '' })
      showToast('done', say(userTexts.passwordSet))
      onDone()
    },
  })
  return (
    <>
      {hasPassword ? null : <p className="notice warn">{say(userTexts.noPassword)}</p>}
      <SubmitForm form={form} label={say(userTexts.password)} className="set-password">
        <FormField
          form={form}
          name="new_password"
          label={userTexts.newPassword}
          hint={userTexts.passwordHint}
          kind="password"
          autoComplete="new-password"
        />
        <button type="button" className="btn" onClick={() => form.put({ new_password: proposedPassword() })}>
          {say(userTexts.propose)}
        </button>
        <button type="submit" className="btn primary" disabled={form.sending}>
          {say(userTexts.setPassword)}
        </button>
      </SubmitForm>
    </>
  )
}
