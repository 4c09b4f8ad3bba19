import type { ErrorCode } from '#platform/contract/errors.ts'
import type { Call } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { accessLog } from './tables.ts'

export interface Access {
  readonly company_cd: string
  readonly event: string
  readonly user_cd: string
  readonly factory_cd: string
  readonly code: ErrorCode
}

/** One row for every sign-in, refusal and audited call. */
export async function logAccess(
  tx: Tx,
  call: Pick<Call, 'now' | 'address' | 'requestId'>,
  access: Access,
): Promise<void> {
  await tx.insert(accessLog).values({
    ...access,
    user_cd: access.user_cd.slice(0, 60),
    code: String(access.code),
    at: call.now.toISOString(),
    address: call.address,
    request_id: call.requestId,
  })
}
