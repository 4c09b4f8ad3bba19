import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Caller } from '../../test/demo-sign-in.ts'

/** True when the server has acknowledged the row; false when it died before it could. */
export async function write(caller: Caller, factory_cd: string): Promise<boolean> {
  const row = { assign_mode: '0', factory_cd, factory_nm: `工場${factory_cd}`, time_zone: 'Asia/Tokyo' }
  const answer = await caller
    .post('/api/master/factory/doEdit', row, { 'idempotency-key': randomUUID() })
    .catch(() => undefined)
  return answer?.code === 200
}

export async function missingOf(caller: Caller, codes: readonly string[]): Promise<readonly string[]> {
  const answer = await caller.get('/api/master/factory/getList', { size: '9999' })
  const { list } = z.object({ list: z.array(z.object({ factory_cd: z.string() })) }).parse(answer.data)
  const present = new Set(list.map((row) => row.factory_cd))
  return codes.filter((code) => !present.has(code))
}
