import { useQuery } from '@tanstack/react-query'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { costParts, rollUpReasons, type Cost } from '#modules/master/contract/roll-up.ts'
import { itemStandardCostMaster } from '#modules/master/contract/stock-location.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { rollUpTexts } from './roll-up.text.ts'

/** Each part at its cost and each thing that is done: the last line is their sum. */
export function RollUpReasons({ item_cd, from_dt }: { item_cd: string; from_dt: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [itemStandardCostMaster.name, 'reasons', item_cd, from_dt],
    queryFn: ({ signal }) => call(rollUpReasons, { item_cd, from_dt }, signal),
    staleTime: 0,
  })
  if (!data) return null
  const figures = (cost: Cost) =>
    costParts.map((part) => (
      <td key={part} className="num">
        {cost[part] === '0' ? '' : grouped(decimal(cost[part]))}
      </td>
    ))
  return (
    <div className="roll-up-why">
      <table className="grid" aria-label={`${item_cd} ${say(rollUpTexts.why)}`}>
        <thead>
          <tr>
            <th scope="col">{say(rollUpTexts.why)}</th>
            {costParts.map((part) => (
              <th key={part} scope="col" className="num">
                {say(rollUpTexts[part])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.parts.map((part) => (
            <tr key={part.item_cd}>
              <td>{say(rollUpTexts.part, { qty: part.qty, item: `${part.item_cd}　${part.item_nm}` })}</td>
              {figures(part.cost)}
            </tr>
          ))}
          {data.steps.map((step) => (
            <tr key={step.work_cd}>
              <td>
                {step.seconds === '0'
                  ? say(rollUpTexts.stepOutside, { work: step.work_nm })
                  : say(rollUpTexts.step, { work: step.work_nm, seconds: step.seconds })}
              </td>
              {figures(step.cost)}
            </tr>
          ))}
          {data.lost.scrap_rate === '0' ? null : (
            <tr>
              <td>{say(rollUpTexts.lost, { rate: data.lost.scrap_rate })}</td>
              {figures(data.lost.cost)}
            </tr>
          )}
          <tr>
            <th scope="row">{say(rollUpTexts.total)}</th>
            {figures(data.cost)}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
