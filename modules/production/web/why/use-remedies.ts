import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Remedies, RemediesAsked } from '#planning/moves/try-remedies.ts'
import { planGanttScreen } from '../../contract/gantt/gantt-calls.ts'
import { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import type { RemedyAsk } from './remedy-worker.ts'

/** What each remedy would do, measured in a thread of the page's own; undefined while it is. */
export function useRemedies(asked: RemediesAsked | undefined): Remedies | undefined {
  const call = useCall()
  const shop = useQuery({
    queryKey: [planGanttScreen.name, 'shop'],
    queryFn: ({ signal }) => call(shopOnGantt, {}, signal),
    enabled: asked !== undefined,
  })
  const { data } = useQuery({
    queryKey: ['production plan', 'remedies', asked, shop.dataUpdatedAt],
    queryFn: ({ signal }) => (shop.data && asked ? measured({ shop: shop.data, asked }, signal) : {}),
    enabled: shop.data !== undefined && asked !== undefined,
    retry: false,
  })
  return data
}

function measured(ask: RemedyAsk, signal: AbortSignal): Promise<Remedies> {
  const worker = new Worker(new URL('./remedy-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Remedies>((hear, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Remedies>) => hear(data))
    worker.addEventListener('error', ({ message }) => fail(new Error(message)))
    signal.addEventListener('abort', () => fail(new Error('Nobody waits for it')))
    worker.postMessage(ask)
  }).finally(() => worker.terminate())
}
