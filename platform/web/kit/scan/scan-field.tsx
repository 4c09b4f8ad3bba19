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
  onScan: (text: string) => void
}

/** Where a barcode scanner types: a code and Enter, faster than a hand; the field is empty again for the next one. */
export function ScanField({ label, told = '', field, startsHere, onScan }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
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
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          event.stopPropagation()
          const text = event.currentTarget.value.trim()
          setTyped('')
          if (text !== '') onScan(text)
        }}
      />
      <output className="scan-told">{told}</output>
    </div>
  )
}
