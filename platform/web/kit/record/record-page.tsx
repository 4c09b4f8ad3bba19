import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { FieldOf, MasterRow } from '#platform/contract/master-record.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { useSay } from '../../language/say.ts'
import { useAllows } from '../../session/allowed.tsx'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { EnquiryScreen } from '../enquiry/enquiry-screen.tsx'
import { FilesPart } from '../files/files-part.tsx'
import { Leafed } from '../leafing/leafed.tsx'
import { useLeafing } from '../leafing/use-leafing.ts'
import { CodeField } from '../lookup/code-field.tsx'
import { FirstChoice } from '../lookup/first-choice.tsx'
import { AbortStatus } from '../master/abort-status.tsx'
import { fieldLabel } from '../master/field-text.ts'
import { HistoryPart } from '../master/master-history.tsx'
import { keyOf, keyText, textOf, titleOf } from '../master/master-on-screen.ts'
import { MasterOwnProvider, nothingOwn, type MasterOwn } from '../master/master-own.ts'
import { useTabTitle } from '../view/view-context.tsx'
import { FieldValue, RecordFields } from './record-fields.tsx'
import { useRecordForm } from './record-form.tsx'
import { RecordPicture } from './record-picture.tsx'
import { useAddedTabs, type RecordTab } from './record-tab.ts'
import { RecordTabs } from './record-tabs.tsx'
import { recordTexts } from './record.text.ts'
import './record.css'

interface Props<M extends AnyMaster> {
  master: M
  own?: MasterOwn<M>
  /** Fields that are said in one line under the name. */
  facts: readonly FieldOf<M>[]
  /** What stands below the picture. */
  pictured?: readonly FieldOf<M>[]
  /** Between those that later modules have added and the fields, history and files, which every record has. */
  tabs: readonly RecordTab<M>[]
}

/** One record as a page, with all that belongs to it; the address names it by its key, and the tab that is open. */
export function RecordPage<M extends AnyMaster>({ own: given, ...props }: Props<M>): ReactNode {
  const own: MasterOwn = given ?? nothingOwn
  return (
    <MasterOwnProvider value={own}>
      <Addressed {...props} />
    </MasterOwnProvider>
  )
}

function Addressed(props: Omit<Props<AnyMaster>, 'own'>) {
  const { master } = props
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const [address] = useSearchParams()
  const [typed, setTyped] = useState('')
  const key = Object.fromEntries(master.key.map((part) => [part, address.get(part) ?? '']))
  const isAsked = Object.values(key).every((part) => part !== '')
  const { data, error } = useQuery({
    queryKey: [master.name, 'page', key],
    queryFn: ({ signal }) => call(master.endpoints.getDetail, key, signal),
    enabled: isAsked,
    staleTime: 0,
    // One leafs from one to the next: until it has come, the page stays as it is.
    placeholderData: keepPreviousData,
  })
  const title = say(master.pageScreen?.title ?? master.title)
  if (data) return <Shown key={keyText(master, data)} {...props} row={data} />
  if (isAsked && !error) return null
  const open = (parts: readonly string[]) => {
    const wanted = Object.fromEntries(master.key.map((part, at) => [part, parts[at] ?? '']))
    void go(pageAddress(master, wanted), { replace: true })
  }
  const show = () => {
    if (typed !== '') open(typed.split(' '))
  }
  return (
    <EnquiryScreen
      title={title}
      onShow={show}
      conditions={
        <CodeField
          target={master}
          label={master.pageScreen?.title ?? master.title}
          name="code"
          value={typed}
          {...(master.key.length > 1 ? { lastPart: '00' } : {})}
          startsHere
          onChange={setTyped}
        />
      }
    >
      <FirstChoice
        target={master}
        words={error instanceof ApiError ? error.msg : say(recordTexts.choose, { title })}
        onChoose={(chosen) => open(chosen)}
      />
    </EnquiryScreen>
  )
}

