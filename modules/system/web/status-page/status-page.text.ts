import { texts } from '#platform/contract/text.ts'

export const statusTexts = texts({
  forbidden: { ja: 'この操作は許可されていません', en: 'This is not allowed', zh: '不允许执行此操作' },
  forbiddenBody: {
    ja: '必要な権限がありません。権限の設定は管理者に依頼してください。',
    en: 'You lack the permission for it. Ask an administrator if you need it.',
    zh: '您没有所需的权限，如有需要请联系管理员。',
  },
  notFound: { ja: '画面が見つかりません', en: 'Screen not found', zh: '未找到页面' },
  notFoundBody: {
    ja: 'アドレスが正しくないか、この画面を利用する権限がありません。',
    en: 'The address is wrong, or you may not use this screen.',
    zh: '地址不正确，或您没有使用该页面的权限。',
  },
  home: { ja: 'ホームへ', en: 'To home', zh: '返回首页' },
  signIn: { ja: 'ログイン画面へ', en: 'To sign-in', zh: '返回登录' },
  back: { ja: '前の画面へ', en: 'Back', zh: '返回上一页面' },
})
