import { texts } from '#platform/contract/text.ts'

export const personalTexts = texts({
  title: { ja: '個人設定', en: 'Personal settings', zh: '个人设置' },
  own: { ja: '自分の情報', en: 'About me', zh: '个人信息' },
  contact: { ja: '連絡先', en: 'Contact', zh: '联系方式' },
  roles: { ja: 'ロール', en: 'Role', zh: '角色' },
  factories: { ja: '利用できる工場', en: 'Factories', zh: '可使用的工厂' },
  lastSignIn: { ja: '前回のログイン', en: 'Last sign-in', zh: '上次登录' },
  email: { ja: 'メールアドレス', en: 'E-mail', zh: '邮箱' },
  phone: { ja: '電話番号', en: 'Phone', zh: '电话' },
  save: { ja: '登録', en: 'Save', zh: '保存' },
  saved: { ja: '個人設定を登録しました。', en: 'Your settings have been saved.', zh: '已保存个人设置。' },
  look: { ja: '表示', en: 'Display', zh: '显示' },
  start: { ja: '最初に開く画面', en: 'Start screen', zh: '启动页面' },
  startHint: {
    ja: 'ログインしたときに表示する画面です。',
    en: 'Shown when you sign in.',
    zh: '登录后显示的页面。',
  },
  home: { ja: 'ホーム', en: 'Home', zh: '首页' },
  language: { ja: '言語', en: 'Language', zh: '语言' },
  password: { ja: 'パスワードの変更', en: 'Change the password', zh: '修改密码' },
  othersEnd: {
    ja: '変更すると、ほかのパソコンやスマートフォンでのログインは終了します。',
    en: 'A change signs you out on every other computer and phone.',
    zh: '修改后，其他电脑和手机上的登录将会结束。',
  },
  changed: { ja: 'パスワードを変更しました。', en: 'Your password has been changed.', zh: '密码已修改。' },
})
