import { useSay } from '#platform/web/language/say.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  onDigit: (digit: string) => void
  onClear: () => void
  onNext: () => void
}

export function Keypad({ onDigit, onClear, onNext }: Props) {
  const say = useSay()
  return (
    <div className="terminal-keys">
      {[...'789456123'].map((digit) => (
        <button key={digit} type="button" className="btn" onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className="btn" onClick={onClear}>
        {say(terminalTexts.clear)}
      </button>
      <button type="button" className="btn" onClick={() => onDigit('0')}>
        0
      </button>
      <button type="button" className="btn" onClick={onNext}>
        {say(terminalTexts.next)}
      </button>
    </div>
  )
}
