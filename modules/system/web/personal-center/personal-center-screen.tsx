import { useQuery } from '@tanstack/react-query'
import { profile, type Profile } from '#modules/system/contract/profile.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { OwnContact } from './own-contact.tsx'
import { PasswordChange } from './password-change.tsx'
import { personalTexts } from './personal-center.text.ts'
import './personal-center.css'

/** My own data, how the product looks to me, and my password. */
export function PersonalCenterScreen() {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(profile, {}, signal),
    staleTime: 0,
  })
  return (
    <>
      <ScreenTitle title={say(personalTexts.title)} />
      <div className="personal">
        <section aria-labelledby="personal-own">
          <h2 id="personal-own">{say(personalTexts.own)}</h2>
          {data ? <OwnData own={data} /> : null}
          {data ? <OwnContact key={`${data.email}/${data.phone}`} own={data} /> : null}
        </section>
        <DisplaySettings />
        <PasswordChange userCode={data?.user_cd ?? ''} />
      </div>
    </>
  )
}

function OwnData({ own }: { own: Profile }) {
  const say = useSay()
  const momentText = useMomentText()
  const roles = useSession((state) => state.user?.roles) ?? []
  return (
    <dl className="own-data">
      <dt>{say(personalTexts.userCode)}</dt>
      <dd>{own.user_cd}</dd>
      <dt>{say(personalTexts.userName)}</dt>
      <dd>{own.username}</dd>
      <dt>{say(personalTexts.roles)}</dt>
      <dd>{roles.join(say(personalTexts.and)) || '—'}</dd>
      <dt>{say(personalTexts.factories)}</dt>
      <dd>
        {own.factories
          .map(({ factory_cd, factory_nm }) => `${factory_cd} ${factory_nm}`)
          .join(say(personalTexts.and))}
      </dd>
      <dt>{say(personalTexts.lastSignIn)}</dt>
      <dd>{own.last_sign_in_dt ? momentText(own.last_sign_in_dt) : '—'}</dd>
    </dl>
  )
}
