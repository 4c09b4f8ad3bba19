import type { ReactNode } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { useSay, type Say } from '../../language/say.ts'
import { signsOutsideCp932 } from '../form/cp932-signs.ts'
import { Labelled } from '../form/labelled.tsx'
import { Icon } from '../theme/icon.tsx'
import { FieldInput } from './field-input.tsx'
import { targetOf } from './field-lookup.tsx'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Opened } from './master-on-screen.ts'
import { masterTexts } from './master.text.ts'
import type { LatestChange } from './merge-latest.ts'
import type { useMasterForm } from './use-master-form.ts'

/** The headings of a form and the fields under them; what has no heading comes first. */
export function formGroups({ fields, groups = [] }: AnyMaster) {
  const grouped = new Set(groups.flatMap((group) => group.fields))
  const others = Object.keys(fields).filter((name) => !grouped.has(name))
  return [{ title: undefined, fields: others }, ...groups].filter((group) => group.fields.length > 0)
}

interface GroupProps {
  title: Text | undefined
  /** Nothing but marks to tick: they stand in one row. */
  ticks: boolean
  children: ReactNode
}

export function FormGroup({ title, ticks, children }: GroupProps) {
  const say = useSay()
  return title ? (
    <fieldset className={ticks ? 'form-group ticks' : 'form-group'}>
      <legend>{say(title)}</legend>
      <div className="form-fields">{children}</div>
    </fieldset>
  ) : (
    <div className="form-fields">{children}</div>
  )
}

interface Props {
  name: string
  master: AnyMaster
  opened: Opened
  readOnly: boolean
  form: ReturnType<typeof useMasterForm>
  onLookUp: (named?: boolean) => void
}

/** One field of a form with its label, what is wrong with it, and what someone else has made of it. */
export function FormField({ name, master, opened, readOnly, form, onLookUp }: Props) {
  const say = useSay()
  const field = master.fields[name]
  if (!field) return null
  const locked = readOnly || (opened.mode === 'edit' && master.key.includes(name))
  const changed = form.changes[name]
  return (
    <div
      className={[
        changed ? `changed ${changed.outcome}` : '',
        field.width > 30 || field.lines ? 'broad' : '',
      ].join(' ')}
    >
      <Labelled
        label={say(field.label)}
        // A choice always has a value.
        required={field.required && !locked && field.kind !== 'choice'}
        hint={field.hint && say(field.hint)}
        error={form.errors[name]}
      >
        {(control) => (
          <span>
            <FieldInput
              name={name}
              field={field}
              typed={form.typed}
              target={targetOf(master, field)}
              readOnly={locked}
              control={control}
              onChange={form.type}
              onLookUp={onLookUp}
            />
          </span>
        )}
      </Labelled>
      {field.kind === 'name' || field.kind === 'text' ? (
        <UnwrittenSigns text={String(form.typed[name] ?? '')} say={say} />
      ) : null}
      {changed ? (
        <Latest change={changed} say={say} onTake={() => form.type({ [name]: changed.latest })} />
      ) : null}
    </div>
  )
}

/** Told, not refused: a name is written as its bearer writes it. */
function UnwrittenSigns({ text, say }: { text: string; say: Say }) {
  const signs = signsOutsideCp932(text)
  return signs.length === 0 ? null : (
    <p className="field-warning">
      <Icon name="warn" size="s" />
      {say(masterTexts.unwrittenSigns, { signs: signs.join('') })}
    </p>
  )
}

/** What someone else put there meanwhile, compared with mine. */
function Latest({ change, say, onTake }: { change: LatestChange; say: Say; onTake: () => void }) {
  const value = String(change.latest) || say(masterTexts.blank)
  return change.outcome === 'conflict' ? (
    <p className="latest">
      <Icon name="warn" size="s" />
      {say(masterTexts.latestConflict, { value })}
      <button type="button" className="link" onClick={onTake}>
        {say(masterTexts.takeLatest)}
      </button>
    </p>
  ) : (
    <p className="latest">
      <Icon name="info" size="s" />
      {say(masterTexts.latestTaken, {
        value: change.before === '' ? say(masterTexts.blank) : String(change.before),
      })}
    </p>
  )
}
