import type { Mail, Mailer } from '#modules/system/server/index.ts'
import { compose } from '#platform/server/module/compose.ts'
import { modulesOf } from './product.ts'

/** The product, and the mail that it would send: a test reads it. */
export function mailbox() {
  const sent: Mail[] = []
  const mailer: Mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) }
  return { sent, composition: compose(modulesOf({}, { mailer })) }
}
