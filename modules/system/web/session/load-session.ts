import { getCompanyInfo, userInfo } from '#modules/system/contract/sign-in.ts'
import { editProfile, profile } from '#modules/system/contract/profile.ts'
import { routeList } from '#modules/system/contract/routes.ts'
import { say, type Text } from '#platform/contract/text.ts'
import { ApiError, malformed } from '#platform/web/api/api-error.ts'
import type { Call } from '#platform/web/api/client.ts'
import { draftKey } from '#modules/system/contract/session-keeping.ts'
import type { DraftVault } from '#platform/web/session/draft-vault.ts'
import type { Session } from '#platform/web/session/session-state.ts'
import { recallVisits } from '#platform/web/shell/recent-screens.ts'
import { takeChosenLanguage } from './chosen-language.ts'
import { sessionTexts } from './session.text.ts'

/** What the route guard loads: person, settings, company and routes, all at once. */
export async function loadSession(call: Call, session: Session, drafts: DraftVault): Promise<void> {
  const { language, token } = session.get()
  const whenMalformed = (text: Text) => (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== malformed) throw error
    throw new ApiError({ code: malformed, msg: say(text, language) })
  }
  const [person, own, company, routes, sealed] = await Promise.all([
    call(userInfo, {}).catch(whenMalformed(sessionTexts.userInfoAnswer)),
    call(profile, {}),
    call(getCompanyInfo, {}),
    call(routeList, {}).catch(whenMalformed(sessionTexts.routeAnswer)),
    // Without it one works all the same; what was typed waits until it can be had.
    call(draftKey, {}).catch(() => null),
  ])
  if (session.get().token !== token) return
  const chosen = takeChosenLanguage()
  const { user_cd, username, roles, permissions, admin, factory_cd, factory_nm } = person
  // Before the first screen asks what was left on it. Sealing needs a secure connection, as saving does.
  if (sealed && window.isSecureContext)
    await drafts.open({ company_cd: company.company_cd, factory_cd, user_cd }, sealed.key)
  if (session.get().token !== token) return
  recallVisits(window.localStorage, { company_cd: company.company_cd, user_cd })
  session.set((now) => ({
    ...now,
    company,
    factory: { factory_cd, factory_nm },
    user: { user_cd, username, roles, permissions, admin },
    routes,
    businessDate: own.biz_dt,
    timeZone: own.time_zone,
    asOf: null,
    language: chosen ?? own.language,
    theme: own.theme,
    collapse: own.collapse,
    settings: own.settings,
  }))
  if (chosen && chosen !== own.language) await call(editProfile, { language: chosen }).catch(() => undefined)
}
