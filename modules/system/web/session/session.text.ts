import { texts } from '#platform/contract/text.ts'

export const sessionTexts = texts({
  offerTitle: {
    ja: 'ログインの有効期限が近づいています',
    en: 'Your session is about to expire',
    zh: '登录即将过期',
  },
  offer: {
    ja: '長い時間操作がなかったため、あと{minutes}分でログイン画面に戻ります。続けるには{name}さんのパスワードを入力してください。入力途中の内容は残っています。',
    en: 'Nothing has been done for a long time: in {minutes} min the sign-in page comes back. To go on, enter the password of {name}. What you typed is kept.',
    zh: '由于长时间未操作，{minutes}分钟后将返回登录页面。要继续，请输入{name}的密码。已输入的内容会保留。',
  },
  password: { ja: 'パスワード', en: 'Password', zh: '密码' },
  goOn: { ja: '続ける', en: 'Go on', zh: '继续' },
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
