import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'
import { mayAudit } from '../audit-search/change-search.ts'

/** What the access log calls the steps of signing in and out. */
export const signInEvent = codes('sign_in_event', {
  'company-login': { ja: '会社の認証', en: 'Company', zh: '公司认证' },
  'user-login': { ja: 'ログイン', en: 'Sign in', zh: '登录' },
  'oidc-login': { ja: 'ログイン（外部認証）', en: 'Sign-in at the provider', zh: '登录（外部认证）' },
  'continue-session': { ja: 'パスワードの再入力', en: 'Password again', zh: '重新输入密码' },
  logout: { ja: 'サインアウト', en: 'Sign-out', zh: '退出' },
  'change-password': { ja: 'パスワードの変更', en: 'Change the password', zh: '修改密码' },
  'change-company-password': {
    ja: '会社パスワードの変更',
    en: 'Change of company password',
    zh: '修改公司密码',
  },
  register: { ja: '利用申請', en: 'Request access', zh: '使用申请' },
  'send-code': { ja: '認証コードの送信', en: 'Send a verification code', zh: '发送验证码' },
  'first-run': { ja: '初期設定', en: 'First run', zh: '初始设置' },
})

export const signInResult = codes(
  'sign_in_result',
  { 1: { ja: '成功', en: 'Succeeded', zh: '成功' }, 0: { ja: '失敗', en: 'Failed', zh: '失败' } },
  { 1: 'done', 0: 'bad' },
)

/** Why it failed, in short; the refusals of the sign-in by their codes. */
export const signInReason = codes('sign_in_reason', {
  401: { ja: '会社の認証なし', en: 'Company not proven', zh: '未通过公司认证' },
  1001: { ja: '未登録のユーザー', en: 'Unknown user', zh: '未登记的用户' },
  1003: { ja: '利用権限なし', en: 'No right to use', zh: '无使用权限' },
  1004: { ja: 'パスワードの誤り', en: 'Wrong passwords', zh: '密码错误' },
  1007: { ja: '同じパスワード', en: 'Same password', zh: '密码相同' },
  1008: { ja: '認証コードの誤り', en: 'Wrong code', zh: '验证码错误' },
  1009: { ja: '認証コードの期限切れ', en: 'Code expired', zh: '验证码过期' },
  SIGN_IN_COMPANY: { ja: '会社パスワードの誤り', en: 'Wrong company password', zh: '公司密码错误' },
  SIGN_IN_LOCKED: { ja: 'ロック中（接続元）', en: 'Locked for the address', zh: '锁定中（来源）' },
  SIGN_IN_GUESSED: { ja: 'ロック中（ユーザー）', en: 'Locked for the user', zh: '锁定中（用户）' },
  SIGN_IN_FACTORY: { ja: '利用できない工場', en: 'Factory not allowed', zh: '不可使用的工厂' },
  SIGN_IN_WAITING: { ja: '承認待ち', en: 'Waiting for approval', zh: '等待批准' },
  SIGN_IN_PROVIDER: { ja: '外部認証の失敗', en: 'Refused by the provider', zh: '外部认证失败' },
  RATE_LIMITED: { ja: '試行回数の超過', en: 'Too many attempts', zh: '尝试次数过多' },
  other: { ja: 'その他', en: 'Other', zh: '其他' },
})

/** ログイン履歴: who came in, and who did not, from where and why. */
export const signInLog = list({
  name: 'signInLog',
  title: { ja: 'ログイン履歴', en: 'Sign-in log', zh: '登录历史' },
  area: 'system',
  guard: mayAudit,
  path: '/masterMaint/system/signInLog',
  icon: 'user',
  key: ['access_no'],
  columns: {
    access_no: { kind: 'decimal', label: { ja: '記録番号', en: 'Record no.', zh: '记录编号' }, width: 10 },
    at: { kind: 'moment', label: { ja: '日時', en: 'Time', zh: '时间' }, width: 17 },
    event: {
      ...{ kind: 'choice', codes: signInEvent, width: 24 },
      label: { ja: '操作内容', en: 'What was done', zh: '操作内容' },
    },
    result: {
      ...{ kind: 'choice', codes: signInResult, width: 10 },
      label: { ja: '結果', en: 'Result', zh: '结果' },
    },
    reason: {
      ...{ kind: 'choice', codes: signInReason, width: 22 },
      label: { ja: '失敗の理由', en: 'Reason', zh: '失败原因' },
    },
    user_cd: {
      ...{ kind: 'code', width: 28, named: 'username' },
      label: { ja: 'ユーザー', en: 'User', zh: '用户' },
    },
    factory_cd: { kind: 'code', label: { ja: '工場', en: 'Factory', zh: '工厂' }, width: 10 },
    address: { kind: 'text', label: { ja: '接続元', en: 'Address', zh: '来源地址' }, width: 20 },
    code: { kind: 'text', label: { ja: '応答コード', en: 'Code', zh: '响应代码' }, width: 18 },
    request_id: { kind: 'text', label: { ja: '要求ID', en: 'Request ID', zh: '请求ID' }, width: 30 },
  },
  shown: ['at', 'event', 'result', 'reason', 'user_cd', 'factory_cd', 'address'],
  search: ['at', 'user_cd', 'address', 'result', 'event', 'reason'],
  quick: [
    { label: { ja: '失敗のみ', en: 'Failures', zh: '仅失败' }, asks: () => ({ result: '0' }) },
    {
      label: { ja: 'ロック中の試行', en: 'While locked', zh: '锁定中的尝试' },
      asks: () => ({ reason: 'SIGN_IN_LOCKED,SIGN_IN_GUESSED,RATE_LIMITED' }),
    },
  ],
  card: { title: 'user_cd', sub: ['event', 'reason', 'address'], date: 'at', figure: 'result' },
  sort: '-at',
})
