import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { userMaster } from '#modules/system/contract/user.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { titleOf } from '#platform/web/kit/master/master-on-screen.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { AccountDrawer } from './account-drawer.tsx'
import { AssignmentsInput } from './assignments-input.tsx'
import { assignmentsInWords, useAssignments } from './use-assignments.ts'
import { userTexts } from './user.text.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import './user.css'

/** The people who sign in: their factories and roles, their passwords and sessions, and who asks to be one of them. */
export function UserScreen() {
  const cache = useQueryClient()
  const choices = useAssignments()
  const speech = { say: useSay(), listed: useListText() }
  const [shown, setShown] = useState<{ user_cd: string; title: string } | null>(null)
  const reload = () => void cache.invalidateQueries({ queryKey: [userMaster.name] })
  const own: MasterOwn<typeof userMaster> = {
    controls: { assignments: AssignmentsInput },
    words: (field, value) =>
      field === 'assignments' && typeof value === 'string'
        ? assignmentsInWords(value, choices, speech)
        : undefined,
    commands(row) {
      const account: Command = {
        id: 'account',
        label: userTexts.account,
        icon: 'lock',
        need: writeEverywhere,
        unavailable: !row,
        run: () => row && setShown({ user_cd: row.user_cd, title: titleOf(userMaster, row) }),
      }
      return [account]
    },
    notice: <WaitingNotice onAnswered={reload} />,
  }
  return (
    <>
      <MasterScreen master={userMaster} own={own} />
      {shown ? (
        <AccountDrawer
          key={shown.user_cd}
          {...shown}
          onClose={() => {
            setShown(null)
            reload()
          }}
        />
      ) : null}
    </>
  )
}
