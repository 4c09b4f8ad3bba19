import { useState } from 'react'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { Keypad } from './keypad.tsx'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  why: string
  onPin: (pin: string) => void
  onCancel: () => void
}

/** Whoever types a code instead of showing a badge has to know its PIN. */
export function PinPanel({ why, onPin, onCancel }: Props) {
  const say = useSay()
  const [pin, setPin] = useState('')
  const send = () => {
    setPin('')
    if (pin !== '') onPin(pin)
  }
  return (
    <section className="terminal-pin" aria-label={say(terminalTexts.pin)}>
      <div>
        <p role="status">{why}</p>
        <Labelled label={say(terminalTexts.pin)}>
          {(control) => (
            <input
              {...control}
              name="pin"
              className="fld"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              // The PIN is asked for because somebody has just typed a code.
              autoFocus
              maxLength={8}
              value={pin}
              onChange={({ target }) => setPin(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') send()
              }}
            />
          )}
        </Labelled>
        <button type="button" className="btn primary" disabled={pin === ''} onClick={send}>
          {say(terminalTexts.signIn)}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {say(terminalTexts.cancel)}
        </button>
      </div>
      <Keypad
        onDigit={(digit) => setPin(`${pin}${digit}`.slice(0, 8))}
        onClear={() => setPin('')}
        onNext={send}
      />
    </section>
  )
}
