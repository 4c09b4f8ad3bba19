import { useState, type RefObject } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { isComposing } from '../../keyboard/enter-key.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import './scan.css'

interface Props {
  label: Text
  /** What has happened to the last code. */
  told?: string
  field?: RefObject<HTMLInputElement | null>
  /** Where a screen begins that is used by scanner. */
  startsHere?: boolean
  /** Something else than a code has answered, such as a row that was chosen: what has been typed until then is over. */
  turn?: number
  onScan: (text: string) => void
}

/** Where a barcode scanner types: a code and Enter, faster than a hand; the field is empty again for the next one. */
export function ScanField({ label, told = '', field, startsHere, turn = 0, onScan }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState({ text: '', turn })
  return (
    <div className="scan">
      <Icon name="scan" />
      <input
        ref={field}
        data-starts-here={startsHere || undefined}
        className="fld"
        aria-label={say(label)}
        placeholder={say(label)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
        value={typed.turn === turn ? typed.text : ''}
        onChange={(event) => setTyped({ text: event.target.value, turn })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          event.stopPropagation()
          const text = event.currentTarget.value.trim()
          setTyped({ text: '', turn })
          if (text !== '') onScan(text)
        }}
      />
      <output className="scan-told">{told}</output>
    </div>
  )
}
