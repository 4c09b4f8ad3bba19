import { changeCompanyPassword } from '#modules/system/contract/sign-in.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { PasswordForm } from '../password/password-form.tsx'
import { companyPasswordTexts } from './company-password.text.ts'
import './company-password.css'

/** Everybody may read what it is about; who may save everywhere can change it. */
export function CompanyPasswordScreen() {
  const say = useSay()
  const allows = useAllows()
  const company = useSession((state) => state.company)
  const title = say(companyPasswordTexts.title)
  const { next, halfway, stays, tell } = companyPasswordTexts
  return (
    <>
      <ScreenTitle title={title} />
      <div className="company-password">
        <section>
          <p className="whose">
            {say(companyPasswordTexts.company)}
            <b>{company?.company_nm}</b>
            <span className="dim">{company?.company_cd}</span>
          </p>
          {allows('write:system') ? (
            <PasswordForm
              endpoint={changeCompanyPassword}
              label={title}
              owner={company?.company_cd ?? ''}
              primary
              onChanged={() => showToast('done', say(companyPasswordTexts.changed))}
            />
          ) : (
            <p className="no-right">
              <Icon name="lock" size="m" />
              {say(companyPasswordTexts.noRight)}
            </p>
          )}
        </section>
        <section>
          <p>{say(companyPasswordTexts.lead)}</p>
          <h2>{say(companyPasswordTexts.effects)}</h2>
          <ul>
            {[next, halfway, stays].map((effect) => (
              <li key={effect.en}>{say(effect)}</li>
            ))}
          </ul>
          <p>{say(tell)}</p>
        </section>
      </div>
    </>
  )
}
