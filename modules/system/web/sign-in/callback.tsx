import { useEffect, useRef, useState } from 'react'
import { oidcFinish, type FactoryChoice } from '#modules/system/contract/sign-in.ts'
import { signInErrors } from '#modules/system/contract/sign-in-errors.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormMessage } from '#platform/web/kit/form/form-message.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { keepLastCompany } from './remembered.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInTexts } from './sign-in.text.ts'
import { useEnter } from './use-enter.ts'

interface Choosing {
  readonly factories: readonly FactoryChoice[]
  readonly resume: string
}

/** The provider sends the browser back here; with several factories it asks which. */
export function Callback() {
  const say = useSay()
  const call = useCall()
  const session = useSessionStore()
  const enter = useEnter()
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const [factory, setFactory] = useState('')
  const [problem, setProblem] = useState('')
  const begun = useRef(false)

  const finish = async (input: { query: string; factory_cd?: string }) => {
    try {
      const answer = await call(oidcFinish, input)
      if ('token' in answer) {
        session.set((now) => ({ ...now, company: answer.company }))
        keepLastCompany(answer.company.company_cd)
        enter(answer.token)
      } else {
        setChoosing(answer)
        setFactory(answer.factories[0]?.factory_cd ?? '')
      }
    } catch (error) {
      // Without a provider the address leads nowhere; whoever comes here wanted to sign in all the same.
      const nowhere = error instanceof ApiError && error.code === 404
      const { message } = refusalOf(error)
      setProblem((!nowhere && message) || say(signInErrors.SIGN_IN_PROVIDER.text))
    }
  }
  useEffect(() => {
    if (begun.current) return
    // The provider's code can be used once.
    begun.current = true
    void finish({ query: window.location.search.slice(1) })
  })

  return (
    <SignInPage
      title={say(signInTexts.callbackTitle)}
      lead={choosing ? say(signInTexts.chooseFactory) : problem ? null : say(signInTexts.callbackWait)}
      link={{ to: '/companyLogin', text: say(signInTexts.backToSignIn) }}
    >
      {problem ? <FormMessage message={problem} alone /> : null}
      {choosing && !problem ? (
        <form
          aria-label={say(signInTexts.callbackTitle)}
          onSubmit={(event) => {
            event.preventDefault()
            const query = new URLSearchParams({ resume: choosing.resume }).toString()
            void finish({ query, factory_cd: factory })
          }}
        >
          <Labelled label={say(signInTexts.factory)}>
            {(control) => (
              <select
                {...control}
                className="fld"
                value={factory}
                onChange={(event) => setFactory(event.target.value)}
              >
                {choosing.factories.map(({ factory_cd, factory_nm }) => (
                  <option key={factory_cd} value={factory_cd}>{`${factory_cd}　${factory_nm}`}</option>
                ))}
              </select>
            )}
          </Labelled>
          <button type="submit" className="btn primary big">
            {say(signInTexts.signIn)}
          </button>
        </form>
      ) : null}
    </SignInPage>
  )
}
