import { texts } from '#platform/contract/text.ts'

export const passwordTexts = texts({
  old: { ja: '現在のパスワード', en: 'Current password', zh: '当前密码' },
  fresh: { ja: '新しいパスワード', en: 'New password', zh: '新密码' },
  confirm: { ja: '新しいパスワード（確認）', en: 'New password (again)', zh: '确认新密码' },
  hint: { ja: '6文字以上', en: 'At least 6 characters', zh: '至少6个字符' },
  change: { ja: '変更する', en: 'Change', zh: '修改' },
})
