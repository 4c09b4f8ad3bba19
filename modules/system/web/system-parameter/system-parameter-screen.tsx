import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { companyMaster } from '#modules/system/contract/company.ts'
import {
  editParameters,
  leftToCompany,
  parameterList,
  parameters,
  systemParameterScreen,
  type ListedParameter,
} from '#modules/system/contract/system-parameter.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { checkInput, refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { useTableHeight } from '#platform/web/kit/grid/use-table-height.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useReloadSession } from '../session/use-reload-session.ts'
import { ParameterRow, type Typed } from './parameter-row.tsx'
import { parameterTexts } from './system-parameter.text.ts'
import '#platform/web/kit/grid/grid.css'
import './system-parameter.css'

const queryKey = ['systemParameter']
const nothing: readonly ListedParameter[] = []

/** What was typed as the server wants it; a figure may have been typed in full width. */
const wanted = ({ parameter, value }: ListedParameter, typed: Typed | undefined) => {
  if (typed === undefined) return value
  if (typeof typed === 'boolean' || parameters[parameter].kind === 'flag') return typed
  const figure = typed.normalize('NFKC').trim()
  return /^\d+$/.test(figure) ? Number(figure) : NaN
}

/** The switches of a company: what each means, what holds, and what held before anyone set it. */
export function SystemParameterScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const language = useLanguage()
  const reloadSession = useReloadSession()
  const height = useTableHeight()
  const readOnly = !useAllows()(writeEverywhere)
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [saving, setSaving] = useState(false)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(parameterList, {}, signal) })
  const list = data?.list ?? nothing
  const changed = list.filter((row) => wanted(row, typed[row.parameter]) !== row.value)
  const dirty = changed.length > 0
  useUnsaved(dirty)

  const begin = () => {
    setTyped({})
    setErrors({})
    setMessage('')
  }
  const send = async () => {
    const sent = changed.map((row) => ({
      parameter: row.parameter,
      value: wanted(row, typed[row.parameter]),
      update_cnt: row.update_cnt,
    }))
    const checked = checkInput(editParameters.input, { list: sent }, language)
    if (!checked.ok)
      return setErrors(
        Object.fromEntries(
          sent.map(({ parameter }, at) => [parameter, checked.errors[`list.${at}.value`] ?? '']),
        ),
      )
    setSaving(true)
    setErrors({})
    setMessage('')
    try {
      await call(editParameters, checked.value)
      setTyped({})
      showToast('done', say(parameterTexts.saved))
      await reloadSession()
    } catch (error) {
      setMessage(refusalOf(error).message)
    } finally {
      await cache.invalidateQueries({ queryKey })
      setSaving(false)
    }
  }
  const save: Command = {
    id: 'save',
    label: parameterTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: () => void send(),
  }
  const undo: Command = {
    id: 'undo',
    label: parameterTexts.undo,
    key: 'F7',
    icon: 'reuse',
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: begin,
  }
  useCommands([undo, save])

  return (
    <>
      <ScreenTitle title={say(systemParameterScreen.title)}>
        {dirty ? <span className="chip s-warn">{say(parameterTexts.unsaved)}</span> : null}
        <CommandButton command={undo} look="quiet" />
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <RefusalNotice message={message} />
      <InCompany />
      <div className="grid-scroll" style={{ flexBasis: height }} ref={movedByEnter}>
        <table className="grid parameters" aria-label={say(systemParameterScreen.title)}>
          <thead>
            <tr>
              <th scope="col">{say(parameterTexts.parameter)}</th>
              <th scope="col">{say(parameterTexts.value)}</th>
              <th scope="col">{say(parameterTexts.standard)}</th>
              <th scope="col">{say(parameterTexts.updated)}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <ParameterRow
                key={row.parameter}
                row={row}
                typed={typed[row.parameter]}
                changed={changed.includes(row)}
                error={errors[row.parameter]}
                readOnly={readOnly}
                onType={(value) => setTyped((now) => ({ ...now, [row.parameter]: value }))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Where to look for what is no parameter. */
function InCompany() {
  const say = useSay()
  const listText = useListText()
  const names = Object.entries(companyMaster.fields).flatMap(([name, { label }]) =>
    name in leftToCompany ? [say(label)] : [],
  )
  return (
    <p className="field-hint parameters-note">
      {say(parameterTexts.inCompany, { names: listText(names) })}{' '}
      <Link className="link" to={companyMaster.path}>
        {say(companyMaster.title)}
      </Link>
    </p>
  )
}
