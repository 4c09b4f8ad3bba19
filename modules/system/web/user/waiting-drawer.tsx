import { useState } from 'react'
import { approveUser, type WaitingUser } from '#modules/system/contract/user-account.ts'
import { userMaster } from '#modules/system/contract/user.ts'
import { EmptyState } from '#platform/web/kit/feedback/empty-state.tsx'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { AssignmentsInput } from './assignments-input.tsx'
import { userTexts } from './user.text.ts'

interface Props {
  list: readonly WaitingUser[]
  onAnswered: () => void
  onClose: () => void
}

export function WaitingDrawer({ list, onAnswered, onClose }: Props) {
  const say = useSay()
  const leave: Command = { id: 'close', label: userTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(userTexts.waitingTitle)}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {list.length === 0 ? <EmptyState words={say(userTexts.waitingNone)} /> : null}
      <ul className="waiting-users">
        {list.map((person) => (
          <Request key={person.user_cd} person={person} onAnswered={onAnswered} />
        ))}
      </ul>
    </Drawer>
  )
}

/** One request: approved with factories and roles, or refused. */
function Request({ person, onAnswered }: { person: WaitingUser; onAnswered: () => void }) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const [assignments, setAssignments] = useState('')
  const [error, setError] = useState('')
  const [asking, setAsking] = useState(false)
  const { user_cd, username, update_cnt } = person
  const name = `${user_cd}　${username}`
  const answer = async (sending: Promise<unknown>, done: string) => {
    setError('')
    try {
      await sending
      showToast('done', done)
      onAnswered()
    } catch (refused) {
      const { errors, message } = refusalOf(refused)
      setError(Object.values(errors)[0] ?? message)
    }
  }
  const approve = () =>
    void answer(call(approveUser, { user_cd, update_cnt, assignments }), say(userTexts.approved, { name }))
  const refuse = () =>
    void answer(
      call(userMaster.endpoints.doDelete, { user_cd, update_cnt, abort_div: '2' }),
      say(userTexts.refused, { name }),
    )
  return (
    <li>
      <p className="who">
        <b>{username}</b> <span className="dim">{user_cd}</span>
      </p>
      <dl>
        <dt>{say(userTexts.requested)}</dt>
        <dd>{momentText(person.create_dt)}</dd>
        <dt>{say(userTexts.phone)}</dt>
        <dd>{person.phone || '—'}</dd>
      </dl>
      <Labelled label={say(userTexts.assignments)} required error={error || undefined}>
        {(control) => (
          <AssignmentsInput
            name={`assignments-${user_cd}`}
            value={assignments}
            readOnly={false}
            control={control}
            onChange={setAssignments}
          />
        )}
      </Labelled>
      <p className="answers">
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {say(userTexts.refuse)}
        </button>
        <button type="button" className="btn primary" onClick={approve}>
          {say(userTexts.approve)}
        </button>
      </p>
      {asking ? (
        <ConfirmDialog
          title={say(userTexts.refuseAsk)}
          body={say(userTexts.refuseBody, { name })}
          action={say(userTexts.refuse)}
          onAction={() => {
            setAsking(false)
            refuse()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}
