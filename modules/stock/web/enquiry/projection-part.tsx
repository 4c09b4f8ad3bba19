import type { OutputOf } from '#platform/contract/endpoint.ts'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { itemStock } from '../../contract/item-stock.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { coursePoints } from './course-points.ts'

/** What has become of the stock and what will: as a picture, and the days to come as a table with the slip behind each step. */
export function ProjectionPart({ data }: { data: OutputOf<typeof itemStock> }) {
  const say = useSay()
  const { steps, on_hand, business_date, safety_stock } = data
  return (
    <section>
      <h2>{say(enquiryTexts.projection)}</h2>
      <LineChart
        label={say(enquiryTexts.projection)}
        axis="days"
        steps
        tableBeside
        now={{ label: say(enquiryTexts.today), at: business_date }}
        floor={{ label: say(enquiryTexts.safety), value: Number(safety_stock) }}
        series={[{ name: 'balance', label: say(enquiryTexts.balance), points: coursePoints(data) }]}
      />
      {steps.length === 0 ? null : (
        <PlainTable
          label={say(enquiryTexts.projection)}
          rows={steps}
          keyOf={(step) => `${step.kind} ${step.no} ${String(step.line)} ${String(step.allocated)}`}
          first={{
            label: `${business_date.replaceAll('-', '/')}　${say(enquiryTexts.today)}`,
            values: { balance: on_hand },
          }}
          columns={[
            { name: 'date', label: enquiryTexts.date, kind: 'date', cell: ({ date }) => date },
            { name: 'what', label: enquiryTexts.what, cell: ({ what }) => what },
            {
              name: 'slip',
              label: enquiryTexts.slip,
              cell: ({ no, line, link }) => {
                const slip = line > 0 ? `${no}-${String(line)}` : no
                return link === '' ? slip : <KeyLink to={link}>{slip}</KeyLink>
              },
            },
            { name: 'change', label: enquiryTexts.change, kind: 'figure', cell: ({ qty }) => qty },
            {
              name: 'balance',
              label: enquiryTexts.balance,
              kind: 'figure',
              cell: ({ balance }) => balance,
            },
          ]}
        />
      )}
    </section>
  )
}
