import { useState } from 'react'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { inventoryTexts } from './inventory.text.ts'

export interface Found {
  readonly location_cd: string
  readonly item_cd: string
  readonly lot_no: string
  readonly counted_qty: string
  /** Of a spare 棚札; blank: the next number behind them. */
  readonly tag_no: string
}

interface Props {
  begin: Found
  /** Spare 棚札 that have not come back. */
  tags: readonly number[]
  /** Whether it has been kept. */
  onAdd: (found: Found) => Promise<boolean>
  onClose: () => void
}

/** What lies there without being in the books. */
export function FoundDrawer({ begin, tags, onAdd, onClose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState(begin)
  const [sending, setSending] = useState(false)
  const change = (part: Partial<Found>) => setTyped((now) => ({ ...now, ...part }))
  const add = async () => {
    setSending(true)
    if (await onAdd(typed)) onClose()
    else setSending(false)
  }
  return (
    <FormDrawer
      title={say(inventoryTexts.found)}
      label={inventoryTexts.add}
      form={{
        message: '',
        sending: sending || typed.item_cd === '' || typed.counted_qty === '',
        submit: () => void add(),
      }}
      onClose={onClose}
    >
      <p>{say(inventoryTexts.foundHint)}</p>
      <CodeField
        target={stockLocationMaster}
        label={inventoryTexts.place}
        name="location_cd"
        required
        value={typed.location_cd}
        onChange={(location_cd) => change({ location_cd })}
      />
      <CodeField
        target={itemMaster}
        label={inventoryTexts.item}
        name="item_cd"
        required
        startsHere
        value={typed.item_cd}
        onChange={(item_cd) => change({ item_cd })}
      />
      {tags.length > 0 ? (
        <Labelled label={say(inventoryTexts.tag)}>
          {(control) => (
            <select
              {...control}
              name="tag_no"
              className="fld"
              value={typed.tag_no}
              onChange={(event) => change({ tag_no: event.target.value })}
            >
              <option value="">—</option>
              {tags.map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : null}
      {(['lot_no', 'counted_qty'] as const).map((name) => (
        <Labelled
          key={name}
          label={say(name === 'lot_no' ? inventoryTexts.lot : inventoryTexts.counted)}
          required={name === 'counted_qty'}
        >
          {(control) => (
            <input
              {...control}
              name={name}
              className={name === 'counted_qty' ? 'fld num' : 'fld'}
              size={name === 'counted_qty' ? 12 : 24}
              autoComplete="off"
              inputMode={name === 'counted_qty' ? 'decimal' : 'text'}
              value={typed[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Labelled>
      ))}
    </FormDrawer>
  )
}
