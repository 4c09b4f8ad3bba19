import { texts } from '#platform/contract/text.ts'

export const operationTexts = texts({
  resend: { ja: '再送する', en: 'Send again', zh: '重新发送' },
  resent: {
    ja: '{count}件を再送します。',
    en: '{count|# message is|# messages are} being sent again.',
    zh: '正在重新发送{count}条。',
  },
})
