import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { Labelled } from './labelled.tsx'
import type { CallForm } from './use-call-form.ts'

interface Props {
  form: Pick<CallForm, 'typed' | 'errorAt' | 'type'>
  name: string
  label: Text
  required?: boolean
}

/** A day in a form: `25`, `11/25` and 全角 are read as they are typed, and written out when the field is left. */
export function FormDate({ form, name, label, required = false }: Props) {
  const say = useSay()
  const today = useSession((state) => state.businessDate) ?? ''
  const [text, setText] = useState<string | null>(null)
  return (
    <Labelled label={say(label)} required={required} error={form.errorAt(name)}>
      {(control) => (
        <input
          {...control}
          name={name}
          className="fld day"
          inputMode="numeric"
          autoComplete="off"
          value={text ?? (form.typed[name] ?? '').replaceAll('-', '/')}
          onChange={({ target }) => {
            setText(target.value)
            form.type(name, readDate(target.value, today) ?? target.value)
          }}
          onBlur={() => setText(null)}
        />
      )}
    </Labelled>
  )
}
