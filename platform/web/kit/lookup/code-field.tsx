import { useState } from 'react'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import { Labelled } from '../form/labelled.tsx'
import type { MasterOnScreen } from '../master/master-on-screen.ts'
import { Icon } from '../theme/icon.tsx'
import { LookupDialog } from './lookup-dialog.tsx'
import { lookupTexts } from './lookup.text.ts'
import { ReferredName } from './referred-name.tsx'

interface Props {
  target: MasterOnScreen
  label: Text
  /** For which it is typed and found. */
  name: string
  value: string
  required?: boolean
  error?: string | undefined
  onChange: (code: string) => void
}

/** A code of a master outside of forms and slips: its name beside it, F2 looks it up. */
export function CodeField({ target, label, name, value, required = false, error, onChange }: Props) {
  const say = useSay()
  const [looking, setLooking] = useState(false)
  return (
    <Labelled label={say(label)} required={required} error={error}>
      {(control) => (
        <span className="coded">
          <input
            {...control}
            name={name}
            className="fld"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(normaliseCode(value))}
            onKeyDown={(event) => {
              if (event.key !== 'F2') return
              event.preventDefault()
              setLooking(true)
            }}
          />
          <button
            type="button"
            className="icon-btn"
            tabIndex={-1}
            aria-label={say(lookupTexts.lookUpIn, { title: say(target.title) })}
            onClick={() => setLooking(true)}
          >
            <Icon name="search" />
          </button>
          <ReferredName target={target} code={normaliseCode(value)} />
          {looking ? (
            <LookupDialog
              target={target}
              within=""
              typed={value}
              onPick={(key) => {
                onChange(key.at(-1) ?? '')
                setLooking(false)
              }}
              onClose={() => setLooking(false)}
            />
          ) : null}
        </span>
      )}
    </Labelled>
  )
}
