import { texts } from '#platform/contract/text.ts'

export const sessionTexts = texts({
  end: { ja: 'ログインを終了する', en: 'End', zh: '结束登录' },
  ask: {
    ja: '{count}件のログインを終了しますか',
    en: 'End {count|# session|# sessions}?',
    zh: '要结束{count}个登录吗？',
  },
  askBody: {
    ja: '相手の画面はログイン画面に戻ります。保存していない入力は登録されません。',
    en: 'They are taken to the sign-in page. What they have not saved is not entered.',
    zh: '对方将返回登录页面，未保存的输入不会被登记。',
  },
  ended: {
    ja: '{count}件のログインを終了しました。',
    en: '{count|# session has|# sessions have} been ended.',
    zh: '已结束{count}个登录。',
  },
})
