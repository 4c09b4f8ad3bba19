import { errors } from '#platform/contract/errors.ts'

export const sessionErrors = errors({
  BIZ_OWN_SESSION: {
    ja: 'この画面のログインはここでは終了できません。サインアウトしてください。',
    en: 'Your own session here cannot be ended from this list. Sign out instead.',
    zh: '不能在此结束当前页面的登录，请退出登录。',
  },
})
