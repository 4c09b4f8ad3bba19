import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import { putIntoOutbox, type Delivery } from '#platform/server/outbox/outbox.ts'
import { readFile } from '#platform/server/stored-files/stored-file.ts'
import { mailErrors } from '../../contract/mail-errors.ts'
import type { Mailer } from './mailer.ts'

export const mailMessageKind = 'mail'

/** Who can bring mail away; nobody while no mail server is set. */
export const mailers = point<Mailer>('mailers')

const mailMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Stored files that go with it. */
  file_nos: z.array(z.string()).optional(),
})

/** Whether a mail server is set. */
export const canMail = ({ registered }: Pick<Context, 'registered'>): boolean =>
  registered(mailers).length > 0

/** Said before anything is drawn or written. */
export function refuseWithoutMail(context: Pick<Context, 'registered'>): void {
  if (!canMail(context)) throw mailErrors.BIZ_MAIL_NOT_SET.with()
}

/** After the commit, from the outbox: at least once, tried again while the mail server is away. */
export async function sendMail(
  context: Pick<Context, 'tx' | 'now' | 'registered'> & {
    readonly session: Pick<Context['session'], 'company_cd'>
  },
  mail: z.output<typeof mailMessage>,
): Promise<void> {
  refuseWithoutMail(context)
  const { tx, session, now } = context
  await putIntoOutbox(tx, { company_cd: session.company_cd, kind: mailMessageKind, payload: mail }, now)
}

export const deliverMail: Delivery = async ({ company_cd, payload }, { database, registered }) => {
  const { file_nos = [], ...mail } = mailMessage.parse(payload)
  const [mailer] = registered(mailers)
  if (!mailer) throw new Error('No mail server is set')
  if (file_nos.length === 0) return mailer.send(mail)
  const attachments = await database.company(company_cd, 'read', async (tx) => {
    const files = []
    for (const file_no of file_nos) {
      const { file_nm, content } = await readFile({ tx, session: { company_cd } }, file_no)
      files.push({ filename: file_nm, content })
    }
    return files
  })
  return mailer.send({ ...mail, attachments })
}
