import { texts } from '#platform/contract/text.ts'

export const userTexts = texts({
  account: { ja: 'ログイン管理', en: 'Sign-in', zh: '登录管理' },
  accountTitle: { ja: 'ログイン管理', en: 'Sign-in', zh: '登录管理' },
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
  stopped: { ja: '停止', en: 'Stopped', zh: '停用' },
  abolished: { ja: '廃止', en: 'Discontinued', zh: '作废' },
  noRoles: {
    ja: 'ロールがありません。先に権限ロールマスタで登録してください。',
    en: 'There are no roles yet. Add them in the role master first.',
    zh: '尚无角色，请先在角色主数据中登记。',
  },

  lastSignIn: { ja: '最終ログイン', en: 'Last sign-in', zh: '最近登录' },
  never: { ja: 'まだログインしていません', en: 'Has not signed in yet', zh: '尚未登录过' },
  lockedThere: {
    ja: 'パスワードの誤りが続いたため、下の接続元からはログインできません。',
    en: 'After too many wrong passwords the user cannot sign in from the addresses below.',
    zh: '密码多次错误，无法从下列地址登录。',
  },
  guessed: {
    ja: '多くの接続元からパスワードの誤りが続いているため、{time}まで普段使用している端末以外からはログインできません。',
    en: 'Wrong passwords come from many addresses: until {time} the user can sign in only where they have done so before.',
    zh: '来自多个地址的密码连续错误，{time}之前只能从以前使用过的终端登录。',
  },
  failures: { ja: 'パスワードの誤り', en: 'Wrong passwords', zh: '密码错误' },
  lastFailure: { ja: '最終日時', en: 'Latest', zh: '最近时间' },
  lockedUntil: { ja: 'ロック期限', en: 'Locked until', zh: '锁定至' },
  unlock: { ja: 'ロックを解除', en: 'Unlock', zh: '解除锁定' },
  unlocked: { ja: 'ロックを解除しました。', en: 'The lock has been lifted.', zh: '已解除锁定。' },

  password: { ja: 'パスワード', en: 'Password', zh: '密码' },
  noPassword: {
    ja: 'パスワードが未設定のため、このユーザーはまだログインできません。',
    en: 'No password has been set, so this user cannot sign in yet.',
    zh: '尚未设置密码，该用户还不能登录。',
  },
  newPassword: { ja: '新しいパスワード', en: 'New password', zh: '新密码' },
  passwordHint: {
    ja: '6文字以上。設定すると、このユーザーのログインはすべて終了します。',
    en: 'At least 6 characters. Setting it ends all sessions of this user.',
    zh: '至少6个字符。设置后，该用户的所有登录将结束。',
  },
  propose: { ja: '自動作成', en: 'Generate', zh: '自动生成' },
  setPassword: { ja: '設定', en: 'Set', zh: '设置' },
  passwordSet: { ja: 'パスワードを設定しました。', en: 'The password has been set.', zh: '已设置密码。' },
  ownPassword: {
    ja: '自分のパスワードは個人設定で変更してください。',
    en: 'Change your own password in your personal settings.',
    zh: '请在个人中心修改自己的密码。',
  },

  sessions: { ja: 'ログイン中', en: 'Signed in', zh: '登录中' },
  noSessions: { ja: 'ログインしていません。', en: 'Not signed in.', zh: '未登录。' },
  factory: { ja: '工場', en: 'Factory', zh: '工厂' },
  began: { ja: 'ログイン日時', en: 'Since', zh: '登录时间' },
  seen: { ja: '最終操作', en: 'Last action', zh: '最近操作' },
  address: { ja: '接続元', en: 'Address', zh: '来源地址' },
  own: { ja: 'この画面', en: 'This screen', zh: '当前页面' },
  end: { ja: '終了', en: 'End', zh: '结束' },
  endAll: { ja: 'すべて終了', en: 'End all', zh: '全部结束' },
  ended: { ja: 'ログインを終了しました。', en: 'The session has been ended.', zh: '已结束登录。' },

  waiting: {
    ja: '利用申請が{count}件あります。',
    en: 'Requests waiting for approval: {count}.',
    zh: '有{count}件使用申请。',
  },
  waitingOpen: { ja: '確認する', en: 'Look at them', zh: '查看' },
  waitingTitle: { ja: '利用申請の承認', en: 'Requests to use the system', zh: '使用申请的批准' },
  waitingNone: {
    ja: '承認待ちの利用申請はありません。',
    en: 'Nobody is waiting for approval.',
    zh: '没有等待批准的使用申请。',
  },
  requested: { ja: '申請日時', en: 'Requested', zh: '申请时间' },
  phone: { ja: '電話番号', en: 'Phone', zh: '电话' },
  rolesAt: { ja: '{factory}：{roles}', en: '{factory}: {roles}', zh: '{factory}：{roles}' },
  assignments: { ja: '工場とロール', en: 'Factories and roles', zh: '工厂与角色' },
  approve: { ja: '承認', en: 'Approve', zh: '批准' },
  refuse: { ja: '却下', en: 'Refuse', zh: '拒绝' },
  refuseAsk: { ja: '利用申請を却下しますか', en: 'Refuse the request?', zh: '要拒绝使用申请吗？' },
  refuseBody: {
    ja: '「{name}」は廃止になり、ログインできません。ユーザーマスタで再使用に戻すと、承認待ちに戻ります。',
    en: '“{name}” is discontinued and cannot sign in. Used again in the user master, the request waits again.',
    zh: '“{name}”将被作废且无法登录。在用户主数据中恢复使用后，将回到等待批准状态。',
  },
  approved: {
    ja: '「{name}」の利用申請を承認しました。',
    en: 'The request of “{name}” has been approved.',
    zh: '已批准“{name}”的使用申请。',
  },
  refused: {
    ja: '「{name}」の利用申請を却下しました。',
    en: 'The request of “{name}” has been refused.',
    zh: '已拒绝“{name}”的使用申请。',
  },
})
