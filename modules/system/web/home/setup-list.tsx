import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { mayAudit } from '#modules/system/contract/audit-search/change-search.ts'
import { setupState } from '#modules/system/contract/setup/setup-calls.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { branchTo, type MenuRoute } from '#platform/web/session/menu-route.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { homeTexts } from './home.text.ts'

/** What a new company has still to enter, for whoever sets it up; gone when all is done. */
export function SetupList({ routes }: { routes: readonly MenuRoute[] }) {
  const may = useAllows()
  const say = useSay()
  const call = useCall()
  const mayAsk = may(mayAudit)
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => call(setupState, {}, signal),
    enabled: mayAsk,
    staleTime: 0,
  })
  const steps = (data?.list ?? []).flatMap((step) => {
    const screen = branchTo(routes, step.path).at(-1)
    return screen ? [{ ...step, title: say(screen.title) }] : []
  })
  const needed = steps.filter(({ is_optional }) => !is_optional)
  const done = needed.filter(({ is_done }) => is_done).length
  if (done === needed.length) return null
  return (
    <section className="setup" aria-labelledby="setup-title">
      <h2 id="setup-title">
        {say(homeTexts.setup)} <span className="dim">{`${done} / ${needed.length}`}</span>
      </h2>
      <p className="dim">{say(homeTexts.setupHow)}</p>
      <ol>
        {steps.map(({ path, title, is_done, is_optional }) => (
          <li key={path} className={is_done ? 'done' : undefined}>
            <Icon name={is_done ? 'done' : 'dot'} size="m" />
            <Link to={path}>{title}</Link>
            {is_done || is_optional ? (
              <span className="dim">{say(is_done ? homeTexts.setupDone : homeTexts.setupOptional)}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
