import { and, eq } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import { defaultTheme, readShellSettings, themes } from '#platform/contract/shell-settings.ts'
import { defaultLanguage, isLanguage } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import type { Profile } from '../contract/profile.ts'
import { directory } from './directory.ts'
import { factoriesOf } from './factory-choices.ts'
import { appUser, bizdate } from './tables.ts'

export async function getProfile({ tx, session }: Context): Promise<Profile> {
  const { company_cd, user_cd, factory_cd, visit_mode } = session
  const [person] = await tx
    .select({
      username: appUser.username,
      email: appUser.email,
      phone: appUser.phone,
      last_sign_in_dt: appUser.last_sign_in_dt,
      language: appUser.language,
      theme: appUser.theme,
      collapse: appUser.collapse,
      settings: appUser.settings,
    })
    .from(appUser)
    .where(and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd)))
  if (!person) throw user[1010].with()
  const [today] = await tx
    .select({ biz_dt: bizdate.biz_dt })
    .from(bizdate)
    .where(and(eq(bizdate.company_cd, company_cd), eq(bizdate.factory_cd, factory_cd)))
  const { language, theme, last_sign_in_dt } = person
  return {
    ...person,
    user_cd,
    factories: await factoriesOf(tx, company_cd, user_cd),
    biz_dt: today?.biz_dt ?? null,
    time_zone: await directory.timeZoneOf(tx, session),
    last_sign_in_dt: last_sign_in_dt && new Date(last_sign_in_dt).toISOString(),
    visit_mode,
    language: isLanguage(language) ? language : defaultLanguage,
    theme: themes.find((known) => known === theme) ?? defaultTheme,
    settings: readShellSettings(person.settings),
  }
}
