import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { plansChanged } from '../../contract/production-facts.ts'
import { planAged, planStale, type PlanChange } from '../../contract/stale/stale-calls.ts'
import { staleWebTexts } from './stale-web.text.ts'
import './stale.css'

/** What has changed since the plan was made; it follows what others do. */
export function useStale() {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['production plan', planStale.path],
    queryFn: ({ signal }) => call(planStale, {}, signal),
    staleTime: 0,
  })
  useLive(planAged, () => void refetch())
  useLive(plansChanged, () => void refetch())
  return data
}

/** One line above a plan, always there: how old it is, and what it does not know yet. Nothing moves before somebody plans. */
export function StaleNotice({ plan }: { plan: Command }) {
  const say = useSay()
  const momentText = useMomentText()
  const stale = useStale()
  const changes = stale?.changes ?? []
  const isAged = changes.length > 0
  return (
    <div className={isAged ? 'notice warn plan-stale' : 'notice plan-stale'} role="status">
      {stale === undefined ? (
        <span>{'\u00a0'}</span>
      ) : stale.planned_at === '' ? (
        <span>{say(staleWebTexts.never)}</span>
      ) : (
        <span>
          <span className="dim">{say(staleWebTexts.planned, { at: momentText(stale.planned_at) })}</span>
          {'　'}
          {say(isAged ? staleWebTexts.aged : staleWebTexts.fresh)}
          <Changes changes={changes} />
        </span>
      )}
      {isAged ? <CommandButton command={plan} look="quiet" showKey /> : null}
    </div>
  )
}

function Changes({ changes }: { changes: readonly PlanChange[] }) {
  return changes.map(({ kind, words, link }, at) => (
    <Fragment key={kind}>
      {at > 0 ? '・' : ' '}
      {link === '' ? words : <Link to={link}>{words}</Link>}
    </Fragment>
  ))
}
