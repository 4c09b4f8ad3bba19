import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { forbiddenFigures, lookupOutside } from '#platform/server/outgoing/outside.ts'
import { isLoopback } from '#platform/server/settings.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly { readonly filename: string; readonly content: Uint8Array }[]
}

/** How mail leaves the house. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

export interface MailServer {
  readonly smtpUrl: string
  readonly from: string
}

export function smtpMailer({ smtpUrl, from }: MailServer): Mailer {
  const transport = createTransport({ url: smtpUrl, getSocket: connectOutside(smtpUrl) })
  return {
    async send({ to, subject, text, attachments = [] }) {
      await transport.sendMail({
        ...{ from, to, subject, text },
        attachments: attachments.map(({ filename, content }) => ({
          filename,
          content: Buffer.from(content),
        })),
      })
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
