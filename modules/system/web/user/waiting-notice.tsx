import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waitingUsers } from '#modules/system/contract/user-account.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { userTexts } from './user.text.ts'
import { WaitingDrawer } from './waiting-drawer.tsx'

/** Says over the list of users that someone waits for an answer, to those who may give it. */
export function WaitingNotice({ onAnswered }: { onAnswered: () => void }) {
  const say = useSay()
  const call = useCall()
  const mayAnswer = useAllows()(writeEverywhere)
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['user', 'waiting'],
    queryFn: ({ signal }) => call(waitingUsers, {}, signal),
    enabled: mayAnswer,
  })
  const list = data?.list ?? []
  return (
    <>
      {list.length > 0 ? (
        <output className="notice warn">
          {say(userTexts.waiting, { count: list.length })}
          <button type="button" className="btn" onClick={() => setOpen(true)}>
            {say(userTexts.waitingOpen)}
          </button>
        </output>
      ) : null}
      {open ? <WaitingDrawer list={list} onAnswered={onAnswered} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
