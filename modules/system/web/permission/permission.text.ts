import { texts } from '#platform/contract/text.ts'

export const permissionTexts = texts({
  role: { ja: 'ロール', en: 'Role', zh: '角色' },
  users: { ja: '人数', en: 'Users', zh: '人数' },
  read: { ja: '参照', en: 'Read', zh: '查看' },
  write: { ja: '更新', en: 'Write', zh: '更新' },
  admin: { ja: '管理者', en: 'Administrator', zh: '管理员' },
  stopped: { ja: '停止', en: 'Stopped', zh: '停用' },
  changed: {
    ja: '{count}ロール変更中・未保存',
    en: 'Not saved: {count|# role|# roles}',
    zh: '{count}个角色未保存',
  },
  hint: {
    ja: '矢印キーで移動し、Spaceで切り替えます。登録すると、全員の次の操作から有効になります。',
    en: 'Move with the arrow keys, switch with Space. Once saved, it holds from everyone’s next action on.',
    zh: '用方向键移动，按空格键切换。保存后，从所有人的下一次操作起生效。',
  },
  copyFrom: { ja: '権限のコピー元', en: 'Copy rights from', zh: '复制权限自' },
  choose: { ja: '選択してください', en: 'Choose', zh: '请选择' },
  adminHas: {
    ja: '管理者はすべての権限を持っています。',
    en: 'An administrator has every right.',
    zh: '管理员拥有所有权限。',
  },
  everywhere: {
    ja: '「システム」の更新権限があるため、すべての機能で更新できます。',
    en: 'Writing in “System” gives the right to write everywhere.',
    zh: '拥有“系统”的更新权限，因此可更新所有功能。',
  },
  saved: { ja: '権限を登録しました。', en: 'The permissions have been saved.', zh: '已保存权限。' },
})
