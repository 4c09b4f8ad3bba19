import { useState } from 'react'
import { decimal, grouped, readDecimal, written } from '#platform/contract/decimal.ts'
import type { Routing } from '#modules/master/contract/routing.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { flowOf, tenth, type FlowStep } from './flow-steps.ts'
import { durationOf } from './routing-rows.ts'
import { routingTexts } from './routing.text.ts'

interface Props {
  routing: Routing
  selected: number | undefined
  onSelect: (process_no: number) => void
}

const usualQty = '100'

/** The steps from left to right with what each takes and loses, and where the days go. The table below is what is changed. */
export function RoutingFlow({ routing, selected, onSelect }: Props) {
  const say = useSay()
  const [qty, setQty] = useState(usualQty)
  const read = readDecimal(qty)
  const wanted = read && read.units > 0n ? Math.ceil(Number(written(read))) : Number(usualQty)
  const { steps, started, through, days } = flowOf(routing.steps, wanted)
  if (steps.length === 0) return null
  return (
    <section className="flow" aria-label={say(routingTexts.flow)}>
      <div className="flow-head">
        <Labelled label={say(routingTexts.flowQty)}>
          {(control) => (
            <input
              {...control}
              className="fld num"
              size={8}
              inputMode="numeric"
              value={qty}
              onChange={(event) => setQty(event.target.value)}
            />
          )}
        </Labelled>
        <span>
          {say(routingTexts.started)} <b>{started.toLocaleString()}</b>
        </span>
        <span>
          {say(routingTexts.through)} <b>{tenth(through)}%</b>
        </span>
        <span>
          {say(routingTexts.lead)} <b>{say(routingTexts.days, { days: tenth(days) })}</b>
        </span>
      </div>
      <ol className="flow-steps">
        {steps.map((one) => (
          <li key={one.step.process_no}>
            <Node
              one={one}
              parts={routing.parts.filter(({ process_no }) => process_no === one.step.process_no)}
              isSelected={one.step.process_no === selected}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ol>
      {days > 0 ? (
        <ol className="flow-days" aria-label={say(routingTexts.shareOfDays)}>
          {steps.map(({ step, days: own }) =>
            own > 0 ? (
              <li
                key={step.process_no}
                className={step.supplier_nm ? 'outside' : undefined}
                style={{ flexGrow: own }}
                title={`${step.operation_nm} ${say(routingTexts.days, { days: tenth(own) })}`}
              >
                <span>{step.operation_nm}</span>
                <span>{say(routingTexts.days, { days: tenth(own) })}</span>
              </li>
            ) : null,
          )}
        </ol>
      ) : null}
      <p className="field-hint">{say(routingTexts.eightHours)}</p>
    </section>
  )
}

interface NodeProps {
  one: FlowStep
  parts: Routing['parts']
  isSelected: boolean
  onSelect: (process_no: number) => void
}

function Node({ one: { step, begun, hours }, parts, isSelected, onSelect }: NodeProps) {
  const say = useSay()
  const isOutside = step.supplier_nm !== ''
  const duration = (seconds: string) =>
    seconds === '' ? say(routingTexts.noTime) : say(routingTexts.minutes, { ...durationOf(seconds) })
  return (
    <>
      <span className="flow-qty">{begun.toLocaleString()}</span>
      <div className="flow-place">
        <button
          type="button"
          className={isOutside ? 'flow-step outside' : 'flow-step'}
          aria-pressed={isSelected}
          onClick={() => onSelect(step.process_no)}
        >
          <span className="flow-name">
            <span className="dim">{step.process_no}</span> <b>{step.operation_nm}</b>
            {isOutside ? <span className="chip">{say(routingTexts.outside)}</span> : null}
          </span>
          <span>{isOutside ? step.supplier_nm : step.facility_group_nm || step.work_nm}</span>
          {isOutside ? (
            <>
              <span>{say(routingTexts.days, { days: step.outside_days })}</span>
              <span>
                {step.outside_price === ''
                  ? ''
                  : say(routingTexts.outsidePrice, { price: grouped(decimal(step.outside_price)) })}
              </span>
            </>
          ) : (
            <>
              <span>
                {say(routingTexts.setup)} {duration(step.setup_seconds)}
              </span>
              <span>
                {say(routingTexts.run)} {duration(step.piece_seconds)}
              </span>
            </>
          )}
          <span className={step.yield_rate === '100' ? 'dim' : 'flow-loss'}>
            {say(routingTexts.yield, { rate: step.yield_rate })}
            {hours > 0 ? `　${say(routingTexts.hours, { hours: tenth(hours) })}` : ''}
          </span>
        </button>
        {parts.length > 0 ? (
          <ul className="flow-parts">
            {parts.map((part) => (
              <li key={part.seq} title={part.part_item_nm}>
                <Icon name="up" size="s" />
                {part.part_item_cd} <span className="dim">{grouped(decimal(part.usage_qty))}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  )
}
