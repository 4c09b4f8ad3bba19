import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { planFamily, type RelatedPlan } from '../../contract/plan/plan-calls.ts'
import { familyTexts } from './family.text.ts'
import type { ChosenPlan } from './plan-row.ts'

/** Plans, and on request those of their components with them. */
export function useFamily(
  plans: readonly ChosenPlan[],
  goesWith: (part: RelatedPlan) => boolean = () => true,
) {
  const call = useCall()
  const [isTogether, setTogether] = useState(false)
  const numbers = plans.map(({ plan_no }) => plan_no).join(',')
  const { data } = useQuery({
    queryKey: ['production plan', 'family', numbers],
    queryFn: ({ signal }) => call(planFamily, { plan_no: numbers }, signal),
  })
  const below = data?.below ?? []
  const parts = below.filter(goesWith)
  return {
    isRead: data !== undefined,
    all: isTogether ? [...plans, ...parts] : plans,
    ...{ parts, left: below.length - parts.length, isTogether, setTogether },
  }
}

interface Props {
  family: ReturnType<typeof useFamily>
  /** 構成品の計画{count}件も一緒に…. */
  label: Text
}

/** A tick, and which plans it means. */
export function FamilyChoice({ family, label }: Props) {
  const say = useSay()
  const { parts, left, isTogether, setTogether } = family
  if (parts.length === 0) return null
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="together"
          checked={isTogether}
          onChange={({ target }) => setTogether(target.checked)}
        />
        {say(label, { count: parts.length })}
      </label>
      {left > 0 ? <p className="dim">{say(familyTexts.left, { count: left })}</p> : null}
      {isTogether ? <RelatedPlans label={familyTexts.below} plans={parts} /> : null}
    </>
  )
}

interface RelatedProps {
  label: Text
  plans: readonly RelatedPlan[]
  isLinked?: boolean
}

/** Plans above or below others, by level. */
export function RelatedPlans({ label, plans, isLinked = false }: RelatedProps) {
  const say = useSay()
  return (
    <PlainTable
      label={say(label)}
      rows={plans}
      keyOf={({ plan_no }) => plan_no}
      rowHeader="plan"
      columns={[
        { name: 'level', label: familyTexts.level, kind: 'figure', cell: ({ level }) => level },
        {
          ...{ name: 'plan', label: familyTexts.plan },
          cell: ({ plan_no }) =>
            isLinked ? (
              <Link to={`${planManageList.screen.path}?plan_no=${plan_no}`}>{plan_no}</Link>
            ) : (
              plan_no
            ),
        },
        {
          ...{ name: 'item', label: familyTexts.item },
          cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
        },
        {
          name: 'qty',
          label: familyTexts.qty,
          kind: 'figure',
          cell: ({ qty, unit_nm }) => `${qty} ${unit_nm}`,
        },
        { name: 'start', label: familyTexts.start, kind: 'date', cell: ({ start_dt }) => start_dt },
        { name: 'due', label: familyTexts.due, kind: 'date', cell: ({ due_dt }) => due_dt },
      ]}
    />
  )
}
