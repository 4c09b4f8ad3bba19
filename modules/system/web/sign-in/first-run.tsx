import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { firstRun } from '#modules/system/contract/sign-in.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm, type CallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { firstRunBlank, firstRunGroups, unconfirmed } from './first-run-entry.ts'
import { FirstRunSummary } from './first-run-summary.tsx'
import { keepLastCompany, keepLastFactory } from './remembered.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInTexts } from './sign-in.text.ts'

/** A new installation: its first company, factory and administrator, shown once more before they are created. */
export function FirstRun() {
  const say = useSay()
  const language = useLanguage()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [isComplete, setComplete] = useState(false)
  const form = useCallForm(firstRun, {
    initial: firstRunBlank,
    alsoWrong: (typed) => unconfirmed(typed, language),
    onDone({ company_cd }, typed) {
      keepLastCompany(company_cd)
      keepLastFactory(company_cd, typed.factory_cd)
      void cache.invalidateQueries({ queryKey: ['site'] })
      void navigate('/companyLogin', { replace: true })
    },
  })
  const isSummed = isComplete && Object.keys(form.errors).length === 0
  return (
    <SignInPage
      title={say(isSummed ? signInTexts.firstSummary : signInTexts.firstTitle)}
      lead={say(isSummed ? signInTexts.firstSummaryLead : signInTexts.firstLead)}
    >
      {isSummed ? (
        <FirstRunSummary form={form} onBack={() => setComplete(false)} />
      ) : (
        <Entry form={form} onComplete={() => setComplete(form.check())} />
      )}
    </SignInPage>
  )
}

function Entry({ form, onComplete }: { form: CallForm; onComplete: () => void }) {
  const say = useSay()
  return (
    <SubmitForm form={{ message: form.message, submit: onComplete }} label={say(signInTexts.firstTitle)}>
      {firstRunGroups.map(({ title, pairs }) => (
        <fieldset key={title.en}>
          <legend>{say(title)}</legend>
          {pairs.map((pair) => (
            <div key={pair[0].name} className="pair">
              {pair.map((field) => (
                <FormField key={field.name} form={form} {...field} />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      <SubmitButton form={form} look="btn primary big">
        {say(signInTexts.firstCheck)}
      </SubmitButton>
    </SubmitForm>
  )
}
