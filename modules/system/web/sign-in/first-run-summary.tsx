import { SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import type { CallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { firstRunGroups } from './first-run-entry.ts'
import { signInTexts } from './sign-in.text.ts'

/** Everything that is about to be created, except the passwords. */
export function FirstRunSummary({ form, onBack }: { form: CallForm; onBack: () => void }) {
  const say = useSay()
  return (
    <SubmitForm form={form} label={say(signInTexts.firstSummary)}>
      {firstRunGroups.map(({ title, pairs }) => (
        <dl key={title.en} className="summary" aria-label={say(title)}>
          {pairs
            .flat()
            .filter(({ kind }) => kind !== 'password')
            .map(({ name, label }) => (
              <div key={name}>
                <dt>{say(label)}</dt>
                <dd>{form.typed[name]}</dd>
              </div>
            ))}
        </dl>
      ))}
      <div className="pair">
        <button type="button" className="btn big" data-starts-here onClick={onBack}>
          {say(signInTexts.firstBack)}
        </button>
        <SubmitButton form={form} look="btn primary big">
          {say(signInTexts.firstSave)}
        </SubmitButton>
      </div>
    </SubmitForm>
  )
}
