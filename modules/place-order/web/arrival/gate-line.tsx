import { useEffect, useRef } from 'react'
import { isComposing } from '#platform/web/keyboard/enter-key.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { Text } from '#platform/contract/text.ts'
import { gateTexts } from './gate.text.ts'
import { nameOfLine, type GateField, type GateLine } from './use-gate.ts'

interface Props {
  line: GateLine
  at: number
  errors: FieldErrors
  /** It was read last: its quantity is checked now. */
  isCurrent: boolean
  /** Again so with each code. */
  turn: number
  onType: (field: GateField, text: string) => void
  onRemove: () => void
  /** Enter in its last field. */
  onDone: () => void
  /** The next code, which was read while the quantity stood selected. */
  onScan: (text: string) => void
}

/** A quantity has up to seven digits before its point; everything else that a scanner types is a code. */
const isCode = (text: string): boolean => text !== '' && !/^\d{0,7}(\.\d*)?$/.test(text)

/** A line of the delivery as one holds it in the hand: what it is, how many are to come, and how many came. */
export function GateCard({
  line: { expected, typed },
  at,
  errors,
  isCurrent,
  turn,
  onType,
  onRemove,
  onDone,
  onScan,
}: Props) {
  const say = useSay()
  const card = useRef<HTMLLIElement>(null)
  const before = useRef(typed.qty)
  const name = nameOfLine(expected)
  useEffect(() => {
    if (!isCurrent) return
    const field = card.current?.querySelector('input')
    card.current?.scrollIntoView({ block: 'nearest' })
    field?.focus()
    field?.select()
  }, [isCurrent, turn])
  const fields: readonly (readonly [GateField, Text, boolean])[] = [
    ['qty', gateTexts.qty, true],
    ['lot_no', gateTexts.lot, expected.needs_lot],
    ['location_cd', gateTexts.place, expected.needs_place],
  ]
  const shown = fields.filter(([, , isNeeded]) => isNeeded)
  return (
    <li ref={card} className={isCurrent ? 'gate-card current' : 'gate-card'} data-line={name}>
      <header>
        <b>{expected.item_nm}</b>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(gateTexts.remove, { no: name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </header>
      <p className="gate-codes">
        <span>{expected.item_cd}</span>
        <span>{name}</span>
        {expected.is_late ? <span className="chip s-bad">{say(gateTexts.late)}</span> : null}
        {expected.is_inspected ? <span className="chip s-warn">{say(gateTexts.inspect)}</span> : null}
      </p>
      <p className="gate-rest">
        {say(gateTexts.rest)} <strong>{Number(expected.rest).toLocaleString('ja')}</strong> {expected.unit_nm}
      </p>
      <div className="gate-fields">
        {shown.map(([field, label], index) => (
          <Labelled key={field} label={say(label)} error={errors[`lines.${at}.${field}`]}>
            {(control) => (
              <input
                {...control}
                name={field}
                className={field === 'qty' ? 'fld num' : 'fld'}
                inputMode={field === 'qty' ? 'decimal' : 'text'}
                autoComplete="off"
                value={typed[field]}
                onFocus={() => {
                  before.current = typed.qty
                }}
                onChange={({ target }) => onType(field, target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                  event.preventDefault()
                  const text = event.currentTarget.value.normalize('NFKC').replaceAll(',', '').trim()
                  if (field === 'qty' && isCode(text)) {
                    onType('qty', before.current)
                    return onScan(text)
                  }
                  const next = shown[index + 1]
                  if (!next) return onDone()
                  card.current?.querySelector<HTMLInputElement>(`[name=${next[0]}]`)?.focus()
                }}
              />
            )}
          </Labelled>
        ))}
      </div>
    </li>
  )
}
