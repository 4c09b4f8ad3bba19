import { useState } from 'react'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { inventoryTexts } from './inventory.text.ts'

interface Found {
  readonly location_cd: string
  readonly item_cd: string
  readonly lot_no: string
  readonly counted_qty: string
}

const nothing: Found = { location_cd: '', item_cd: '', lot_no: '', counted_qty: '' }

/** What lies there without being in the books; a scanner types the codes. */
export function FoundLine({ onAdd }: { onAdd: (found: Found) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState(nothing)
  const change = (part: Partial<Found>) => setTyped((now) => ({ ...now, ...part }))
  const add = () => {
    onAdd(typed)
    setTyped({ ...nothing, location_cd: typed.location_cd })
  }
  return (
    <section className="conditions found-line" aria-label={say(inventoryTexts.found)} ref={movedByEnter}>
      <CodeField
        target={stockLocationMaster}
        label={inventoryTexts.place}
        name="location_cd"
        value={typed.location_cd}
        onChange={(location_cd) => change({ location_cd })}
      />
      <CodeField
        target={itemMaster}
        label={inventoryTexts.item}
        name="item_cd"
        value={typed.item_cd}
        onChange={(item_cd) => change({ item_cd })}
      />
      {(['lot_no', 'counted_qty'] as const).map((name) => (
        <Labelled key={name} label={say(name === 'lot_no' ? inventoryTexts.lot : inventoryTexts.counted)}>
          {(control) => (
            <input
              {...control}
              name={name}
              className="fld day"
              autoComplete="off"
              value={typed[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Labelled>
      ))}
      <button
        type="button"
        className="btn"
        data-enter-end
        disabled={typed.item_cd === '' || typed.counted_qty === ''}
        onClick={add}
      >
        {say(inventoryTexts.found)}
      </button>
    </section>
  )
}
