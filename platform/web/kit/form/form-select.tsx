import type { Text } from '#platform/contract/text.ts'
import { Labelled } from './labelled.tsx'
import type { CallForm } from './use-call-form.ts'
import { useSay } from '../../language/say.ts'

interface Props<Name extends string> {
  form: Pick<CallForm<Name>, 'typed' | 'errorAt' | 'type'>
  name: Name
  label: Text
  options: readonly (readonly [code: string, words: string])[]
}

/** One of a few, in a form that is a call. */
export function FormSelect<Name extends string>({ form, name, label, options }: Props<Name>) {
  const say = useSay()
  return (
    <Labelled label={say(label)} error={form.errorAt(name)}>
      {(control) => (
        <select
          {...control}
          name={name}
          className="fld"
          value={form.typed[name]}
          onChange={({ target }) => form.type(name, target.value)}
        >
          {options.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
