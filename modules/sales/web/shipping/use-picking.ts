import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useOpened } from '#platform/web/api/use-opened.ts'
import { deliveryToPick } from '../../contract/shipping/delivery-calls.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'

export type Picking = OutputOf<typeof deliveryToPick>

/** A delivery as it stands, for a drawer that changes it; nothing while it is being read. */
export function usePicking(delivery_no: string): Picking | undefined {
  const call = useCall()
  return useOpened({
    queryKey: [deliveryList.name, 'picking', delivery_no],
    queryFn: ({ signal }) => call(deliveryToPick, { delivery_no }, signal),
  })
}
