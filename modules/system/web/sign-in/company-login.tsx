import { useLocation, useNavigate } from 'react-router'
import { companyLogin, oidcStart } from '#modules/system/contract/sign-in.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { useSite, useSitePending } from '../session/use-site.ts'
import { sessionTexts } from '../session/session.text.ts'
import { DemoUsers } from './demo-users.tsx'
import { keepLastCompany, lastCompany } from './remembered.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInTexts } from './sign-in.text.ts'

/** Once in the life of an installation: nobody else waits for it. */
const FirstRun = lazyScreen(async () => (await import('./first-run.tsx')).FirstRun)

/** The first step; on an installation without a company, the page that creates it. Nothing is typed into one that the other replaces. */
export function CompanyLogin() {
  const site = useSite()
  if (useSitePending()) return null
  return site?.first_run ? <FirstRun /> : <CompanyLoginForm />
}

function CompanyLoginForm() {
  const say = useSay()
  const session = useSessionStore()
  const site = useSite()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useCallForm(companyLogin, {
    initial: { company_cd: lastCompany(), password: '' },
    onDone(company) {
      if (!company.company_cd) return showToast('bad', say(sessionTexts.companyAnswer))
      session.set((now) => ({ ...now, company }))
      keepLastCompany(company.company_cd)
      void navigate(`/userLogin${search}`)
    },
  })
  const known = form.typed.company_cd !== '' && lastCompany() !== ''
  return (
    <SignInPage
      title={say(signInTexts.companyTitle)}
      step={1}
      lead={say(signInTexts.companyLead)}
      link={{ to: '/register', text: say(signInTexts.apply) }}
    >
      <SubmitForm form={form} label={say(signInTexts.companyTitle)}>
        <FormField
          form={form}
          name="company_cd"
          label={signInTexts.companyCode}
          autoComplete="organization"
        />
        <FormField
          form={form}
          name="password"
          label={signInTexts.companyPassword}
          kind="password"
          autoComplete="off"
          startsHere={known}
        />
        <SubmitButton form={form} look="btn primary big">
          {say(signInTexts.next)}
        </SubmitButton>
        {site?.oidc_company_cd ? <ProviderButton /> : null}
      </SubmitForm>
      <DemoUsers
        site={site}
        onPick={(demo) => form.put({ company_cd: demo.company_cd, password: demo.company_password })}
      />
    </SignInPage>
  )
}

function ProviderButton() {
  const say = useSay()
  const call = useCall()
  const start = async () => {
    try {
      const { url } = await call(oidcStart, {})
      window.location.assign(url)
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
  }
  return (
    <>
      <p className="rule-title">{say(signInTexts.or)}</p>
      <button type="button" className="btn big" onClick={() => void start()}>
        {say(signInTexts.provider)}
      </button>
    </>
  )
}
