import { texts } from '#platform/contract/text.ts'

export const documentTexts = texts({
  mailAcknowledgement: { ja: '注文請書をメール', en: 'Mail acknowledgement', zh: '邮件发送订单确认书' },
  mailAnswers: { ja: '納期回答書をメール', en: 'Mail delivery date reply', zh: '邮件发送交期答复书' },
  mailed: {
    ja: '{count}件をメールで送信しました。',
    en: '{count|# mail has|# mails have} been sent.',
    zh: '已发送{count}封邮件。',
  },
})
