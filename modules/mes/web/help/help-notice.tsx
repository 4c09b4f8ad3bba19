import { useNow } from '../use-now.ts'
import { CallList } from './call-list.tsx'
import { useCalls } from './use-calls.ts'

/** Who waits for help, for those who lead the shop floor. */
export function HelpNotice() {
  const now = useNow()
  const { list, lookAgain } = useCalls('')
  return (
    <div className="help-notice">
      <CallList list={list} now={now} worker_cd="" onStepped={lookAgain} />
    </div>
  )
}
