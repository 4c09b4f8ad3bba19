import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { HeldLot } from '../../contract/handover/handover-calls.ts'
import { handoverTexts } from './handover.text.ts'

/** 出荷止めのロット: what the next shift must not use up or send out. */
export function HeldLots({ held }: { held: readonly HeldLot[] }) {
  const say = useSay()
  return (
    <section className="handover-part">
      <h2>{say(handoverTexts.held)}</h2>
      <PlainTable
        label={say(handoverTexts.held)}
        rows={held}
        keyOf={({ item_cd, lot_no }) => `${item_cd} ${lot_no}`}
        empty={say(handoverTexts.noHeld)}
        columns={[
          {
            ...{ name: 'item', label: handoverTexts.item },
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          { name: 'lot', label: handoverTexts.lot, cell: ({ lot_no }) => lot_no },
          { name: 'qty', label: handoverTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
          { name: 'reason', label: handoverTexts.reason, cell: ({ hold_reason }) => hold_reason },
        ]}
      />
    </section>
  )
}
