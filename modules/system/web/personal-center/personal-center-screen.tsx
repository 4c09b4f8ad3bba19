import { useQuery } from '@tanstack/react-query'
import { profile, type Profile } from '#modules/system/contract/profile.ts'
import { changePassword } from '#modules/system/contract/sign-in.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { initialOf } from '#platform/web/language/initial.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { OwnContact } from './own-contact.tsx'
import { PasswordForm } from '../password/password-form.tsx'
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
        <section aria-label={say(personalTexts.own)}>
          {data ? <OwnData own={data} /> : null}
          <h2>{say(personalTexts.contact)}</h2>
          {data ? <OwnContact key={`${data.email}/${data.phone}`} own={data} /> : null}
        </section>
        <DisplaySettings />
        <section>
          <h2>{say(personalTexts.password)}</h2>
          <p className="hint">{say(personalTexts.othersEnd)}</p>
          <PasswordForm
            endpoint={changePassword}
            label={say(personalTexts.password)}
            owner={data?.user_cd ?? ''}
            onChanged={() => showToast('done', say(personalTexts.changed))}
          />
        </section>
      </div>
    </>
  )
}

function OwnData({ own }: { own: Profile }) {
  const say = useSay()
  const listText = useListText()
  const momentText = useMomentText()
  const roles = useSession((state) => state.user?.roles) ?? []
  return (
    <>
      <div className="own-head">
        <span aria-hidden="true">{initialOf(own.username)}</span>
        <p>
          <b>{own.username}</b>
          {own.user_cd}
        </p>
      </div>
      <dl className="own-data">
        <dt>{say(personalTexts.roles)}</dt>
        <dd>{listText(roles) || '—'}</dd>
        <dt>{say(personalTexts.factories)}</dt>
        <dd>
          <ul>
            {own.factories.map(({ factory_cd, factory_nm }) => (
              <li key={factory_cd}>
                <span className="dim">{factory_cd}</span> {factory_nm}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{say(personalTexts.lastSignIn)}</dt>
        <dd>{own.last_sign_in_dt ? momentText(own.last_sign_in_dt) : '—'}</dd>
      </dl>
    </>
  )
}
