import { useState } from 'react'
import type { Field, ReferredMaster } from '#platform/contract/fields.ts'
import { useSay } from '../../language/say.ts'
import type { ControlProps } from '../form/labelled.tsx'
import { isNameEntered } from '../lookup/name-entered.ts'
import { ReferredName } from '../lookup/referred-name.tsx'
import { lookupTexts } from '../lookup/lookup.text.ts'
import { Icon } from '../theme/icon.tsx'
import { useSession } from '../../session/session-context.tsx'
import { typedKey } from './field-lookup.tsx'
import { useMasterOwn } from './master-own.ts'
import { tidied, type Typed } from './typed-values.ts'

interface Props {
  name: string
  field: Field
  /** What stands in all fields of the form: a reference can have several parts. */
  typed: Typed
  /** What a reference points to. */
  target: ReferredMaster | undefined
  readOnly: boolean
  control: ControlProps
  onChange: (values: Typed) => void
  /** `named`: by the name that stands in the field instead of a code. */
  onLookUp: (named?: boolean) => void
}

/** The control that a field's kind asks for, as wide as its contents. */
export function FieldInput(props: Props) {
  const { name, field, typed, target, readOnly, control, onLookUp } = props
  const say = useSay()
  const Own = useMasterOwn().controls?.[name]
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [typing, setTyping] = useState(false)
  const value = typed[name] ?? ''
  const onChange = (to: string | boolean) => props.onChange({ [name]: to })
  if (Own)
    return <Own name={name} value={String(value)} readOnly={readOnly} control={control} onChange={onChange} />
  if (field.kind === 'flag')
    return (
      <span className="check">
        <input
          {...control}
          name={name}
          type="checkbox"
          checked={value === true}
          disabled={readOnly}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
    )
  if (field.kind === 'choice' && field.codes) {
    const { codes, texts } = field.codes
    return (
      <select
        {...control}
        name={name}
        className="fld"
        value={String(value)}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.value)}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {texts[code] ? say(texts[code]) : code}
          </option>
        ))}
      </select>
    )
  }
  if (field.lines)
    return (
      <textarea
        {...control}
        name={name}
        className="fld"
        rows={field.lines}
        value={String(value)}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const input = (
    <input
      {...control}
      name={name}
      className={isNumber(field) ? 'fld num' : 'fld'}
      size={Math.min(field.width, 44)}
      type="text"
      inputMode={inputModes[field.kind] ?? field.entry}
      autoComplete="off"
      value={String(value)}
      readOnly={readOnly}
      onChange={(event) => {
        setTyping(true)
        onChange(event.target.value)
      }}
      onKeyDownCapture={(event) => {
        if (!target || readOnly || !isNameEntered(event, String(value))) return
        event.preventDefault()
        event.stopPropagation()
        onLookUp(true)
      }}
      onBlur={(event) => {
        setTyping(false)
        const tidy = tidied(field, event.target.value, businessDate)
        if (!readOnly && tidy !== value) onChange(tidy)
      }}
    />
  )
  if (!target) return input
  return (
    <span className="coded">
      {input}
      {readOnly ? null : (
        <button
          type="button"
          className="icon-btn"
          tabIndex={-1}
          aria-label={say(lookupTexts.lookUpIn, { title: say(target.title) })}
          onClick={() => onLookUp()}
        >
          <Icon name="search" />
        </button>
      )}
      <ReferredName target={target} code={typedKey(name, field, typed)} typing={typing} />
    </span>
  )
}

const isNumber = ({ kind }: Field) => kind === 'integer' || kind === 'decimal'

const inputModes: Partial<Record<Field['kind'], 'numeric' | 'decimal'>> = {
  integer: 'numeric',
  decimal: 'decimal',
  date: 'numeric',
}
