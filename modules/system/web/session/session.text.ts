import { texts } from '#platform/contract/text.ts'

export const sessionTexts = texts({
  companyAnswer: {
    ja: '会社ログインの応答が正しくありません（会社コードがありません）。システム管理者に連絡してください。',
    en: 'The company sign-in answered without a company code. Contact the system administrator.',
    zh: '公司登录的响应不正确（缺少公司代码），请联系系统管理员。',
  },
  userInfoAnswer: {
    ja: 'ユーザー情報の応答が正しくありません（インターフェースエラー）。もう一度ログインしてください。',
    en: 'The user information is badly formed (interface error). Please sign in again.',
    zh: '用户信息的响应格式不正确（接口错误），请重新登录。',
  },
  routeAnswer: {
    ja: 'メニュー情報の形式が正しくありません（ルート形式エラー）。もう一度ログインしてください。',
    en: 'The list of routes is badly formed (route-format error). Please sign in again.',
    zh: '路由列表的格式不正确（路由格式错误），请重新登录。',
  },
})
