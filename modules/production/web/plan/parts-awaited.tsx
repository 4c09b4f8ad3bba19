import type { OutputOf } from '#platform/contract/endpoint.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { aboutPlan } from '../../contract/plan/plan-calls.ts'
import { planTexts } from './plan.text.ts'

/** 手配中の部品: what a plan waits for, the last first, and under each plan what that waits for; a number leads to where one looks after it. */
export function PartsAwaited({ parts }: Pick<OutputOf<typeof aboutPlan>, 'parts'>) {
  const say = useSay()
  if (parts.length === 0) return null
  return (
    <>
      <h2>{say(planTexts.awaited)}</h2>
      <PlainTable
        label={say(planTexts.awaited)}
        rows={parts}
        keyOf={({ into, item_cd, what, no, date }) => `${into} ${item_cd} ${what} ${no} ${date}`}
        rowHeader="item"
        columns={[
          {
            ...{ name: 'item', label: planTexts.parts },
            cell: ({ item_cd, item_nm, level }) =>
              `${level > 0 ? `${'　'.repeat(level - 1)}└ ` : ''}${item_cd}　${item_nm}`,
          },
          { name: 'what', label: planTexts.what, cell: ({ what }) => what },
          {
            ...{ name: 'no', label: planTexts.no },
            cell: ({ no, link }) =>
              link === '' ? no : <KeyLink to={link}>{no || say(planTexts.proposals)}</KeyLink>,
          },
          { name: 'date', label: planTexts.there, kind: 'date', cell: ({ date }) => date },
          {
            ...{ name: 'late', label: planTexts.lateDays, kind: 'figure' },
            cell: ({ late_days }) => (late_days > 0 ? String(late_days) : ''),
          },
        ]}
      />
    </>
  )
}
