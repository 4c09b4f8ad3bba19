import { useEffect, useState } from 'react'
import { register, sendVerificationCode } from '#modules/system/contract/sign-in.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { checkInput, refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useCallForm, type CallForm } from '#platform/web/kit/form/use-call-form.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { lastCompany } from './remembered.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInTexts } from './sign-in.text.ts'

/** A request to use the system; an administrator approves it in the user master. */
export function Register() {
  const say = useSay()
  const [registered, setRegistered] = useState('')
  const form = useCallForm(register, {
    initial: {
      company_cd: lastCompany(),
      user_cd: '',
      username: '',
      phone: '',
      verification_code: '',
      password: '',
      confirm_password: '',
    },
    at: { 1002: 'user_cd', 1008: 'verification_code', 1009: 'verification_code', 10012: 'confirm_password' },
    onDone: (_, typed) => setRegistered(typed.user_cd.normalize('NFKC').trim().toUpperCase()),
  })
  const back = { to: '/companyLogin', text: say(signInTexts.backToSignIn) }
  if (registered)
    return (
      <SignInPage
        title={say(signInTexts.registeredTitle)}
        lead={<output>{say(signInTexts.registeredBody, { code: registered })}</output>}
        link={back}
      >
        {null}
      </SignInPage>
    )
  return (
    <SignInPage title={say(signInTexts.registerTitle)} lead={say(signInTexts.registerLead)} link={back}>
      <SubmitForm form={form} label={say(signInTexts.registerTitle)}>
        <div className="pair">
          <FormField form={form} name="company_cd" label={signInTexts.companyCode} />
          <FormField form={form} name="user_cd" label={signInTexts.userCode} autoComplete="username" />
        </div>
        <FormField form={form} name="username" label={signInTexts.userName} autoComplete="name" />
        <div className="with-button">
          <FormField form={form} name="phone" label={signInTexts.phone} kind="tel" autoComplete="tel" />
          <SendCode form={form} />
        </div>
        <FormField
          form={form}
          name="verification_code"
          label={signInTexts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <div className="pair">
          <FormField
            form={form}
            name="password"
            label={signInTexts.password}
            kind="password"
            autoComplete="new-password"
            hint={signInTexts.passwordHint}
          />
          <FormField
            form={form}
            name="confirm_password"
            label={signInTexts.confirmPassword}
            kind="password"
            autoComplete="new-password"
          />
        </div>
        <SubmitButton form={form} look="btn primary big">
          {say(signInTexts.registerSend)}
        </SubmitButton>
      </SubmitForm>
    </SignInPage>
  )
}

const resendAfterSeconds = 60

function SendCode({ form }: { form: CallForm<'company_cd' | 'phone'> }) {
  const say = useSay()
  const call = useCall()
  const language = useLanguage()
  const [wait, setWait] = useState(0)
  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const send = async () => {
    const input = { company_cd: form.typed.company_cd, phone: form.typed.phone }
    const checked = checkInput(sendVerificationCode.input, input, language)
    if (!checked.ok) return form.refuse(checked.errors)
    setWait(resendAfterSeconds)
    try {
      const { expires_in } = await call(sendVerificationCode, input)
      showToast('done', say(signInTexts.codeSent, { minutes: Math.ceil(expires_in / 60) }))
      document.querySelector<HTMLElement>('[name="verification_code"]')?.focus()
    } catch (error) {
      setWait(0)
      const { errors, message } = refusalOf(error)
      form.refuse(errors, message)
    }
  }
  return (
    <button type="button" className="btn" disabled={wait > 0} onClick={() => void send()}>
      {wait > 0 ? say(signInTexts.sendAgainIn, { seconds: wait }) : say(signInTexts.sendCode)}
    </button>
  )
}
