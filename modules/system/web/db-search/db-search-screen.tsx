import { bracketed } from '#platform/contract/punctuation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  dbSearchScreen,
  dropQuestion,
  keptQuestions,
  searchedTables,
  searchFile,
  type KeptQuestion,
} from '#modules/system/contract/db-search/db-search.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { AnswerPart } from './answer-part.tsx'
import { dbSearchTexts } from './db-search.text.ts'
import { KeepDrawer } from './keep-drawer.tsx'
import { QuestionForm } from './question-form.tsx'
import { useAnswer } from './use-answer.ts'
import { useQuestion } from './use-question.ts'
import './db-search.css'

const key = ['dbSearch']

/** The tables of the company, to be looked at and to be taken away as a file; nothing is changed here. */
export function DbSearchScreen() {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const enabled = useAllows()(writeEverywhere)
  const tables = useQuery({
    queryKey: [...key, 'tables'],
    queryFn: ({ signal }) => call(searchedTables, {}, signal),
    enabled,
  })
  const kept = useQuery({
    queryKey: [...key, 'kept'],
    queryFn: ({ signal }) => call(keptQuestions, {}, signal),
    enabled,
  })
  const list = tables.data?.list ?? []
  const asking = useQuestion(list)
  const { answer, message, busy, ask, stop, forget } = useAnswer()
  const { print: fetchFile, printing } = usePrint()
  const [chosen, setChosen] = useState('')
  const [keeping, setKeeping] = useState(false)
  const [dropping, setDropping] = useState<KeptQuestion | null>(null)
  const { question } = asking
  const isAsked = question.table !== '' && question.columns.length > 0
  const one = kept.data?.list.find(({ query_no }) => query_no === chosen)

  const choose = (query_no: string) => {
    const found = kept.data?.list.find((known) => known.query_no === query_no)
    setChosen(query_no)
    forget()
    if (found) asking.put(found.question)
  }
  const drop = async ({ query_no, name }: KeptQuestion) => {
    setDropping(null)
    try {
      await call(dropQuestion, { query_no })
      setChosen('')
      showToast('done', say(dbSearchTexts.dropDone, { name }))
      await cache.invalidateQueries({ queryKey: [...key, 'kept'] })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.message) showToast('bad', refusal.message)
    }
  }
  const need = writeEverywhere
  const search: Command = busy
    ? { ...{ id: 'stop', label: dbSearchTexts.stop, key: 'F8', icon: 'stop', need }, run: stop }
    : {
        ...{ id: 'search', label: dbSearchTexts.search, key: 'F8', icon: 'search', primary: true, need },
        unavailable: !isAsked,
        run: () => void ask(question),
      }
  const fileAs = (format: 'csv' | 'xlsx'): Command => ({
    ...{
      id: format,
      label: dbSearchTexts[format],
      key: format === 'csv' ? 'F6' : 'F4',
      icon: 'download',
      need,
    },
    unavailable: !isAsked || printing,
    run: () => void fetchFile(searchFile, { asked: JSON.stringify(question), format }),
  })
  const files = [fileAs('csv'), fileAs('xlsx')]
  const keep: Command = {
    ...{ id: 'keep', label: dbSearchTexts.keep, key: 'F9', icon: 'save', need },
    unavailable: !isAsked,
    run: () => setKeeping(true),
  }
  const remove: Command = {
    ...{ id: 'drop', label: dbSearchTexts.drop, icon: 'trash', need },
    unavailable: !one?.own,
    run: () => setDropping(one ?? null),
  }
  useCommands([search, ...files, keep])
  return (
    <>
      <ScreenTitle title={say(dbSearchScreen.title)}>
        <label className="check">
          {say(dbSearchTexts.kept)}
          <select className="fld" value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{say(dbSearchTexts.noneKept)}</option>
            {kept.data?.list.map(({ query_no, name, own, username }) => (
              <option key={query_no} value={query_no}>
                {own ? name : `${name}${bracketed(username, language)}`}
              </option>
            ))}
          </select>
        </label>
        {one?.own ? <CommandButton command={remove} look="quiet" /> : null}
        {files.map((file) => (
          <CommandButton key={file.id} command={file} look="quiet" />
        ))}
        <CommandButton command={keep} look="quiet" />
        <CommandButton command={search} showKey />
      </ScreenTitle>
      <RefusalNotice message={message} />
      <div ref={movedByEnter}>
        <QuestionForm
          tables={list}
          asking={asking}
          onTable={(name) => {
            setChosen('')
            forget()
            asking.chooseTable(name)
          }}
        />
      </div>
      {answer ? (
        <AnswerPart answer={answer} busy={busy} />
      ) : (
        <p className="dim query-hint">{say(dbSearchTexts.hint)}</p>
      )}
      {keeping ? (
        <KeepDrawer
          question={question}
          roles={kept.data?.roles ?? []}
          name={one?.own ? one.name : ''}
          role_cd={one?.own ? one.role_cd : ''}
          onClose={() => setKeeping(false)}
          onKept={(name, query_no) => {
            setKeeping(false)
            setChosen(query_no)
            showToast('done', say(dbSearchTexts.keepDone, { name }))
            void cache.invalidateQueries({ queryKey: [...key, 'kept'] })
          }}
        />
      ) : null}
      {dropping ? (
        <ConfirmDialog
          title={say(dbSearchTexts.dropAsk, { name: dropping.name })}
          body={say(dbSearchTexts.dropBody)}
          action={say(dbSearchTexts.drop)}
          onAction={() => void drop(dropping)}
          onClose={() => setDropping(null)}
        />
      ) : null}
    </>
  )
}
