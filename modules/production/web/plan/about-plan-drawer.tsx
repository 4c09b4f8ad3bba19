import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { arithmeticRule } from '#modules/place-order/contract/proposal/proposal-codes.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { aboutPlan, planFamily } from '../../contract/plan/plan-calls.ts'
import { TimeSpentTable, WhyLate } from '../why/why-late.tsx'
import { RelatedPlans } from './family-choice.tsx'
import { familyTexts } from './family.text.ts'
import { PartsAwaited } from './parts-awaited.tsx'
import { planTexts } from './plan.text.ts'

interface Props {
  row: { readonly plan_no: string; readonly item_cd: string; readonly item_nm: string }
  onClose: () => void
}

/** 計算根拠: why this much, for whom it is, and where its processes stand. */
export function AboutPlanDrawer({ row: { plan_no, item_cd, item_nm }, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const about = useQuery({
    queryKey: ['production plan', 'about', plan_no],
    queryFn: ({ signal }) => call(aboutPlan, { plan_no }, signal),
  })
  const family = useQuery({
    queryKey: ['production plan', 'family', plan_no],
    queryFn: ({ signal }) => call(planFamily, { plan_no }, signal),
  })
  const { above = [] } = family.data ?? {}
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const { steps = [], purposes = [], operations = [], parts = [] } = about.data ?? {}
  // Where the time goes answers why it is late.
  const isLate = about.data !== undefined && about.data.late.reason !== ''
  return (
    <Drawer
      title={say(planTexts.aboutTitle, { no: plan_no })}
      subtitle={`${item_cd}　${item_nm}`}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {about.data ? (
        <div className="drawer-form about-plan">
          <WhyLate about={about.data} plan_no={plan_no} item_cd={item_cd} />
          {isLate ? <TimeSpentTable operations={operations} /> : null}
          <h2>{say(planTexts.steps)}</h2>
          <PlainTable
            label={say(planTexts.steps)}
            rows={steps}
            keyOf={({ rule }) => rule}
            rowHeader="rule"
            columns={[
              { name: 'rule', label: planTexts.rule, cell: ({ rule }) => say(arithmeticRule.texts[rule]) },
              { name: 'parameter', label: planTexts.parameter, kind: 'figure', cell: (one) => one.parameter },
              { name: 'value', label: planTexts.value, kind: 'figure', cell: ({ value }) => value },
            ]}
            empty={say(planTexts.noSteps)}
          />
          {purposes.length === 0 ? null : (
            <>
              <h2>{say(planTexts.purposes)}</h2>
              <PlainTable
                label={say(planTexts.purposes)}
                rows={purposes}
                keyOf={({ what, no, date }) => `${what} ${no} ${date}`}
                columns={[
                  { name: 'what', label: planTexts.what, cell: ({ what }) => what },
                  {
                    ...{ name: 'no', label: planTexts.no },
                    cell: ({ no, link }) => (link === '' ? no : <Link to={link}>{no}</Link>),
                  },
                  { name: 'qty', label: planTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
                  { name: 'date', label: planTexts.date, kind: 'date', cell: ({ date }) => date },
                ]}
              />
            </>
          )}
          {above.length === 0 ? null : (
            <>
              <h2>{say(familyTexts.above)}</h2>
              <RelatedPlans label={familyTexts.above} plans={above} isLinked />
            </>
          )}
          <PartsAwaited parts={parts} />
          <h2>{say(planTexts.operations)}</h2>
          <PlainTable
            label={say(planTexts.operations)}
            rows={operations}
            keyOf={({ process_no, facility_nm }) => `${process_no} ${facility_nm}`}
            rowHeader="process"
            columns={[
              {
                ...{ name: 'process', label: planTexts.operations },
                cell: ({ process_no, operation_nm }) => `${process_no}　${operation_nm}`,
              },
              { name: 'machine', label: planTexts.machine, cell: ({ facility_nm }) => facility_nm },
              { name: 'begins', label: planTexts.begins, kind: 'figure', cell: ({ qty }) => qty },
              { name: 'from', label: planTexts.from, cell: ({ start_at }) => start_at },
              { name: 'until', label: planTexts.until, cell: ({ end_at }) => end_at },
            ]}
            empty={say(planTexts.noOperations)}
          />
          {isLate ? null : <TimeSpentTable operations={operations} />}
        </div>
      ) : null}
    </Drawer>
  )
}
