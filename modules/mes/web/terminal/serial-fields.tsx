import type { KeyboardEvent } from 'react'
import { validation } from '#platform/contract/validation.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { isComposing } from '#platform/web/keyboard/enter-key.ts'
import { useSay } from '#platform/web/language/say.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { terminalTexts } from './terminal.text.ts'
import type { Serials } from './use-serials.ts'
import './serial-fields.css'

const refusals = {
  code: validation.V_CODE,
  twice: workErrors.BIZ_WORK_SERIAL_TWICE,
  used: workErrors.BIZ_WORK_SERIAL_USED,
} as const

/** A field for each good piece; a scanner goes through them by its Enter. */
export function SerialFields({ serials: { fields, many, type, leave } }: { serials: Serials }) {
  const say = useSay()
  if (many) return <p className="sub">{say(terminalTexts.serialsMany, many)}</p>
  if (fields.length === 0) return null
  return (
    <div className="terminal-serials" role="group" aria-label={say(terminalTexts.serials)}>
      <h2>{say(terminalTexts.serials)}</h2>
      <p className="sub">{say(terminalTexts.serialsHint)}</p>
      {fields.map(({ piece, typed, number, proposed, problem }, at) => (
        <label key={piece} className={problem ? 'terminal-serial bad' : 'terminal-serial'}>
          <span>{say(terminalTexts.piece, { no: piece })}</span>
          <input
            className="fld"
            name={`serial_nos.${at}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder={proposed}
            aria-invalid={problem !== undefined}
            value={typed}
            onChange={({ target }) => type(at, target.value)}
            onBlur={leave}
            onKeyDown={goOn}
          />
          <span className="terminal-judged" role="status">
            {problem ? (
              <>
                <Icon name="bad" size="s" />
                {say(refusals[problem].text, { number })}
              </>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  )
}

/** To the field of the next piece; from the last one out of it, so that it is looked at. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
  const own = event.currentTarget
  const all = [...(own.closest('.terminal-serials')?.querySelectorAll('input') ?? [])]
  const next = all[all.indexOf(own) + 1]
  if (next) next.focus()
  else own.blur()
}
