import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { TextParams } from '#platform/contract/text.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import type { aboutPlan } from '../../contract/plan/plan-calls.ts'
import { planLateReason } from '../../contract/plan/plan-codes.ts'
import { planScenarioScreen } from '../../contract/scenario/scenario-calls.ts'
import { planTexts } from '../plan/plan.text.ts'
import type { Effect } from '#planning/moves/try-remedies.ts'
import { spentParts, timeFall } from './time-fall.ts'
import { useRemedies } from './use-remedies.ts'
import { whyTexts } from './why.text.ts'
import './why.css'

type About = OutputOf<typeof aboutPlan>

/** なぜ遅れるか: what binds it, and what might help, each tried beside the plan by one press. */
export function WhyLate({ about, plan_no, item_cd }: { about: About; plan_no: string; item_cd: string }) {
  const say = useSay()
  const allows = useAllows()
  const { late, late_part, due_dt, end_dt } = about
  const { facility_cd: facility, order_no } = about
  const isTried = late.reason !== '' && allows('write:production') && (facility !== '' || order_no !== '')
  const measured = useRemedies(isTried ? { plan_no, facility, forOrder: order_no !== '' } : undefined)
  if (late.reason === '') return null
  const named = [say(planLateReason.texts[late.reason]), late.name].filter(Boolean).join(' ')
  return (
    <>
      <h2>{say(whyTexts.title)}</h2>
      <p>
        {late.reason !== 'unplaced' && late.days === 0
          ? say(whyTexts.early)
          : late.days > 0 && end_dt !== ''
            ? say(whyTexts.late, {
                ...{ due: written(due_dt), end: written(end_dt), days: late.days, reason: named },
              })
            : say(whyTexts.unplaced, { reason: named })}
      </p>
      {late_part === null ? null : <LatePart part={late_part} />}
      {allows('write:production') ? (
        <>
          <h2>{say(whyTexts.remedies)}</h2>
          <p className="dim">{say(whyTexts.remediesHelp)}</p>
          <ul className="remedies">
            {late_part?.bought && allows(['placeorder:yes']) ? (
              <li>
                <Link className="btn" to={late_part.link}>
                  {say(late_part.no === '' ? whyTexts.order : whyTexts.hasten, { item: late_part.item_cd })}
                </Link>
              </li>
            ) : null}
            {late_part && allows(['placeorder:yes'])
              ? about.suppliers.map(({ supplier_cd, branch_no, supplier_nm, date, days, link }) => (
                  <li key={`${supplier_cd} ${branch_no}`}>
                    <Link className="btn" to={link}>
                      {say(whyTexts.supplier, {
                        ...{ item: late_part.item_cd, supplier: supplier_nm, date: written(date), days },
                      })}
                    </Link>
                  </li>
                ))
              : null}
            {remediesOf(about, item_cd).map(({ kind, words, change }) => (
              <li key={kind}>
                <Link
                  className="btn"
                  to={`${planScenarioScreen.path}?${new URLSearchParams({ kind, ...change }).toString()}`}
                >
                  {say(whyTexts[kind], words)}
                </Link>
                {kind === 'lot' ? null : (
                  <Measured isThere={measured !== undefined} effect={measured?.[kind]} />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** What a remedy has been found to do, beside its button. */
function Measured({ isThere, effect }: { isThere: boolean; effect: Effect | undefined }) {
  const say = useSay()
  if (!isThere) return <span className="dim">{say(whyTexts.measuring)}</span>
  if (!effect) return <span className="dim">{say(whyTexts.notMeasured)}</span>
  const { earlier, lateLess } = effect
  const whole = lateLess > 0 ? whyTexts.lessLate : lateLess < 0 ? whyTexts.moreLate : whyTexts.asLate
  const own = earlier > 0 ? whyTexts.earlier : earlier < 0 ? whyTexts.laterThen : whyTexts.noEffect
  return (
    <span className={earlier > 0 ? 'remedy-effect s-done' : 'remedy-effect'}>
      <b>{say(own, { days: Math.abs(earlier) })}</b>
      {say(whole, { days: Math.abs(lateLess) })}
    </span>
  )
}

/** 待っている部品: what it is, what brings it and when; a press leads to where one looks after it. */
function LatePart({ part }: { part: NonNullable<About['late_part']> }) {
  const say = useSay()
  const { item_cd, item_nm, what, no, link, date, late_days: days } = part
  const words = say(whyTexts.part, {
    ...{ item: `${item_cd} ${item_nm}`, from: `${what} ${no}`.trim() },
    ...{ date: written(date), days },
  })
  return <p>{link === '' ? words : <KeyLink to={link}>{words}</KeyLink>}</p>
}

interface Remedy {
  readonly kind: 'overtime' | 'urgent' | 'lot'
  readonly words: TextParams
  /** What the scenario begins with. */
  readonly change: Readonly<Record<string, string>>
}

/** By what the plan is bound to: its machine between its days, its order, its item. */
function remediesOf(about: About, item_cd: string): readonly Remedy[] {
  const { facility_cd, order_no, line_no, start_dt: from_dt, due_dt: to_dt } = about
  const remedies: readonly (Remedy | undefined)[] = [
    facility_cd === ''
      ? undefined
      : { kind: 'overtime', words: { machine: facility_cd }, change: { facility_cd, from_dt, to_dt } },
    order_no === ''
      ? undefined
      : {
          ...{ kind: 'urgent', words: { no: order_no, line: line_no } },
          change: { order_no, line_no: String(line_no) },
        },
    { kind: 'lot', words: { item: item_cd }, change: { item_cd } },
  ]
  return remedies.filter((one) => one !== undefined)
}

/** 時間の内訳: every minute from the first beginning to the last end. */
export function TimeSpentTable({ operations }: Pick<About, 'operations'>) {
  const say = useSay()
  if (operations.every((one) => spentParts.every((part) => one[part] === 0))) return null
  const fall = timeFall(operations)
  return (
    <>
      <h2>{say(whyTexts.spent)}</h2>
      <p className="why-key" aria-hidden="true">
        {spentParts.map((part) => (
          <span key={part}>
            <i className={`spent-${part}`} />
            {say(whyTexts[part])}
          </span>
        ))}
      </p>
      <PlainTable
        label={say(whyTexts.spent)}
        rows={operations}
        keyOf={({ process_no, facility_nm }) => `${process_no} ${facility_nm}`}
        rowHeader="process"
        columns={[
          {
            ...{ name: 'process', label: planTexts.operations },
            cell: ({ process_no, operation_nm }) => `${process_no}　${operation_nm}`,
          },
          {
            ...{ name: 'fall', label: whyTexts.fall },
            cell: (one) => (
              <span className="why-fall" aria-hidden="true">
                {fall[operations.indexOf(one)]?.map(({ part, from, width }) => (
                  <i
                    key={part}
                    className={`spent-${part}`}
                    style={{ left: `${String(from)}%`, width: `${String(width)}%` }}
                  />
                ))}
              </span>
            ),
          },
          ...spentParts.map((part) => ({
            ...{ name: part, label: whyTexts[part], kind: 'figure' as const },
            sum: hours(operations.reduce((sum, one) => sum + one[part], 0)),
            cell: (one: About['operations'][number]) => hours(one[part]),
          })),
        ]}
      />
    </>
  )
}

const hours = (minutes: number): string => (minutes / 60).toFixed(1)

const written = (date: string): string => date.replaceAll('-', '/')
