import { errors } from '#platform/contract/errors.ts'

export const mailErrors = errors({
  BIZ_MAIL_NOT_SET: {
    ja: 'メールサーバーが設定されていないため送信できません。印刷してお渡しください。',
    en: 'No mail server is set, so nothing can be mailed. Print it instead.',
    zh: '未设置邮件服务器，无法发送。请打印后交付。',
  },
})
