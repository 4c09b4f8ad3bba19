import { texts } from '#platform/contract/text.ts'

export const formTexts = texts({
  required: { ja: '必須', en: 'Required', zh: '必填' },
  showPassword: { ja: 'パスワードを表示', en: 'Show password', zh: '显示密码' },
  hidePassword: { ja: 'パスワードを隠す', en: 'Hide password', zh: '隐藏密码' },
})
