import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { factoryChoices, userLogin } from '#modules/system/contract/sign-in.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession, useSessionStore } from '#platform/web/session/session-context.tsx'
import { useSite } from '../session/use-site.ts'
import { DemoUsers } from './demo-users.tsx'
import { keepLastFactory, lastFactory, startFactory } from './remembered.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInTexts } from './sign-in.text.ts'
import { useEnter } from './use-enter.ts'

/** The second step: user, password and the factory to work in. */
export function UserLogin() {
  const say = useSay()
  const call = useCall()
  const site = useSite()
  const session = useSessionStore()
  const enter = useEnter()
  const { search } = useLocation()
  const company = useSession((state) => state.company)
  const { data } = useQuery({
    queryKey: ['factoryChoices'],
    queryFn: ({ signal }) => call(factoryChoices, {}, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const form = useCallForm(userLogin, {
    initial: { company_cd: company?.company_cd ?? '', user: '', password: '', factory_cd: '' },
    at: { 1001: 'user', 1003: 'user', 1004: 'password', SIGN_IN_FACTORY: 'factory_cd' },
    onDone({ token, tried }, typed) {
      if (tried) showToast('bad', say(signInTexts.tried, tried))
      keepLastFactory(typed.company_cd, typed.factory_cd)
      enter(token)
    },
  })
  const choicesArrived = useEffectEvent((choices: OutputOf<typeof factoryChoices>) => {
    session.set((now) => ({ ...now, company: choices.company }))
    const { company_cd } = choices.company
    form.put({ company_cd, factory_cd: startFactory(choices.list, lastFactory(company_cd)) })
  })
  useEffect(() => {
    if (data) choicesArrived(data)
  }, [data])

  return (
    <SignInPage
      title={say(signInTexts.userTitle)}
      step={2}
      link={{ to: '/register', text: say(signInTexts.apply) }}
      lead={
        <>
          <Icon name="home" size="m" />
          <span>{company?.company_nm}</span>
          <Link to={`/companyLogin${search}`}>{say(signInTexts.changeCompany)}</Link>
        </>
      }
    >
      <SubmitForm form={form} label={say(signInTexts.userTitle)}>
        <FormField form={form} name="user" label={signInTexts.userOrName} autoComplete="username" />
        <FormField
          form={form}
          name="password"
          label={signInTexts.password}
          kind="password"
          autoComplete="current-password"
        />
        <Labelled label={say(signInTexts.factory)} error={form.errorAt('factory_cd')}>
          {(control) => (
            <select
              {...control}
              className="fld"
              name="factory_cd"
              value={form.typed.factory_cd}
              onChange={(event) => form.type('factory_cd', event.target.value)}
            >
              {data && data.list.length === 0 ? <option value="">{say(signInTexts.noFactory)}</option> : null}
              {data?.list.map(({ factory_cd, factory_nm }) => (
                <option key={factory_cd} value={factory_cd}>{`${factory_cd}　${factory_nm}`}</option>
              ))}
            </select>
          )}
        </Labelled>
        <SubmitButton form={form} look="btn primary big">
          {say(signInTexts.signIn)}
        </SubmitButton>
      </SubmitForm>
      <DemoUsers
        site={site}
        onPick={(_, user) => form.put({ user: user.user_cd, password: user.password })}
      />
    </SignInPage>
  )
}
