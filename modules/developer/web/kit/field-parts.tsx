import { useState } from 'react'
import { abortDivision } from '#platform/contract/code-table.ts'
import { validation } from '#platform/contract/validation.ts'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { Labelled, type ControlProps } from '#platform/web/kit/form/labelled.tsx'
import { PasswordInput } from '#platform/web/kit/form/password-input.tsx'
import { kitTexts } from './kit.text.ts'
import { PartSection } from './part-section.tsx'

export function FieldParts() {
  const say = useSay()
  const [typed, setTyped] = useState(() => say(kitTexts.sampleText))
  const [ticked, setTicked] = useState(true)
  const input = (control: ControlProps, readOnly = false) => (
    <input
      {...control}
      className="fld"
      size={24}
      readOnly={readOnly}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
  return (
    <PartSection title={say(kitTexts.fields)}>
      <div className="kit-fields" ref={movedByEnter}>
        <Labelled label={say(kitTexts.text)}>{(control) => input(control)}</Labelled>
        <Labelled label={say(kitTexts.required)} required>
          {(control) => input(control)}
        </Labelled>
        <Labelled label={say(kitTexts.hinted)} hint={say(kitTexts.hint)}>
          {(control) => input(control)}
        </Labelled>
        <Labelled label={say(kitTexts.wrong)} required error={say(validation.V_REQUIRED.text)}>
          {(control) => <input {...control} className="fld" size={24} defaultValue="" />}
        </Labelled>
        <Labelled label={say(kitTexts.readOnly)}>{(control) => input(control, true)}</Labelled>
        <Labelled label={say(kitTexts.choice)}>
          {(control) => (
            <select {...control} className="fld" defaultValue="1">
              {abortDivision.codes.map((code) => (
                <option key={code} value={code}>
                  {say(abortDivision.texts[code])}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={say(kitTexts.tick)}>
          {(control) => (
            <span className="check">
              <input
                {...control}
                type="checkbox"
                checked={ticked}
                onChange={(event) => setTicked(event.target.checked)}
              />
            </span>
          )}
        </Labelled>
        <Labelled label={say(kitTexts.password)}>
          {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="kaname" />}
        </Labelled>
      </div>
    </PartSection>
  )
}
