import { useRef } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Entry } from '#platform/web/kit/offline/offline-queue.ts'
import { refusalWhy } from '#platform/web/kit/offline/use-offline-queue.ts'
import { recordIndirect } from '../../contract/indirect-calls.ts'
import { keepRefused } from '../../contract/refused-work/refused-calls.ts'
import { recordWork } from '../../contract/work-calls.ts'
import { happenedAt, indirectOf, toldEvent, type ToldEvent } from './told-job.ts'

/** Whoever told it stands there no longer. */
const longAgoMs = 60_000
const mostWords = 500
const inputOf = ({ skew_ms: _skew, ...told }: ToldEvent) => told
const noPieces = { good_qty: '0', defective_qty: '0' }
const [begin, end] = ['A', 'B'] as const

/**
 * Sends what was told. What had to wait for the server and is refused then goes to the foreman, too, before it is shown as refused; what
 * is refused at once is seen by who told it.
 */
export function useDeliver(): (entry: Entry) => Promise<unknown> {
  const call = useCall()
  const silentAt = useRef(0)
  return async (entry) => {
    const { key } = entry
    const indirect = indirectOf(entry)
    const told = indirect ? undefined : toldEvent.parse(entry.input)
    const occurred_at = happenedAt(entry.occurred_at, told ?? indirect ?? {})
    try {
      if (told)
        return await call(recordWork, { ...inputOf(told), occurred_at, client_key: key }, undefined, key)
      const { worker_cd = '', activity_cd = '' } = indirect ?? {}
      return await call(
        recordIndirect,
        { worker_cd, activity_cd, occurred_at, client_key: key },
        undefined,
        key,
      )
    } catch (error) {
      const why = refusalWhy(error)
      if (why === undefined) silentAt.current = Date.now()
      const happened = Date.parse(entry.occurred_at)
      const waited = happened <= silentAt.current || Date.now() - happened > longAgoMs
      if (why === undefined || !waited) throw error
      const { worker_cd = '', activity_cd = '' } = indirect ?? {}
      const kept = told
        ? { ...inputOf(told), process_no: String(told.process_no) }
        : { worker_cd, activity_cd, ...noPieces, event_kind: activity_cd === '' ? end : begin }
      await call(keepRefused, {
        ...{ ...kept, occurred_at, client_key: key, refusal: why.slice(0, mostWords) },
      }).catch((unkept: unknown) => {
        if (refusalWhy(unkept) === undefined) throw unkept
      })
      throw error
    }
  }
}
