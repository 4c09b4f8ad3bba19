import { z } from 'zod'
import { productName } from '#platform/contract/constants.ts'
import { defaultLanguage, isLanguage, say, texts } from '#platform/contract/text.ts'
import type { Delivery } from '#platform/server/outbox/outbox.ts'
import { smtpMailer, type MailServer } from './mail/mailer.ts'

export const codeMessageKind = 'verification-code'

const codeMessage = z.object({
  phone: z.string(),
  code: z.string(),
  expires_at: z.string(),
  recipients: z.array(z.object({ email: z.string(), language: z.string().nullable() })),
})
export type CodeMessage = z.output<typeof codeMessage>

/** How a verification code gets to whoever passes it on. */
export interface CodeSender {
  send(company_cd: string, message: CodeMessage): Promise<void>
}

/** An expired code helps nobody, so it is not sent late. */
export const deliverCode =
  (sender: CodeSender): Delivery =>
  async ({ company_cd, payload }) => {
    const message = codeMessage.parse(payload)
    if (Date.parse(message.expires_at) > Date.now()) await sender.send(company_cd, message)
  }

/** Mails the administrators; a company whose administrators have no address gets the fallback. */
export function mailSender(server: MailServer, fallback: CodeSender): CodeSender {
  const mailer = smtpMailer(server)
  return {
    send: async (company_cd, message) => {
      if (message.recipients.length === 0) return fallback.send(company_cd, message)
      for (const { email, language } of message.recipients) {
        const inLanguage = isLanguage(language) ? language : defaultLanguage
        const params = { product: productName, company_cd, phone: message.phone, code: message.code }
        await mailer.send({
          to: email,
          subject: say(words.subject, inLanguage, params),
          text: say(words.body, inLanguage, params),
        })
      }
    },
  }
}

/** Without a mail server: the server's log. The outbox keeps it for the administrator's screen too. */
export const logSender = (log: (line: string) => void): CodeSender => ({
  send: async (company_cd, { phone, code }) =>
    log(`Verification code ${code} for ${phone}, who requests to use company ${company_cd}`),
})

const words = texts({
  subject: {
    ja: '【{product}】利用申請の認証コード',
    en: '[{product}] Verification code of a request to use the system',
    zh: '【{product}】使用申请的验证码',
  },
  body: {
    ja: '会社「{company_cd}」の利用申請がありました。\n\n電話番号：{phone}\n認証コード：{code}（10分間有効）\n\n申請者を確認できた場合に限り、この認証コードを伝えてください。',
    en: 'Someone requests to use company "{company_cd}".\n\nPhone: {phone}\nVerification code: {code} (valid for 10 minutes)\n\nPass the code on only if you know who is asking.',
    zh: '收到公司“{company_cd}”的使用申请。\n\n电话号码：{phone}\n验证码：{code}（10分钟内有效）\n\n请仅在确认申请人身份后告知此验证码。',
  },
})
