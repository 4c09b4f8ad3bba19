import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { AnySlip } from '#platform/contract/slip.ts'
import {
  deleteSlipTemplate,
  editSlipTemplate,
  slipTemplates,
  type SlipTemplate,
} from '#platform/contract/slip-template.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { feedbackTexts } from '../feedback/feedback.text.ts'
import { showToast } from '../feedback/toast.ts'
import { refusalOf, refusalWords } from '../form/field-errors.ts'
import { Labelled } from '../form/labelled.tsx'
import { PlainTable } from '../table/plain-table.tsx'
import type { KeptContent } from './template-content.ts'
import { templateTexts as words } from './template.text.ts'

interface Props {
  slip: AnySlip
  /** What would be kept now; undefined while nothing is entered. */
  content: KeptContent | undefined
  /** Undefined where a stored slip is shown: it is not overwritten. */
  onBegin: ((template: SlipTemplate) => void) | undefined
  onClose: () => void
}

/** ひな形: one of them begins the slip; what is entered can be kept as one. */
export function TemplatesDrawer({ slip, content, onBegin, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const admin = useSession((session) => session.user?.admin ?? false)
  const [chosen, setChosen] = useState('')
  const { path } = slip.screen
  const queryKey = ['slipTemplates', path]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(slipTemplates, { path }, signal),
    staleTime: 0,
  })
  const list = data?.list ?? []
  const row = list.find(({ template_no }) => template_no === chosen) ?? list[0]
  const reload = () => cache.invalidateQueries({ queryKey })
  const drop = async ({ template_no }: SlipTemplate) => {
    try {
      await call(deleteSlipTemplate, { template_no })
      await reload()
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const commands: readonly Command[] = [
    { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose },
    {
      ...{ id: 'drop', label: words.drop, icon: 'trash', unavailable: !row || !(row.own || admin) },
      run: () => row && void drop(row),
    },
    {
      ...{ id: 'begin', label: words.begin, key: 'F9', primary: true, unavailable: !row || !onBegin },
      run: () => row && onBegin?.(row),
    },
  ]
  useCommands(commands)
  return (
    <Drawer
      title={say(words.templates)}
      onClose={onClose}
      footer={commands.map((command) => (
        <CommandButton key={command.id} command={command} showKey />
      ))}
    >
      <div className="drawer-form">
        <p className="field-hint">{say(words.hint)}</p>
        <PlainTable
          label={say(words.templates)}
          rows={list}
          keyOf={({ template_no }) => template_no}
          rowHeader="name"
          waiting={!data}
          empty={say(content ? words.none : words.noneHere)}
          isCurrent={({ template_no }) => template_no === row?.template_no}
          onSelect={({ template_no }) => setChosen(template_no)}
          onOpen={(one) => onBegin?.(one)}
          columns={[
            { name: 'name', label: words.name, cell: ({ name }) => name },
            {
              ...{ name: 'lines', label: words.lines, kind: 'figure' },
              cell: ({ lines }) => String(lines.length),
            },
            {
              ...{ name: 'shared', label: words.sharedBy },
              cell: ({ shared, username }) => (shared ? username : ''),
            },
          ]}
        />
        {content && data ? <KeepForm path={path} content={content} onKept={reload} /> : null}
      </div>
    </Drawer>
  )
}

function KeepForm({
  path,
  content,
  onKept,
}: {
  readonly path: string
  readonly content: KeptContent
  readonly onKept: () => Promise<void>
}) {
  const say = useSay()
  const call = useCall()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [error, setError] = useState<string>()
  const keep = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      await call(editSlipTemplate, { path, name, shared, header: content.header, lines: content.lines })
      showToast('done', say(words.kept, { name: name.trim() }))
      setName('')
      await onKept()
    } catch (refused) {
      const { message, errors } = refusalOf(refused)
      setError(errors['name'] ?? (message || Object.values(errors)[0]))
    }
  }
  return (
    <form className="keep-template" onSubmit={(event) => void keep(event)}>
      <Labelled label={say(words.name)} required error={error}>
        {(control) => (
          <input
            {...control}
            className="fld"
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Labelled>
      <label className="check">
        <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
        {say(words.share)}
      </label>
      <button type="submit" className="btn" disabled={name.trim() === ''}>
        {say(words.keep)}
      </button>
    </form>
  )
}
