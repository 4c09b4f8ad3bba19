import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { aboutProposal } from '../../contract/proposal/proposal-calls.ts'
import { arithmeticRule } from '../../contract/proposal/proposal-codes.ts'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'
import { SuppliersTable } from './suppliers-table.tsx'
import { useAbout } from './use-about.ts'

type About = OutputOf<typeof aboutProposal>

interface Props {
  row: ProposalRow
  onClose: () => void
}

/** 計算根拠: why this much, what the stock will be, for whom it is and who could supply it. */
export function AboutDrawer({ row, onClose }: Props) {
  const say = useSay()
  const about = useAbout(row.proposal_no)
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(proposalTexts.aboutTitle, { no: row.proposal_no })}
      subtitle={`${row.item_cd}　${row.item_nm}`}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {about ? (
        <div className="drawer-form">
          <Steps steps={about.steps} />
          <Course about={about} />
          <Purposes purposes={about.purposes} />
          <SuppliersTable suppliers={about.suppliers} />
        </div>
      ) : null}
    </Drawer>
  )
}

function Steps({ steps }: Pick<About, 'steps'>) {
  const say = useSay()
  return (
    <section>
      <h2>{say(proposalTexts.steps)}</h2>
      {steps.length === 0 ? (
        <p>{say(proposalTexts.noSteps)}</p>
      ) : (
        <PlainTable
          label={say(proposalTexts.steps)}
          rows={steps}
          keyOf={({ rule }) => rule}
          rowHeader="rule"
          columns={[
            { name: 'rule', label: proposalTexts.rule, cell: ({ rule }) => say(arithmeticRule.texts[rule]) },
            {
              name: 'parameter',
              label: proposalTexts.parameter,
              kind: 'figure',
              cell: (one) => one.parameter,
            },
            { name: 'value', label: proposalTexts.value, kind: 'figure', cell: ({ value }) => value },
          ]}
        />
      )}
    </section>
  )
}

function Course({ about: { course, business_date, floor } }: { about: About }) {
  const say = useSay()
  if (course.length === 0) return null
  return (
    <section>
      <h2>{say(proposalTexts.course)}</h2>
      <LineChart
        label={say(proposalTexts.course)}
        axis="days"
        steps
        now={{ label: say(proposalTexts.today), at: business_date }}
        floor={{ label: say(proposalTexts.safety), value: Number(floor) }}
        series={[
          {
            ...{ name: 'with', label: say(proposalTexts.with) },
            points: course.map(({ date, with: value }) => ({ at: date, value: Number(value) })),
          },
          {
            ...{ name: 'without', label: say(proposalTexts.without) },
            points: course.map(({ date, without }) => ({ at: date, value: Number(without) })),
          },
        ]}
      />
    </section>
  )
}

function Purposes({ purposes }: Pick<About, 'purposes'>) {
  const say = useSay()
  if (purposes.length === 0) return null
  return (
    <section>
      <h2>{say(proposalTexts.purposes)}</h2>
      <PlainTable
        label={say(proposalTexts.purposes)}
        rows={purposes}
        keyOf={({ what, no, date }) => `${what} ${no} ${date}`}
        columns={[
          { name: 'what', label: proposalTexts.what, cell: ({ what }) => what },
          {
            ...{ name: 'no', label: proposalTexts.no },
            cell: ({ no, link }) => (link === '' ? no : <Link to={link}>{no}</Link>),
          },
          { name: 'qty', label: proposalTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
          { name: 'date', label: proposalTexts.date, kind: 'date', cell: ({ date }) => date },
        ]}
      />
    </section>
  )
}
