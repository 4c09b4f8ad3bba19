import { useEffect, useEffectEvent } from 'react'
import type { AnySlip } from '#platform/contract/slip.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import type { SlipProblem } from './slip-problems.ts'
import { slipTexts } from './slip.text.ts'

interface Props {
  slip: AnySlip
  problems: readonly SlipProblem[]
  onGo: (problem: SlipProblem) => void
}

/** More than this nobody reads; after the repair of one the next moves up. */
const shownMost = 50
const withKeys = 9

/** Everything that must be repaired, each with the key that leads to it: Alt+1 is always the next one. */
export function SlipChecks({ slip, problems, onGo }: Props) {
  const say = useSay()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
    const problem = digit === undefined ? undefined : problems[Number(digit) - 1]
    if (!problem) return
    event.preventDefault()
    onGo(problem)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const words = ({ line, field, message }: SlipProblem) => {
    const label = (line === null ? slip.header : slip.lines)[field]?.label
    const named = { field: label ? say(label) : field, message }
    return line === null
      ? say(slipTexts.inHeader, named)
      : say(slipTexts.inLine, { ...named, line: line + 1 })
  }
  return (
    <section className="slip-checks">
      <h2>
        <b>{say(slipTexts.toCheck)}</b>
        <output>{say(slipTexts.count, { count: problems.length })}</output>
      </h2>
      {problems.length === 0 ? <p className="dim">{say(slipTexts.nothing)}</p> : null}
      <ul>
        {problems.slice(0, shownMost).map((problem, index) => (
          <li key={`${String(problem.line)} ${problem.field}`}>
            <button type="button" onClick={() => onGo(problem)}>
              <Icon name="bad" size="m" />
              <span>{words(problem)}</span>
              {index < withKeys ? <kbd aria-hidden="true">{`Alt ${String(index + 1)}`}</kbd> : null}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > shownMost ? (
        <p className="dim">{say(slipTexts.more, { count: problems.length - shownMost })}</p>
      ) : null}
    </section>
  )
}
