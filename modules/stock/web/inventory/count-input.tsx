import { useState } from 'react'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { CountLine } from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'

interface Props {
  line: CountLine
  /** What stands there, of this counter. */
  stored: string
  /** The first that is still to be counted. */
  startsHere?: boolean
  onCount: (counted: string) => Promise<boolean>
  onCode: (text: string) => void
}

/** What is being typed, over what stood there when it began. */
interface Typed {
  readonly text: string
  readonly over: string
  readonly leaving: boolean
}

/** One count. What another person enters comes in by itself; one's own typing stays until it is kept or refused. */
export function CountInput({ line, stored, startsHere, onCount, onCode }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState<Typed | null>(null)
  const shown = typed && (!typed.leaving || typed.over === stored) ? typed.text : stored
  const leave = () => {
    if (!typed || typed.leaving) return
    const counted = readCount(typed.text)
    if (counted === undefined) {
      setTyped(null)
      if (typed.text.trim() !== '') onCode(typed.text)
    } else if (counted === stored) setTyped(null)
    else {
      setTyped({ text: counted, over: stored, leaving: true })
      void onCount(counted).then((kept) => kept || setTyped(null))
    }
  }
  return (
    <input
      className="fld num"
      inputMode="decimal"
      autoComplete="off"
      data-line={line.line_no}
      data-starts-here={startsHere || undefined}
      aria-label={say(inventoryTexts.countedOf, { item: line.item_cd, place: line.location_cd })}
      value={shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped({ text: event.target.value, over: stored, leaving: false })}
      onBlur={leave}
    />
  )
}

/** Blank is no count. Undefined: no figure at all. */
function readCount(text: string): string | undefined {
  if (text.trim() === '') return ''
  const read = readDecimal(text)
  return read === undefined || read.units < 0n ? undefined : written(read, 0)
}
