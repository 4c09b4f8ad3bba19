import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useSay } from '#platform/web/language/say.ts'
import { inventoryStatus, type countLines } from '../../contract/inventory.ts'

type Count = OutputOf<typeof countLines>

/** Which count it is and how far it has come, beside the title. */
export function CountBeside({ count }: { count: Count | undefined }) {
  const say = useSay()
  if (!count) return null
  return (
    <>
      <span className="slip-no">{count.inventory_no}</span>
      <span className="chip s-go">{say(inventoryStatus.texts[count.status])}</span>
    </>
  )
}

/** When and where is counted. */
export const CountPlace = ({ count }: { count: Count }) => (
  <span className="chosen">
    {count.count_dt.replaceAll('-', '/')}　{count.location_cd} {count.location_nm}
    {count.item_type_nm ? `　${count.item_type_nm}` : ''}
  </span>
)
