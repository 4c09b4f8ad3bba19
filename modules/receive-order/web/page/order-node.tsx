import { Link } from 'react-router'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import type { OrderNode } from '../../contract/page/order-page.ts'
import { orderPageTexts } from './order-page.text.ts'
import './order-node.css'

const icons = { done: 'done', underWay: 'underWay', expected: 'notBegun', late: 'bad' } as const
const tones = { done: 's-done', underWay: 's-go', expected: 's-none', late: 's-bad' } as const

/** A document that hangs on a line: what it is, how much, when, and the way to it. */
export function NodeCard({ node: { what, no, qty, date, link, state } }: { node: OrderNode }) {
  const say = useSay()
  const language = useLanguage()
  const words = (
    <>
      <span className={`st ${tones[state]}`}>
        <Icon name={icons[state]} size="s" />
        {what} {no}
      </span>
      <b>{grouped(decimal(qty), 0)}</b>
      <span className="dim">
        {date === '' ? '' : businessDateText(date, language)}
        {state === 'late' ? ` ${say(orderPageTexts.late)}` : ''}
      </span>
    </>
  )
  const look = `order-node ${state}`
  return link === '' ? (
    <div className={look}>{words}</div>
  ) : (
    <Link className={look} to={link}>
      {words}
    </Link>
  )
}
