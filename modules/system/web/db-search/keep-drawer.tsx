import { useState } from 'react'
import {
  keepQuestion,
  type keptQuestions,
  type Question,
} from '#modules/system/contract/db-search/db-search.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { checkInput, refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { dbSearchTexts } from './db-search.text.ts'

interface Props {
  question: Question
  roles: OutputOf<typeof keptQuestions>['roles']
  /** The one that is being changed, when it is mine. */
  name: string
  role_cd: string
  onKept: (name: string, query_no: string) => void
  onClose: () => void
}

/** Under a name, for oneself or for everybody who has a role. */
export function KeepDrawer({ question, roles, onKept, onClose, ...initial }: Props) {
  const say = useSay()
  const call = useCall()
  const language = useLanguage()
  const [name, setName] = useState(initial.name)
  const [role_cd, setRole] = useState(initial.role_cd)
  const [error, setError] = useState('')
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)
  const send = async () => {
    const checked = checkInput(keepQuestion.input, { name, role_cd, question }, language)
    if (!checked.ok) {
      setError(checked.errors['name'] ?? '')
      return setMessage(checked.errors['name'] ? '' : (Object.values(checked.errors)[0] ?? ''))
    }
    setSending(true)
    try {
      const { query_no } = await call(keepQuestion, checked.value)
      onKept(checked.value.name, query_no)
    } catch (refused) {
      const refusal = refusalOf(refused)
      setMessage(refusal.message || (Object.values(refusal.errors)[0] ?? ''))
    } finally {
      setSending(false)
    }
  }
  return (
    <FormDrawer
      title={say(dbSearchTexts.keep)}
      label={dbSearchTexts.keep}
      need={[writeEverywhere]}
      form={{ message, sending, submit: () => void send() }}
      onClose={onClose}
    >
      <Labelled label={say(dbSearchTexts.name)} required error={error || undefined}>
        {(control) => (
          <input
            {...control}
            name="name"
            className="fld"
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Labelled>
      <Labelled label={say(dbSearchTexts.share)}>
        {(control) => (
          <select
            {...control}
            name="role_cd"
            className="fld"
            value={role_cd}
            onChange={({ target }) => setRole(target.value)}
          >
            <option value="">{say(dbSearchTexts.own)}</option>
            {roles.map((role) => (
              <option key={role.role_cd} value={role.role_cd}>
                {role.role_nm}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </FormDrawer>
  )
}
