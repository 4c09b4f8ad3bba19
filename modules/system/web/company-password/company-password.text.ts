import { texts } from '#platform/contract/text.ts'

export const companyPasswordTexts = texts({
  title: { ja: '会社パスワード変更', en: 'Company password', zh: '修改公司密码' },
  company: { ja: '会社', en: 'Company', zh: '公司' },
  lead: {
    ja: 'ログインの最初の画面で、会社コードと一緒に入力するパスワードです。',
    en: 'It is typed together with the company code on the first sign-in page.',
    zh: '这是在登录的第一个页面中与公司代码一起输入的密码。',
  },
  effects: { ja: '変更すると', en: 'What a change does', zh: '修改后' },
  next: {
    ja: '次のログインから、全員が新しいパスワードを入力します。',
    en: 'Everybody types the new password from the next sign-in on.',
    zh: '从下次登录开始，所有人都需输入新密码。',
  },
  halfway: {
    ja: 'ユーザーログインの途中の人は、会社ログインからやり直しになります。',
    en: 'Who is between the two sign-in pages begins with the first one again.',
    zh: '正在用户登录途中的人需从公司登录重新开始。',
  },
  stays: {
    ja: 'ログイン中の人は、そのまま作業を続けられます。',
    en: 'Who is signed in goes on working.',
    zh: '已登录的人可以继续工作。',
  },
  tell: {
    ja: '変更したら、利用する人に知らせてください。',
    en: 'Tell the people who use the system about it.',
    zh: '修改后请通知使用者。',
  },
  noRight: {
    ja: '変更には「システム」の登録権限が必要です。システム管理者に依頼してください。',
    en: 'Changing it needs the right to save in "System". Ask the system administrator.',
    zh: '修改需要“系统”的保存权限，请联系系统管理员。',
  },
  changed: {
    ja: '会社パスワードを変更しました。',
    en: 'The company password has been changed.',
    zh: '公司密码已修改。',
  },
})
