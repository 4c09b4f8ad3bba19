import { useQueryClient } from '@tanstack/react-query'
import { editProfile, type Profile } from '#modules/system/contract/profile.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { personalTexts } from './personal-center.text.ts'

export function OwnContact({ own }: { own: Profile }) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(editProfile, {
    initial: { email: own.email, phone: own.phone },
    onDone() {
      showToast('done', say(personalTexts.saved))
      void cache.invalidateQueries({ queryKey: ['profile'] })
    },
  })
  return (
    <SubmitForm form={form} label={say(personalTexts.own)} className="stacked">
      <FormField form={form} name="email" label={personalTexts.email} kind="email" autoComplete="email" />
      <FormField form={form} name="phone" label={personalTexts.phone} kind="tel" autoComplete="tel" />
      <SubmitButton form={form} look="btn primary">
        {say(personalTexts.save)}
      </SubmitButton>
    </SubmitForm>
  )
}