function Shown({
  master,
  facts,
  pictured,
  tabs: given,
  row,
}: Omit<Props<AnyMaster>, 'own'> & { row: MasterRow }) {
  const say = useSay()
  const go = useNavigate()
  const allows = useAllows()
  const [address] = useSearchParams()
  const added = useAddedTabs(master)
  const tabs = [...added, ...given, ...everyTab(master)].filter(
    ({ need, isOf }) => (!need || allows(need)) && (!isOf || isOf(row)),
  )
  const open = tabs.find(({ name }) => name === address.get('tab'))?.name ?? tabs[0]?.name ?? ''
  const key = keyOf(master, row)
  const title = titleOf(master, row)
  useTabTitle(title)
  const show = (tab: string) => void go(pageAddress(master, { ...key, tab }), { replace: true })
  const leafing = useLeafing({
    name: master.name,
    ask: master.pageCalls?.getNeighbours,
    key,
    words: recordTexts,
    // The same tab moves on; what one looks at stays the same.
    onOpen: (to) => void go(pageAddress(master, open ? { ...to, tab: open } : to), { replace: true }),
  })
  const { edit, form, notice } = useRecordForm(master, row)
  const change: Command = {
    id: 'edit',
    label: recordTexts.edit,
    key: 'F9',
    icon: 'edit',
    primary: true,
    need: master.write,
    ability: row.abilities.edit,
    run: edit,
  }
  const toList: Command = {
    id: 'list',
    label: recordTexts.toList,
    key: 'F8',
    icon: 'menu',
    run: () => void go(master.screen.path),
  }
  useCommands([toList, ...(leafing ?? []), change])
  const jump = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.altKey && /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
    const tab = tabs[at]
    if (!tab) return
    event.preventDefault()
    show(tab.name)
    // What had the focus may be hidden with the tab that is left.
    event.currentTarget.querySelectorAll<HTMLElement>('.record-tabs [role="tab"]')[at]?.focus()
  }
  const figures = tabs.flatMap(({ name, figures: Figures }) =>
    Figures ? [<div key={name}>{Figures(row)}</div>] : [],
  )
  return (
    <article className="record-page" onKeyDown={jump}>
      {notice}
      <header className="record-head">
        {master.attachmentCalls ? (
          <RecordPicture
            calls={master.attachmentCalls}
            of={key}
            words={(pictured ?? [])
              .map((name) => textOf(row[name]))
              .filter(Boolean)
              .join(' ')}
            onOpen={() => show('files')}
          />
        ) : null}
        <div className="record-about">
          <div className="record-name">
            <Leafed leafing={leafing}>
              <h1>
                <span className="dim">{Object.values(key).join(' ')}</span> {textOf(row[master.nameField])}
              </h1>
            </Leafed>
            <AbortStatus code={row.abort_div} />
            <span className="spacer" />
            <CommandButton command={toList} showKey />
            <CommandButton command={change} showKey />
          </div>
          <dl className="record-facts">
            {facts.map((name) => (
              <div key={name}>
                <dt>{fieldLabel(master.fields, name, say)}</dt>
                <dd>
                  <FieldValue master={master} row={row} name={name} />
                </dd>
              </div>
            ))}
          </dl>
          {figures.length > 0 ? <div className="record-figures">{figures}</div> : null}
        </div>
      </header>
      <RecordTabs master={master} row={row} title={title} tabs={tabs} open={open} onOpen={show} />
      {form}
    </article>
  )
}

/** What every record has. */
function everyTab(master: AnyMaster): readonly RecordTab[] {
  const { attachmentCalls: calls } = master
  return [
    {
      name: 'fields',
      title: recordTexts.fields,
      content: (row) => <RecordFields master={master} row={row} />,
    },
    {
      name: 'history',
      title: recordTexts.history,
      content: (row) => <HistoryPart master={master} row={row} />,
    },
    ...(calls
      ? [
          {
            name: 'files',
            title: recordTexts.files,
            content: (row: MasterRow) => (
              <FilesPart calls={calls} of={keyOf(master, row)} need={master.write} />
            ),
          },
        ]
      : []),
  ]
}
