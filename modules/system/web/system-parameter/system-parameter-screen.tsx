import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { z } from 'zod'
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
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useReloadSession } from '../session/use-reload-session.ts'
import { meaningOf, ParameterValue, useWords, type Typed } from './parameter-value.tsx'
import { parameterTexts } from './system-parameter.text.ts'
import './system-parameter.css'

const queryKey = ['systemParameter']
const nothing: readonly ListedParameter[] = []
const typedParameters = z.record(z.string(), z.union([z.string(), z.boolean()]))
type TypedParameters = z.output<typeof typedParameters>
const noneTyped: TypedParameters = {}

/** What was typed as the server wants it; a figure may have been typed in full width. */
const wanted = ({ value }: ListedParameter, typed: Typed | undefined) => {
  if (typed === undefined) return value
  if (typeof typed === 'boolean') return typed
  const figure = typed.normalize('NFKC').trim()
  return /^\d+$/.test(figure) ? Number(figure) : NaN
}

/** The switches of a company: what each means, what holds, and what held before anyone set it. */
export function SystemParameterScreen() {
  const say = useSay()
  const call = useCall()
  const words = useWords()
  const momentText = useMomentText()
  const reloadSession = useReloadSession()
  const readOnly = !useAllows()(writeEverywhere)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(parameterList, {}, signal) })
  const list = data?.list ?? nothing
  const isChanged = (row: ListedParameter, typed: TypedParameters) =>
    wanted(row, typed[row.parameter]) !== row.value
  const changedOf = (typed: TypedParameters) => list.filter((row) => isChanged(row, typed))
  const edit = useSaveAll({
    endpoint: editParameters,
    queryKey,
    path: systemParameterScreen.path,
    draft: typedParameters,
    nothing: noneTyped,
    sent: (typed) => {
      const changed = changedOf(typed)
      if (changed.length === 0) return null
      return {
        list: changed.map((row) => ({
          parameter: row.parameter,
          value: wanted(row, typed[row.parameter]),
          update_cnt: row.update_cnt,
        })),
      }
    },
    rowsSent: (typed) => changedOf(typed).map(({ parameter }) => parameter),
    saved: parameterTexts.saved,
    onSaved: reloadSession,
  })
  return (
    <SaveAllScreen title={say(systemParameterScreen.title)} edit={edit} need={writeEverywhere}>
      <InCompany />
      <PlainTable
        fills
        className="parameters"
        label={say(systemParameterScreen.title)}
        ref={movedByEnter}
        rows={list}
        keyOf={({ parameter }) => parameter}
        columns={[
          {
            name: 'parameter',
            label: parameterTexts.parameter,
            cell: (row) => (
              <>
                {say(parameters[row.parameter].label)}
                <p id={meaningOf(row)} className="field-hint">
                  {say(parameters[row.parameter].meaning)}
                </p>
              </>
            ),
          },
          {
            name: 'value',
            label: parameterTexts.value,
            isChanged: (row) => isChanged(row, edit.typed),
            error: ({ parameter }) => edit.errors[`${parameter}.value`],
            cell: (row) => (
              <ParameterValue
                row={row}
                typed={edit.typed[row.parameter]}
                error={edit.errors[`${row.parameter}.value`]}
                readOnly={readOnly}
                onType={(value) => edit.type((now) => ({ ...now, [row.parameter]: value }))}
              />
            ),
          },
          {
            name: 'standard',
            label: parameterTexts.standard,
            cell: ({ parameter }) => words(parameters[parameter].initial),
          },
          {
            name: 'updated',
            label: parameterTexts.updated,
            cell: ({ update_dt, update_nm }) =>
              update_dt ? (
                `${momentText(update_dt)} ${update_nm ?? ''}`
              ) : (
                <span className="dim">{say(parameterTexts.never)}</span>
              ),
          },
        ]}
      />
    </SaveAllScreen>
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
