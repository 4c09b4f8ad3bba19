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

interface Props {
  node: OrderNode
  /** The day beside which it stands: its year is not said again. */
  beside?: string
}

/** A document that hangs on a line: what it is, how much, when, and the way to it. */
export function NodeCard({ node: { what, no, qty, date, link, state }, beside = '' }: Props) {
  const say = useSay()
  const language = useLanguage()
  const day = date === '' ? '' : businessDateText(date, language)
  const words = (
    <>
      <span className={`st ${tones[state]}`}>
        <Icon name={icons[state]} size="s" />
        {what} {no}
      </span>
      <b>{grouped(decimal(qty), 0)}</b>
      <span className="dim">
        {date.slice(0, 4) === beside.slice(0, 4) ? day.slice(5) : day}
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
