import { useRef } from 'react'
import { isComposing } from '#platform/web/keyboard/enter-key.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { gateOutcome } from '../../contract/arrival/arrival-codes.ts'
import type { GateField, GateLine } from './gate-lines.ts'
import { gateTexts } from './gate.text.ts'

interface Props {
  line: GateLine
  errorOf: (field: GateField) => string | undefined
  onType: (field: GateField, text: string) => void
  onAside: (aside: GateLine['aside']) => void
  onDone: () => void
}

/** 保留: what is wrong or too many is written down with its reason, and moves no stock. */
export function GateAside({ line: { expected, aside, typed }, errorOf, onType, onAside, onDone }: Props) {
  const say = useSay()
  const fields = useRef<HTMLDivElement>(null)
  if (aside === '0')
    return (
      <button type="button" className="btn quiet" onClick={() => onAside('3')}>
        {say(gateTexts.aside)}
      </button>
    )
  const field = (name: GateField, label: keyof typeof gateTexts, isFigure: boolean) => (
    <Labelled label={say(gateTexts[label])} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          name={name}
          className={isFigure ? 'fld num' : 'fld'}
          inputMode={isFigure ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={isFigure ? 16 : 60}
          value={typed[name]}
          onChange={({ target }) => onType(name, target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            if (!isFigure) return onDone()
            fields.current?.querySelector<HTMLInputElement>('[name=aside_reason]')?.focus()
          }}
        />
      )}
    </Labelled>
  )
  return (
    <div ref={fields} className="gate-fields gate-aside">
      {expected ? (
        <Labelled label={say(gateTexts.outcome)}>
          {(control) => (
            <select
              {...control}
              name="aside"
              className="fld"
              value={aside}
              onChange={({ target }) => onAside(gateOutcome.schema.parse(target.value))}
            >
              {(['3', '1'] as const).map((one) => (
                <option key={one} value={one}>
                  {say(gateOutcome.texts[one])}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : null}
      {field('aside_qty', 'asideQty', true)}
      {field('aside_reason', 'reason', false)}
      {expected ? (
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            onAside('0')
            onDone()
          }}
        >
          {say(gateTexts.takeBack)}
        </button>
      ) : null}
    </div>
  )
}
