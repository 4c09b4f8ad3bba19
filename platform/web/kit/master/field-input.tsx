import type { Field } from '#platform/contract/fields.ts'
import { useSay } from '../../language/say.ts'
import type { ControlProps } from '../form/labelled.tsx'
import { useMasterOwn } from './master-own.ts'
import { tidied } from './typed-values.ts'

interface Props {
  name: string
  field: Field
  value: string | boolean
  readOnly: boolean
  control: ControlProps
  onChange: (value: string | boolean) => void
}

/** The control that a field's kind asks for, as wide as its contents. */
export function FieldInput({ name, field, value, readOnly, control, onChange }: Props) {
  const say = useSay()
  const Own = useMasterOwn().controls?.[name]
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
  return (
    <input
      {...control}
      name={name}
      className="fld"
      size={Math.min(field.width, 44)}
      type="text"
      inputMode={field.kind === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      value={String(value)}
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        const tidy = tidied(field, event.target.value)
        if (!readOnly && tidy !== value) onChange(tidy)
      }}
    />
  )
}
