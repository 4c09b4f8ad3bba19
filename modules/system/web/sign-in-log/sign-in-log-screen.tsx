import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { signInLog } from '../../contract/sign-in-log/sign-in-log.ts'
import { useLastDays } from '../audit-search/use-last-days.ts'

/** ログイン履歴: of the last days; failures are one press away. */
export function SignInLogScreen() {
  const list = useLastDays(signInLog, 'at')
  return (
    <ListScreen
      list={list}
      nameOf={({ username, user_cd, address }) => `${username || user_cd}　${address}`}
    />
  )
}
