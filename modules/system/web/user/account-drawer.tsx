import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endUserSessions, unlockUser, userAccount } from '#modules/system/contract/user-account.ts'
import type { Endpoint, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { SetPassword } from './set-password.tsx'
import { userTexts } from './user.text.ts'

type Account = OutputOf<typeof userAccount>

interface Props {
  user_cd: string
  title: string
  onClose: () => void
}

/** How a user signs in: password, lock, and where they are signed in at this moment. */
export function AccountDrawer({ user_cd, title, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const isOwn = useSession((state) => state.user?.user_cd === user_cd)
  const queryKey = ['user', 'account', user_cd]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(userAccount, { user_cd }, signal),
    staleTime: 0,
  })
  const reload = () => void cache.invalidateQueries({ queryKey })
  const act = async <E extends Endpoint>(endpoint: E, input: SentInputOf<E>, done: Text) => {
    try {
      await call(endpoint, input)
      showToast('done', say(done))
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
    reload()
  }
  const leave: Command = { id: 'close', label: userTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(userTexts.accountTitle)}
      subtitle={title}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {data ? (
        <div className="account">
          <Standing account={data} onUnlock={() => void act(unlockUser, { user_cd }, userTexts.unlocked)} />
          <section>
            <h3>{say(userTexts.password)}</h3>
            {isOwn ? (
              <p className="field-hint">{say(userTexts.ownPassword)}</p>
            ) : (
              <SetPassword user_cd={user_cd} hasPassword={data.has_password} onDone={reload} />
            )}
          </section>
          <Sessions
            sessions={data.sessions}
            onEnd={(session_id) =>
              void act(
                endUserSessions,
                session_id === undefined ? { user_cd } : { user_cd, session_id },
                userTexts.ended,
              )
            }
          />
        </div>
      ) : null}
    </Drawer>
  )
}

function Standing({ account, onUnlock }: { account: Account; onUnlock: () => void }) {
  const say = useSay()
  const momentText = useMomentText()
  const { last_sign_in_dt, locked_until, failures } = account
  const isLockedSomewhere = locked_until !== null || failures.some((failure) => failure.locked_until !== null)
  return (
    <section>
      {isLockedSomewhere ? (
        <p className="notice warn">
          {locked_until
            ? say(userTexts.guessed, { time: momentText(locked_until) })
            : say(userTexts.lockedThere)}
          <button type="button" className="btn" onClick={onUnlock}>
            {say(userTexts.unlock)}
          </button>
        </p>
      ) : null}
      {failures.length > 0 ? <Failures failures={failures} /> : null}
      <dl>
        <dt>{say(userTexts.lastSignIn)}</dt>
        <dd>{last_sign_in_dt ? momentText(last_sign_in_dt) : say(userTexts.never)}</dd>
      </dl>
    </section>
  )
}

/** From where somebody who did not know the password has tried. */
function Failures({ failures }: Pick<Account, 'failures'>) {
  const say = useSay()
  const momentText = useMomentText()
  return (
    <PlainTable
      label={say(userTexts.failures)}
      rows={failures}
      keyOf={({ address }) => address}
      empty=""
      columns={[
        { name: 'address', label: userTexts.address, cell: ({ address }) => address },
        { name: 'failed', label: userTexts.failures, cell: ({ failed_cnt }) => String(failed_cnt) },
        { name: 'last', label: userTexts.lastFailure, kind: 'moment', cell: ({ last_at }) => last_at },
        {
          name: 'until',
          label: userTexts.lockedUntil,
          cell: ({ locked_until }) => (locked_until ? momentText(locked_until) : ''),
        },
      ]}
    />
  )
}

interface SessionsProps {
  sessions: Account['sessions']
  onEnd: (session_id?: string) => void
}

function Sessions({ sessions, onEnd }: SessionsProps) {
  const say = useSay()
  const others = sessions.filter(({ own }) => !own)
  return (
    <section>
      <h3>
        {say(userTexts.sessions)}
        {others.length > 1 ? (
          <button type="button" className="btn quiet" onClick={() => onEnd()}>
            {say(userTexts.endAll)}
          </button>
        ) : null}
      </h3>
      <PlainTable
        label={say(userTexts.sessions)}
        rows={sessions}
        keyOf={({ session_id }) => session_id}
        empty={say(userTexts.noSessions)}
        columns={[
          { name: 'factory', label: userTexts.factory, cell: ({ factory_nm }) => factory_nm },
          { name: 'began', label: userTexts.began, kind: 'moment', cell: ({ created_at }) => created_at },
          { name: 'seen', label: userTexts.seen, kind: 'moment', cell: ({ seen_at }) => seen_at },
          { name: 'address', label: userTexts.address, cell: ({ address }) => address },
          {
            name: 'end',
            label: userTexts.end,
            labelHidden: true,
            cell: ({ own, session_id }) =>
              own ? (
                <span className="chip s-go">{say(userTexts.own)}</span>
              ) : (
                <button type="button" className="btn quiet" onClick={() => onEnd(session_id)}>
                  {say(userTexts.end)}
                </button>
              ),
          },
        ]}
      />
    </section>
  )
}
