import { texts } from '#platform/contract/text.ts'

export const formTexts = texts({
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  required: { ja: '必須', en: 'Required', zh: '必填' },
  showPassword: { ja: 'パスワードを表示', en: 'Show password', zh: '显示密码' },
  hidePassword: { ja: 'パスワードを隠す', en: 'Hide password', zh: '隐藏密码' },
})
