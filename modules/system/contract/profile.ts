import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { shellSettings, themes } from '#platform/contract/shell-settings.ts'
import { languages } from '#platform/contract/text.ts'

const settings = {
  language: z.enum(languages),
  theme: z.enum(themes),
  collapse: z.boolean(),
  settings: shellSettings,
}

/** The signed-in person, their factories and settings, and the business date of the factory. */
export const profile = endpoint({
  method: 'GET',
  path: '/api/master/user/userInfo',
  summary: { ja: '個人設定', en: 'Personal settings', zh: '个人设置' },
  guard: 'session',
  input: z.object({}),
  output: z.object({
    user_cd: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string(),
    factories: z.array(z.object({ factory_cd: z.string(), factory_nm: z.string() })),
    /** Null when no business date is registered (code 1011 for whatever needs one). */
    biz_dt: z.string().nullable(),
    /** Of the factory; moments are shown in it, wherever the browser is. */
    time_zone: z.string(),
    last_sign_in_dt: z.string().nullable(),
    visit_mode: z.boolean(),
    ...settings,
  }),
})
export type Profile = z.output<typeof profile.output>

/** What a user may change of themselves; anything not sent stays as it is. */
export const editProfile = endpoint({
  method: 'POST',
  path: '/api/master/user/personalCenter/doEdit',
  summary: { ja: '個人設定の変更', en: 'Change of personal settings', zh: '修改个人设置' },
  guard: 'session',
  input: z.object({
    email: z.union([z.literal(''), z.email('V_EMAIL')]).optional(),
    phone: z
      .string()
      .regex(/^$|^\+?\d{1,4}([- ]?\d{1,4}){1,4}$/, 'V_PHONE')
      .optional(),
    language: settings.language.optional(),
    theme: settings.theme.optional(),
    collapse: settings.collapse.optional(),
    /** Only what changes; the rest of the stored settings stays. */
    settings: shellSettings.partial().optional(),
  }),
  output: z.object({}),
  audit: 'personal-center',
})
