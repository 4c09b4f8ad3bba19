import type { OutputOf } from '#platform/contract/endpoint.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { itemStock } from '../../contract/item-stock.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { ProjectionChart } from './projection-chart.tsx'

/** The days to come: as a picture, and as a table with the slip behind each step. */
export function ProjectionPart({ data }: { data: OutputOf<typeof itemStock> }) {
  const say = useSay()
  const { steps, on_hand, business_date, safety_stock } = data
  return (
    <section>
      <h2>{say(enquiryTexts.projection)}</h2>
      {steps.length === 0 ? (
        <p className="dim">{say(enquiryTexts.noSteps, { qty: on_hand })}</p>
      ) : (
        <>
          <ProjectionChart
            begin={{ date: business_date, balance: Number(on_hand) }}
            steps={steps.map(({ date, balance }) => ({ date, balance: Number(balance) }))}
            floor={Number(safety_stock)}
          />
          <table className="grid">
            <thead>
              <tr>
                <th scope="col">{say(enquiryTexts.date)}</th>
                <th scope="col">{say(enquiryTexts.what)}</th>
                <th scope="col">{say(enquiryTexts.slip)}</th>
                <th scope="col" className="num">
                  {say(enquiryTexts.change)}
                </th>
                <th scope="col" className="num">
                  {say(enquiryTexts.balance)}
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{business_date.replaceAll('-', '/')}</td>
                <td colSpan={3}>{say(enquiryTexts.today)}</td>
                <td className="num">
                  <Figure exact={on_hand} />
                </td>
              </tr>
              {steps.map((step) => (
                <tr key={`${step.kind} ${step.no} ${String(step.line)} ${String(step.allocated)}`}>
                  <td>{step.date.replaceAll('-', '/')}</td>
                  <td>{step.what}</td>
                  <td>
                    {step.no}
                    {step.line > 0 ? `-${String(step.line)}` : ''}
                  </td>
                  <td className="num">
                    <Figure exact={step.qty} />
                  </td>
                  <td className="num">
                    <Figure exact={step.balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
