import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { firstRun } from '#modules/system/contract/sign-in.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { keepLastCompany, keepLastFactory } from './remembered.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInTexts } from './sign-in.text.ts'

/** A new installation: its first company, factory and administrator. */
export function FirstRun() {
  const say = useSay()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useCallForm(firstRun, {
    initial: {
      company_cd: '',
      company_nm: '',
      company_password: '',
      factory_cd: 'F01',
      factory_nm: '',
      user_cd: 'ADMIN',
      username: '',
      password: '',
    },
    onDone({ company_cd }, typed) {
      keepLastCompany(company_cd)
      keepLastFactory(company_cd, typed.factory_cd)
      void cache.invalidateQueries({ queryKey: ['site'] })
      void navigate('/companyLogin', { replace: true })
    },
  })
  return (
    <SignInPage title={say(signInTexts.firstTitle)} lead={say(signInTexts.firstLead)}>
      <SubmitForm form={form} label={say(signInTexts.firstTitle)}>
        <fieldset>
          <legend>{say(signInTexts.groupCompany)}</legend>
          <div className="pair">
            <FormField
              form={form}
              name="company_cd"
              label={signInTexts.companyCode}
              hint={signInTexts.codeHint}
              startsHere
            />
            <FormField
              form={form}
              name="company_password"
              label={signInTexts.companyPassword}
              hint={signInTexts.passwordHint}
              kind="password"
              autoComplete="new-password"
            />
          </div>
          <FormField
            form={form}
            name="company_nm"
            label={signInTexts.companyName}
            autoComplete="organization"
          />
        </fieldset>
        <fieldset>
          <legend>{say(signInTexts.groupFactory)}</legend>
          <div className="pair">
            <FormField form={form} name="factory_cd" label={signInTexts.factoryCode} />
            <FormField form={form} name="factory_nm" label={signInTexts.factoryName} />
          </div>
        </fieldset>
        <fieldset>
          <legend>{say(signInTexts.groupAdmin)}</legend>
          <div className="pair">
            <FormField form={form} name="user_cd" label={signInTexts.userCode} autoComplete="username" />
            <FormField form={form} name="username" label={signInTexts.userName} autoComplete="name" />
          </div>
          <FormField
            form={form}
            name="password"
            label={signInTexts.password}
            hint={signInTexts.passwordHint}
            kind="password"
            autoComplete="new-password"
          />
        </fieldset>
        <SubmitButton form={form} look="btn primary big">
          {say(signInTexts.firstSave)}
        </SubmitButton>
      </SubmitForm>
    </SignInPage>
  )
}
