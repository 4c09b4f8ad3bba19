import { useState } from 'react'
import type { FoundInside, MasterInside } from '#platform/contract/master-inside.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { useCall } from '../../api/api-context.tsx'
import { useOpened } from '../../api/use-opened.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { useSay } from '../../language/say.ts'
import { useAllows } from '../../session/allowed.tsx'
import { CommandButton } from '../command/command-button.tsx'
import { isRefused, type Command } from '../command/command.ts'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { lookupTexts } from '../lookup/lookup.text.ts'
import { useUnsaved } from '../view/view-context.tsx'
import { FieldLookup, targetOf } from './field-lookup.tsx'
import { FormField, FormGroup, formGroups } from './form-field.tsx'
import { InsideSection } from './inside/inside-section.tsx'
import { useInside, type InsideForm } from './inside/use-inside.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { keyOf, type Opened } from './master-on-screen.ts'
import { useMasterOwn } from './master-own.ts'
import { masterTexts } from './master.text.ts'
import { RefusalNotice } from '../feedback/refusal-notice.tsx'
import { useMasterForm } from './use-master-form.ts'
import './master.css'

interface Props {
  master: AnyMaster
  opened: Opened
  onTyped: (opened: Opened) => void
  onSaved: (row: MasterRow) => void
  onClose: () => void
}

const titles = {
  create: masterTexts.createTitle,
  edit: masterTexts.editTitle,
  view: masterTexts.viewTitle,
}

/** New, edit, copy, and reading for those who may not write: one drawer made from the definition. */
export function MasterForm(props: Props) {
  const { inside } = useMasterOwn()
  return inside?.master.name === props.master.name ? (
    <WithInside {...props} definition={inside} />
  ) : (
    <Form {...props} inside={null} />
  )
}

interface Defined extends Props {
  definition: MasterInside
}

function WithInside(props: Defined) {
  const { master, opened } = props
  return opened.mode === 'edit' ? (
    <OfStored {...props} of={keyOf(master, opened.base)} />
  ) : (
    <FormAndRows {...props} of={null} found={undefined} />
  )
}

/** What is inside a stored record is there before its form opens: nothing moves while one reads. */
function OfStored(props: Defined & { of: Readonly<Record<string, string>> }) {
  const call = useCall()
  const { master, opened, definition, of } = props
  const found = useOpened({
    queryKey: [master.name, 'inside', of, opened.updateCount],
    queryFn: ({ signal }) => call(definition.endpoints.getInside, of, signal),
  })
  return found ? <FormAndRows {...props} found={found} /> : null
}

interface Found extends Defined {
  of: Readonly<Record<string, string>> | null
  found: FoundInside | undefined
}

function FormAndRows({ definition, of, found, ...props }: Found) {
  return <Form {...props} inside={useInside(definition, of, found, props.opened.inside)} />
}

function Form({ master, opened, inside, onTyped, onSaved, onClose }: Props & { inside: InsideForm | null }) {
  const say = useSay()
  const form = useMasterForm(master, opened, inside, { onTyped, onSaved })
  const [asking, setAsking] = useState(false)
  const [focused, setFocused] = useState('')
  const [{ looking, named }, setLooking] = useState({ looking: '', named: false })
  const Beside = useMasterOwn().beside
  const close = () => (form.dirty ? setAsking(true) : onClose())
  const mayWrite = useAllows()(master.write)
  const readOnly = !mayWrite || isRefused(opened.ability)
  useUnsaved(form.dirty)
  const save: Command = {
    id: 'save',
    label: masterTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: master.write,
    ability: opened.ability,
    unavailable: form.saving,
    run: form.save,
  }
  const leave: Command = { id: 'close', label: masterTexts.close, key: 'Escape', run: close }
  const looked = master.fields[looking]
  const lookup: Command = {
    id: 'lookup',
    label: lookupTexts.lookUp,
    key: 'F2',
    icon: 'search',
    unavailable: readOnly || master.fields[focused]?.kind !== 'reference',
    run: () => setLooking({ looking: focused, named: false }),
  }
  useCommands([lookup, save, leave])

  return (
    <Drawer
      title={say(titles[mayWrite ? opened.mode : 'view'], { title: say(master.title) })}
      subtitle={opened.title}
      wide={master.groups !== undefined || inside !== null}
      onClose={close}
      footer={
        <>
          {form.dirty ? <span className="chip s-warn">{say(masterTexts.unsaved)}</span> : null}
          <span className="spacer" />
          <CommandButton command={leave} showKey />
          <CommandButton command={save} showKey enterEnd />
        </>
      }
    >
      {mayWrite && isRefused(opened.ability) ? <p className="notice warn">{opened.ability.msg}</p> : null}
      <RefusalNotice
        message={form.message}
        more={Object.keys(form.changes).length > 0 ? say(masterTexts.staleHelp) : undefined}
      />
      <div
        className={master.groups ? 'master-form grouped' : 'master-form'}
        ref={movedByEnter}
        onFocus={(event) => setFocused(event.target.getAttribute('name') ?? '')}
      >
        {formGroups(master).map((group) => (
          <FormGroup
            key={group.fields[0]}
            title={group.title}
            ticks={group.fields.every((name) => master.fields[name]?.kind === 'flag')}
          >
            {group.fields.map((name) => (
              <FormField
                key={name}
                name={name}
                master={master}
                opened={opened}
                readOnly={readOnly}
                form={form}
                onLookUp={(byName = false) => setLooking({ looking: name, named: byName })}
              />
            ))}
          </FormGroup>
        ))}
        {Beside ? <Beside typed={form.typed} /> : null}
      </div>
      {inside?.sets.map((open) => (
        <InsideSection key={open.set.rows.name} inside={inside} open={open} readOnly={readOnly} />
      ))}
      {looked ? (
        <FieldLookup
          name={looking}
          field={looked}
          target={targetOf(master, looked)}
          typed={form.typed}
          onPick={form.type}
          takesOnly={named}
          onClose={() => setLooking({ looking: '', named: false })}
        />
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={say(masterTexts.discardAsk)}
          body={say(masterTexts.discardBody)}
          action={say(masterTexts.discard)}
          onAction={onClose}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Drawer>
  )
}
