import { useState } from 'react'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import { Labelled } from '../form/labelled.tsx'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { Icon } from '../theme/icon.tsx'
import { isNameEntered } from './name-entered.ts'
import { LookupDialog } from './lookup-dialog.tsx'
import { lookupTexts } from './lookup.text.ts'
import { ReferredName } from './referred-name.tsx'

interface Props {
  target: ReferredMaster
  label: Text
  name?: string
  /** The parts of the key with blanks between them, as the lookup gives them. */
  value: string
  /** What belongs to a code that is typed without its last part: the branch of the head office. */
  lastPart?: string
  required?: boolean
  hint?: Text
  /** Typing begins here when it appears. */
  startsHere?: boolean
  error?: string | undefined
  onChange: (value: string) => void
}

/** A code of a master outside of forms and slips: its name beside it at once, F2 looks it up. */
export function CodeField({
  target,
  label,
  name,
  value,
  lastPart,
  required = false,
  hint,
  startsHere = false,
  error,
  onChange,
}: Props) {
  const say = useSay()
  const [looking, setLooking] = useState<'typed' | 'named' | null>(null)
  const [typing, setTyping] = useState(false)
  const complete = (typed: string) => {
    const code = normaliseCode(typed)
    const parts = code.split(' ').length
    return code !== '' && lastPart !== undefined && parts < target.key.length ? `${code} ${lastPart}` : code
  }
  return (
    <>
      <Labelled label={say(label)} required={required} hint={hint && say(hint)} error={error}>
        {(control) => (
          <span className="coded">
            <input
              {...control}
              data-starts-here={startsHere || undefined}
              name={name}
              className="fld"
              size={16}
              autoComplete="off"
              value={value}
              onChange={(event) => {
                setTyping(true)
                onChange(event.target.value)
              }}
              onBlur={(event) => {
                setTyping(false)
                const tidy = complete(event.target.value)
                if (tidy !== value) onChange(tidy)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'F2') return
                event.preventDefault()
                setLooking('typed')
              }}
              onKeyDownCapture={(event) => {
                if (!isNameEntered(event, value)) return
                event.preventDefault()
                event.stopPropagation()
                setLooking('named')
              }}
            />
            <button
              type="button"
              className="icon-btn"
              tabIndex={-1}
              aria-label={say(lookupTexts.lookUpIn, { title: say(target.title) })}
              onClick={() => setLooking('typed')}
            >
              <Icon name="search" />
            </button>
            <ReferredName target={target} code={complete(value)} typing={typing} told={error !== undefined} />
          </span>
        )}
      </Labelled>
      {looking ? (
        <LookupDialog
          target={target}
          within=""
          typed={value}
          takesOnly={looking === 'named'}
          onPick={(key) => {
            onChange(key.join(' '))
            setLooking(null)
          }}
          onClose={() => setLooking(null)}
        />
      ) : null}
    </>
  )
}
