import { useEffect, useRef } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import type { Text } from '#platform/contract/text.ts'
import { isComposing } from '#platform/web/keyboard/enter-key.ts'
import { dayTyped } from '#platform/web/kit/form/day-field.tsx'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { GateAside } from './gate-aside.tsx'
import { isSerial, serialsOf, type GateField, type GateLine } from './gate-lines.ts'
import { gateTexts } from './gate.text.ts'

interface Props {
  line: GateLine
  errors: FieldErrors
  /** It was read last: its quantity is checked now. */
  isCurrent: boolean
  /** Again so with each code. */
  turn: number
  onType: (field: GateField, text: string) => void
  onAside: (aside: GateLine['aside']) => void
  onRemove: () => void
  /** Enter in its last field. */
  onDone: () => void
  /** The next code, which was read while the quantity stood selected. */
  onScan: (text: string) => void
}

interface Shown {
  readonly field: GateField
  readonly label: Text
  readonly kind?: 'figure' | 'day'
  /** Typed now and then: Enter passes it. */
  readonly seldom?: boolean
}

/** A quantity has up to seven digits before its point; everything else that a scanner types is a code. */
const isCode = (text: string): boolean => text !== '' && !/^\d{0,7}(\.\d*)?$/.test(text)

const lotNo: Shown = { field: 'lot_no', label: gateTexts.lot }
const place: Shown = { field: 'location_cd', label: gateTexts.place }

/** What is asked of a line: of a lot also where it comes from, of what perishes until when it is good, and the place where nobody knows it or it cannot take goods. */
function shownOf({ expected }: GateLine, isPlaceWrong: boolean): readonly Shown[] {
  if (!expected) return []
  const { lot_control, perishes, needs_place } = expected
  const places = needs_place || isPlaceWrong ? [place] : []
  if (lot_control === '2') return places
  const lots: readonly Shown[] = [
    lotNo,
    { field: 'made_dt', label: gateTexts.made, kind: 'day', seldom: !perishes },
    ...(perishes ? [{ field: 'expiry_dt', label: gateTexts.expiry, kind: 'day' } as const] : []),
    { field: 'supplier_lot', label: gateTexts.supplierLot, seldom: true },
  ]
  return [
    { field: 'qty', label: gateTexts.qty, kind: 'figure' },
    ...(lot_control === '1' ? lots : []),
    ...places,
  ]
}

/** A line of the delivery as one holds it in the hand: what it is, how many are to come, and how many came. */
export function GateCard({ line, errors, isCurrent, turn, ...done }: Props) {
  const { onType, onAside, onRemove, onDone, onScan } = done
  const { expected, name, typed, read } = line
  const say = useSay()
  const today = useSession((state) => state.businessDate) ?? ''
  const card = useRef<HTMLLIElement>(null)
  const before = useRef(typed.qty)
  useEffect(() => {
    if (!isCurrent) return
    const field = card.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input')
    card.current?.scrollIntoView({ block: 'nearest' })
    field?.focus()
    field?.select()
  }, [isCurrent, turn])
  const errorOf = (field: GateField) => errors[`${name} ${field}`]
  const shown = shownOf(line, errorOf('location_cd') !== undefined)
  const goOn = (from: number) => {
    const next = shown.slice(from + 1).find(({ seldom }) => !seldom)
    if (!next) return onDone()
    card.current?.querySelector<HTMLInputElement>(`[name=${next.field}]`)?.focus()
  }
  return (
    <li ref={card} className={isCurrent ? 'gate-card current' : 'gate-card'} data-line={name}>
      <header>
        <b>{expected?.item_nm ?? read}</b>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(gateTexts.remove, { no: expected ? name : read })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </header>
      {expected ? (
        <>
          <p className="gate-codes">
            <span>{expected.item_cd}</span>
            <span>{name}</span>
            {expected.is_late ? <span className="chip s-bad">{say(gateTexts.late)}</span> : null}
            {expected.is_inspected ? <span className="chip s-warn">{say(gateTexts.inspect)}</span> : null}
          </p>
          <p className="gate-rest">
            {say(gateTexts.rest)} <strong>{Number(expected.rest).toLocaleString('ja')}</strong>{' '}
            {expected.unit_nm}
          </p>
        </>
      ) : (
        <p className="gate-codes">
          <span className="chip s-bad">{say(gateTexts.unordered)}</span>
        </p>
      )}
      {isSerial(line) ? (
        <Labelled
          label={say(gateTexts.serials)}
          hint={say(gateTexts.counted, { count: serialsOf(typed.lot_no).length })}
          error={errorOf('lot_no')}
        >
          {(control) => (
            <textarea
              {...control}
              name="lot_no"
              className="fld"
              rows={4}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed.lot_no}
              onChange={({ target }) => onType('lot_no', target.value)}
            />
          )}
        </Labelled>
      ) : null}
      <div className="gate-fields">
        {shown.map(({ field, label, kind }, index) => (
          <Labelled key={field} label={say(label)} error={errorOf(field)}>
            {(control) => (
              <input
                {...control}
                name={field}
                className={kind === 'figure' ? 'fld num' : 'fld'}
                inputMode={kind === 'figure' ? 'decimal' : kind === 'day' ? 'numeric' : 'text'}
                autoComplete="off"
                value={typed[field]}
                onFocus={() => {
                  before.current = typed.qty
                }}
                onChange={({ target }) => onType(field, target.value)}
                onBlur={({ target }) => {
                  const day = kind === 'day' ? readDate(target.value, today) : undefined
                  if (day) onType(field, dayTyped(day))
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                  event.preventDefault()
                  const text = event.currentTarget.value.normalize('NFKC').replaceAll(',', '').trim()
                  if (field === 'qty' && isCode(text)) {
                    onType('qty', before.current)
                    return onScan(text)
                  }
                  goOn(index)
                }}
              />
            )}
          </Labelled>
        ))}
      </div>
      <GateAside {...{ line, errorOf, onType, onAside, onDone }} />
    </li>
  )
}
