import { texts } from '#platform/contract/text.ts'

export const codeTexts = texts({
  fixed: { ja: 'システム固定', en: 'Fixed by the system', zh: '系统固定' },
  open: { ja: 'コードの追加・変更ができます', en: 'Codes can be added and changed', zh: '可添加、修改代码' },
  openCodes: { ja: 'コードを開く', en: 'Open codes', zh: '打开代码' },
})
