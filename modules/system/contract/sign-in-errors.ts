import { errors } from '#platform/contract/errors.ts'

/** Refusals of the sign-in that the specification describes without a number. */
export const signInErrors = errors({
  SIGN_IN_COMPANY: {
    ja: '会社コードまたはパスワードが正しくありません。',
    en: 'The company code or the password is not correct.',
    zh: '公司代码或密码不正确。',
  },
  SIGN_IN_LOCKED: {
    ja: 'パスワードの誤りが続いたため、このユーザーはこの接続元から{minutes}分間ログインできません。',
    en: 'Too many wrong passwords. This user cannot sign in from here for {minutes|# minute|# minutes}.',
    zh: '密码多次错误，该用户在{minutes}分钟内无法从此处登录。',
  },
  SIGN_IN_GUESSED: {
    ja: '多くの接続元からパスワードの誤りが続いているため、このユーザーは普段使用している端末以外から{minutes}分間ログインできません。',
    en: 'Wrong passwords come from many addresses. For {minutes|# minute|# minutes} this user can sign in only where they have done so before.',
    zh: '来自多个地址的密码连续错误，该用户在{minutes}分钟内只能从以前使用过的终端登录。',
  },
  SIGN_IN_FACTORY: {
    ja: '工場「{code}」を利用できません。利用できる工場を選択してください。',
    en: 'You cannot use factory "{code}". Choose a factory that you may use.',
    zh: '无法使用工厂“{code}”，请选择可使用的工厂。',
  },
  SIGN_IN_WAITING: {
    ja: '利用申請は管理者の承認待ちです。承認されるまでお待ちください。',
    en: 'Your request is waiting for an administrator’s approval.',
    zh: '使用申请正在等待管理员批准。',
  },
  SIGN_IN_PROVIDER: {
    ja: '外部認証でログインできませんでした。もう一度やり直すか、管理者に連絡してください。',
    en: 'Sign-in at the provider failed. Try again, or contact the administrator.',
    zh: '外部认证登录失败，请重试或联系管理员。',
  },
})
