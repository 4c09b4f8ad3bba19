import { useState } from 'react'
import { companyLogin, factoryChoices, userLogin, type siteInfo } from '#modules/system/contract/sign-in.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { initialOf } from '#platform/web/language/initial.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { keepLastCompany, lastFactory, startFactory } from './remembered.ts'
import { signInTexts } from './sign-in.text.ts'
import { useEnter } from './use-enter.ts'
import './demo-users.css'

type Demo = NonNullable<OutputOf<typeof siteInfo>['demo']>
type DemoUser = Demo['users'][number]

interface Props {
  site: OutputOf<typeof siteInfo> | undefined
  /** Fills the form that is shown, so that one sees what is happening. */
  onPick: (demo: Demo, user: DemoUser) => void
}

/** A demo installation offers its users: one press goes through both steps. */
export function DemoUsers({ site, onPick }: Props) {
  const say = useSay()
  const call = useCall()
  const session = useSessionStore()
  const enter = useEnter()
  const [busy, setBusy] = useState(false)
  const demo = site?.demo
  if (!demo) return null
  const signIn = async (user: DemoUser) => {
    onPick(demo, user)
    setBusy(true)
    try {
      const { company_cd, company_password } = demo
      const company = await call(companyLogin, { company_cd, password: company_password })
      const { list } = await call(factoryChoices, {})
      const factory_cd = startFactory(list, lastFactory(company_cd))
      const login = { company_cd, user: user.user_cd, password: user.password }
      // The last used factory of this browser need not be one of this user's: then their first.
      const token = await firstThatWorks(
        [factory_cd, ...list.map((choice) => choice.factory_cd).filter((other) => other !== factory_cd)],
        async (factory) => (await call(userLogin, { ...login, factory_cd: factory })).token,
      )
      session.set((now) => ({ ...now, company }))
      keepLastCompany(company_cd)
      enter(token)
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
      setBusy(false)
    }
  }
  return (
    <section className="demo" aria-label={say(signInTexts.demoUsers)}>
      <h2 className="rule-title">{say(signInTexts.demoUsers)}</h2>
      <ul>
        {demo.users.map((user) => (
          <li key={user.user_cd}>
            <button type="button" title={user.user_cd} disabled={busy} onClick={() => void signIn(user)}>
              <span aria-hidden="true">{initialOf(user.username)}</span>
              <span>
                <span>{user.username}</span>
                <span className="role">{user.role_nm}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function firstThatWorks<T>(
  choices: readonly string[],
  attempt: (choice: string) => Promise<T>,
): Promise<T> {
  const [choice = '', ...others] = choices
  try {
    return await attempt(choice)
  } catch (error) {
    if (others.length === 0) throw error
    return firstThatWorks(others, attempt)
  }
}
