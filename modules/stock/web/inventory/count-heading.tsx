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
export const placeOfCount = ({ count_dt, location_cd, location_nm, item_type_nm }: Count): string =>
  `${count_dt.replaceAll('-', '/')}　${location_cd} ${location_nm}${item_type_nm ? `　${item_type_nm}` : ''}`
