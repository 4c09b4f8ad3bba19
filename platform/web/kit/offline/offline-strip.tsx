import { useMomentText } from '../../language/use-moment-text.ts'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { Icon } from '../theme/icon.tsx'
import { offlineTexts } from './offline.text.ts'
import type { Entry } from './offline-queue.ts'
import type { KeptWork } from './use-offline-queue.ts'
import './offline.css'

interface Props {
  work: KeptWork
  /** What was done, in a few words. */
  nameOf: (entry: Entry) => string
}

/** What has not been sent yet is always seen, and what was refused until somebody has dealt with it. */
export function OfflineStrip({ work, nameOf }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const asOf = useSession((state) => state.asOf)
  return (
    <section className="offline" aria-label={say(offlineTexts.label)}>
      {work.waiting.length > 0 || asOf !== null ? (
        <p className="offline-waiting" role="status">
          {work.silentSince === null && asOf === null ? null : <b>{say(offlineTexts.offline)}</b>}
          {asOf === null ? null : (
            <span>{say(offlineTexts.asOf, { at: momentText(new Date(asOf).toISOString()) })}</span>
          )}
          {work.silentSince === null ? null : <span>{say(offlineTexts.kept)}</span>}
          {work.waiting.length > 0 ? (
            <span className="offline-count">{say(offlineTexts.waiting, { count: work.waiting.length })}</span>
          ) : null}
        </p>
      ) : null}
      {work.refused.map((entry) => (
        <div className="offline-refused" role="alert" key={entry.key}>
          <Icon name="bad" size="m" />
          <p>
            <b>{`${say(offlineTexts.refused)}　${nameOf(entry)}`}</b>
            <span>{entry.refused}</span>
          </p>
          <button type="button" className="btn" onClick={() => void work.drop(entry.key)}>
            {say(offlineTexts.seen)}
          </button>
        </div>
      ))}
    </section>
  )
}
