import type { DiskRoom } from '#platform/server/disk-room.ts'
import type { OidcSettings } from '#platform/server/settings.ts'
import type { CodeSender } from './code-sender.ts'
import type { Mailer } from './mail/mailer.ts'

/** What module system takes from the composition root instead of reaching for it. */
export interface Surroundings {
  /** Where browsers reach the product; the provider sends them back to `/callback` there. */
  readonly publicUrl: string
  readonly oidc: OidcSettings | undefined
  /** Offered on the sign-in page of a demo installation, under the names that they have there. */
  readonly demo: DemoSignIn | null
  /** Waits before a refusal is told; a test does not wait. */
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly codeSender: CodeSender
  /** Undefined while no mail server is set. */
  readonly mailer: Mailer | undefined
  /** Whether there is room to write. */
  readonly shortage: DiskRoom
  /** For the administrator's log: what went wrong outside. */
  readonly warn: (message: string, error: unknown) => void
}

export interface DemoSignIn {
  readonly company_cd: string
  readonly company_password: string
  readonly users: readonly { readonly user_cd: string; readonly password: string }[]
}
