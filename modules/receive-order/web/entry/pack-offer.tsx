import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { TypedLineOf } from '#platform/contract/slip.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { fullBoxes } from '../../contract/order-figures.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderTexts } from './order.text.ts'

interface Props {
  values: Pick<TypedLineOf<typeof orderSlip>, 'qty' | 'pack_qty' | 'box_count' | 'odd_qty'>
  onTake: (qty: string) => void
}

/** A quantity that leaves a box half full says so, with the full boxes below and above it. */
export function PackOffer({ values: { qty, pack_qty, box_count, odd_qty }, onTake }: Props) {
  const say = useSay()
  const offered = fullBoxes({ qty, pack_qty, odd_qty })
  if (offered.length === 0) return null
  return (
    <p className="order-packs">
      <span className="chip s-warn">
        <Icon name="warn" size="s" />
        {say(orderTexts.oddBox, { pack: pack_qty, boxes: box_count, odd: odd_qty })}
      </span>
      {offered.map((one) => (
        <button key={one} type="button" className="btn" onClick={() => onTake(one)}>
          {say(orderTexts.takePacks, { qty: grouped(decimal(one), 0) })}
        </button>
      ))}
    </p>
  )
}
