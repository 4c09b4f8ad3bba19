import type { Text } from '#platform/contract/text.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { Stop } from '../../contract/pick/pick-calls.ts'
import { pickTexts } from './pick.text.ts'
import type { Expected, useWalk } from './use-walk.ts'

interface Props {
  stop: Stop
  reading: ReturnType<typeof useWalk>['reading']
  expected: Expected
}

/** The three points, in the order in which they are compared. */
const numbers = { order: 1, ours: 2, theirs: 3 } as const

/** The shelf, what is to be taken from it, and the three points that have to agree. */
export function StopCard({ stop, reading, expected }: Props) {
  const say = useSay()
  const point = (is: keyof typeof numbers, label: Text, value: string, isDone: boolean) => {
    const isNow = !isDone && is === expected
    return (
      <li className={isDone ? 'done' : isNow ? 'now' : undefined} data-point={is}>
        {isDone ? <Icon name="done" size="m" /> : <span className="pick-open">{numbers[is]}</span>}
        <span>{say(label)}</span>
        <b>
          {value}
          {isNow ? <small>{say(pickTexts.readIt)}</small> : null}
        </b>
        <span>{isDone ? say(pickTexts.match) : isNow ? <Icon name="scan" size="m" /> : null}</span>
      </li>
    )
  }
  return (
    <section className="pick-stop" aria-label={`${say(pickTexts.place)} ${stop.location_cd}`}>
      <div className="pick-what">
        <p className={expected === 'place' ? 'pick-place now' : 'pick-place'}>
          {reading.isAtPlace ? <Icon name="done" size="m" /> : null}
          {say(pickTexts.place)} <b>{stop.location_cd}</b>
          {expected === 'place' ? <small>{say(pickTexts.readIt)}</small> : null}
        </p>
        <p className="pick-qty">
          <b>{stop.qty}</b> {stop.unit_nm}
        </p>
        <h2>{stop.item_nm}</h2>
        <p>
          {say(pickTexts.boxes, { count: stop.boxes })}
          {stop.over_qty === '0' ? '' : `　${say(pickTexts.takesMore, { over: stop.over_qty })}`}
        </p>
        {stop.one_lot ? <p className="pick-rule s-warn">{say(pickTexts.oneLot)}</p> : null}
      </div>
      <ul className="pick-points">
        {point('order', pickTexts.order, `${stop.order_no}-${stop.order_line_no}`, reading.isAtPlace)}
        {point('ours', pickTexts.ours, `${stop.item_cd}　${stop.lot_no}`, reading.label !== '')}
        {stop.is_matched ? point('theirs', pickTexts.theirs, stop.customer_item_cd, false) : null}
      </ul>
    </section>
  )
}
