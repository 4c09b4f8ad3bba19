import type { Tx } from '../database/database.ts'
import type { Session } from '../session.ts'

/** What the platform needs to know about people and places; module system fills it in at composition. */
export interface Directory {
  /** Names of users by their codes; a code that is missing from the answer is shown as it is. */
  namesOf(tx: Tx, company_cd: string, user_cds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The IANA time zone of the session's factory. */
  timeZoneOf(tx: Tx, session: Session): Promise<string>
  /** The parameter `csv_accept_utf8`: whether uploads may be UTF-8 instead of CP932. */
  acceptsUtf8(tx: Tx, company_cd: string): Promise<boolean>
}
