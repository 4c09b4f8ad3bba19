import { codes } from '#platform/contract/code-table.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { email, phone } from '#platform/contract/field-kinds.ts'
import { choice, code, kana, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { accessErrors } from './role.ts'
import { assignmentsMax, assignmentsSchema } from './user-assignments.ts'

const userState = codes('user_state', {
  waiting: { ja: '承認待ち', en: 'Waiting for approval', zh: '等待批准' },
  active: { ja: '利用可', en: 'Active', zh: '可使用' },
})

/** What an administrator does to a user's sign-in; the password itself is never written down. */
const signInStep = codes('sign_in_step', {
  password: { ja: 'パスワードを設定', en: 'Password set', zh: '设置密码' },
  unlock: { ja: 'ロックを解除', en: 'Unlock', zh: '解除锁定' },
  end: { ja: 'ログインを終了', en: 'Sessions ended', zh: '结束登录' },
})
export type SignInStep = (typeof signInStep.codes)[number]

export const userErrors = errors({
  BIZ_ASSIGNMENT_FACTORY: {
    ja: '工場「{code}」は登録されていないか、使用中ではありません。',
    en: 'Factory "{code}" does not exist or is not in use.',
    zh: '工厂“{code}”未登记或未在使用。',
  },
  BIZ_ASSIGNMENT_ROLE: {
    ja: 'ロール「{code}」は登録されていないか、使用中ではありません。',
    en: 'Role "{code}" does not exist or is not in use.',
    zh: '角色“{code}”未登记或未在使用。',
  },
  BIZ_OWN_USER: {
    ja: '自分自身を停止・廃止することはできません。別の管理者に依頼してください。',
    en: 'You cannot stop or discontinue yourself. Ask another administrator.',
    zh: '不能停用或作废自己，请委托其他管理员。',
  },
  BIZ_OWN_PASSWORD: {
    ja: '自分のパスワードは個人設定で変更してください。',
    en: 'Change your own password in your personal settings.',
    zh: '请在个人中心修改自己的密码。',
  },
  BIZ_NOT_WAITING: {
    ja: '「{name}」の利用申請はすでに処理されています。',
    en: 'The request of "{name}" has already been dealt with.',
    zh: '“{name}”的使用申请已处理。',
  },
  BIZ_ASSIGNMENTS_NEEDED: {
    ja: '利用できる工場とロールを1つ以上選択してください。',
    en: 'Choose at least one factory with a role.',
    zh: '请至少选择一个工厂及角色。',
  },
})

/** ユーザー. Who signs in, at which factories and with which roles. */
export const userMaster = master({
  name: 'user',
  table: 'app_user',
  title: { ja: 'ユーザーマスタ', en: 'Users', zh: '用户' },
  area: 'master',
  // Whoever could save users with the key of master data could give themselves every role.
  write: writeEverywhere,
  path: '/masterMaint/master/user',
  icon: 'user',
  key: ['user_cd'],
  nameField: 'username',
  fields: {
    user_cd: code({ ja: 'ユーザーコード', en: 'User code', zh: '用户代码' }, 20),
    username: name({ ja: '氏名', en: 'Name', zh: '姓名' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    email: email({ ja: 'メールアドレス', en: 'E-mail', zh: '邮箱' }),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    assignments: {
      kind: 'text',
      label: { ja: '工場とロール', en: 'Factories and roles', zh: '工厂与角色' },
      schema: assignmentsSchema,
      required: false,
      max: assignmentsMax,
      width: 30,
    },
  },
  errors: [
    user[10013],
    accessErrors.BIZ_LAST_ADMINISTRATOR,
    userErrors.BIZ_ASSIGNMENT_FACTORY,
    userErrors.BIZ_ASSIGNMENT_ROLE,
    userErrors.BIZ_OWN_USER,
  ],
  columns: ['user_cd', 'username', 'kana', 'assignments', 'email', 'phone'],
  search: ['user_cd', 'username', 'assignments'],
  recorded: {
    state: choice({ ja: '利用申請', en: 'Request access', zh: '使用申请' }, userState),
    sign_in: choice({ ja: 'ログイン', en: 'Sign in', zh: '登录' }, signInStep),
  },
})
