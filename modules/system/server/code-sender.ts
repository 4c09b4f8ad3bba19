import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { z } from 'zod'
import { productName } from '#platform/contract/constants.ts'
import { defaultLanguage, isLanguage, say, texts } from '#platform/contract/text.ts'
import { forbiddenFigures, lookupOutside } from '#platform/server/outgoing/outside.ts'
import type { Delivery } from '#platform/server/outbox/outbox.ts'
import { isLoopback } from '#platform/server/settings.ts'

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
export function mailSender(
  { smtpUrl, from }: { readonly smtpUrl: string; readonly from: string },
  fallback: CodeSender,
): CodeSender {
  const transport = createTransport({ url: smtpUrl, getSocket: connectOutside(smtpUrl) })
  return {
    send: async (company_cd, message) => {
      if (message.recipients.length === 0) return fallback.send(company_cd, message)
      for (const { email, language } of message.recipients) {
        const inLanguage = isLanguage(language) ? language : defaultLanguage
        const params = { product: productName, company_cd, phone: message.phone, code: message.code }
        await transport.sendMail({
          from,
          to: email,
          subject: say(words.subject, inLanguage, params),
          text: say(words.body, inLanguage, params),
        })
      }
    },
  }
}

/** The mail server is where the settings say; a name that leads to this machine must be this machine's. */
function connectOutside(smtpUrl: string): NonNullable<SMTPTransport.Options['getSocket']> {
  const { hostname } = new URL(smtpUrl)
  const reach = { thisMachine: isLoopback(hostname) }
  return ({ host = hostname, port, secure }, answer) => {
    const forbidden = forbiddenFigures(host, reach)
    if (forbidden) return answer(forbidden, undefined)
    const connection = connect({
      host,
      port: Number(port ?? (secure ? 465 : 587)),
      lookup: lookupOutside(reach),
    })
    const failed = (error: Error) => answer(error, undefined)
    connection.once('error', failed)
    connection.once('connect', () => {
      connection.off('error', failed)
      answer(null, { connection })
    })
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
