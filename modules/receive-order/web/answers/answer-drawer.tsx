import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { answerDates, shiftDays } from '../../contract/answers/answer-calls.ts'
import { daysText, lineText, type LineMeant } from '../../contract/answers/lines-meant.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { answersTexts } from './answers.text.ts'
import { PossibleText, usePossibleDays } from './possible-days.tsx'
import './answers.css'

/** What has to be known of a line to answer it. */
export interface AnsweredLine extends LineMeant {
  readonly item_cd: string
  readonly backlog_qty: string
  readonly desired_dt: string
  readonly answer_dt: string
  readonly confirmed_dt: string
}

interface Props {
  lines: readonly AnsweredLine[]
  onClose: () => void
}

type Typed = Readonly<Record<string, string>>

/** 納期回答: the wish where it can be met, else the first possible day; each day can be typed, all of them shifted. */
export function AnswerDrawer({ lines, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [kind, setKind] = useState<'1' | '2'>('1')
  const [reason, setReason] = useState('')
  const [hold, setHold] = useState('')
  const [days, setDays] = useState('1')
  const [typed, setTyped] = useState<Typed>({})
  const [state, setState] = useState<{ message: string; errors: FieldErrors; sending: boolean }>({
    ...{ message: '', errors: {}, sending: false },
  })
  const { days: possible, waits } = usePossibleDays(lines.map(lineText))
  const seenOf = ({ answer_dt, confirmed_dt }: AnsweredLine) => (kind === '1' ? answer_dt : confirmed_dt)
  const begunWith = (line: AnsweredLine): string => {
    const said = seenOf(line) || (kind === '2' ? line.answer_dt : '')
    if (said === '' && waits) return ''
    const day = possible.get(lineText(line))?.possible_dt ?? ''
    return said || (day > line.desired_dt ? day : line.desired_dt)
  }
  const textOf = (line: AnsweredLine) => typed[lineText(line)] ?? begunWith(line).replaceAll('-', '/')
  const dateOf = (line: AnsweredLine) => readDate(textOf(line), today) ?? ''
  const putAll = (dayOf: (line: AnsweredLine) => string) =>
    setTyped(Object.fromEntries(lines.map((line) => [lineText(line), dayOf(line).replaceAll('-', '/')])))
  const shift = async () => {
    const dated = lines.flatMap((line) => (dateOf(line) === '' ? [] : [{ ...line, date: dateOf(line) }]))
    if (dated.length === 0 || state.sending) return
    setState({ message: '', errors: {}, sending: true })
    try {
      const { list } = await call(shiftDays, { lines: daysText(dated), days })
      const shifted = new Map(list.map((one) => [lineText(one), one.date]))
      putAll((line) => shifted.get(lineText(line)) ?? dateOf(line))
      setState({ message: '', errors: {}, sending: false })
    } catch (error) {
      setState({ ...refusalOf(error), sending: false })
    }
  }
  const send = async () => {
    setState({ message: '', errors: {}, sending: true })
    try {
      const { answered, held } = await call(answerDates, {
        ...{ kind, reason, hold_dt: hold === '' ? '' : (readDate(hold, today) ?? hold) },
        lines: lines.map((line) => ({
          ...{ order_no: line.order_no, line_no: line.line_no, date: dateOf(line), seen: seenOf(line) },
        })),
      })
      await cache.invalidateQueries()
      const done = hold === '' ? answersTexts.done : answersTexts.doneAndHeld
      showToast('done', say(done, { count: answered, held }))
      onClose()
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setState({ message, errors, sending: false })
    }
  }
  // Until the possible days are known, the wish is not promised in their place.
  const sending = state.sending || waits
  const submit = () => void (sending || send())
  return (
    <FormDrawer
      title={say(answersTexts.title, { count: lines.length })}
      label={answersTexts.answer}
      {...(orderSlip.write ? { need: [orderSlip.write] } : {})}
      form={{ ...state, sending, submit }}
      wide
      onClose={onClose}
    >
      <p className="dim">{say(answersTexts.help)}</p>
      <div className="answer-how">
        <Labelled label={say(answersTexts.kind)}>
          {(control) => (
            <select
              {...control}
              name="kind"
              className="fld"
              value={kind}
              onChange={({ target }) => setKind(target.value === '2' ? '2' : '1')}
            >
              <option value="1">{say(answersTexts.answered)}</option>
              <option value="2">{say(answersTexts.confirmed)}</option>
            </select>
          )}
        </Labelled>
        <Labelled label={say(answersTexts.reason)}>
          {(control) => (
            <input
              {...control}
              name="reason"
              className="fld"
              maxLength={100}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Labelled>
      </div>
      <div className="answer-how">
        <button
          type="button"
          className="btn"
          onClick={() => putAll((line) => possible.get(lineText(line))?.possible_dt ?? '')}
        >
          {say(answersTexts.toPossible)}
        </button>
        <button type="button" className="btn" onClick={() => putAll(({ desired_dt }) => desired_dt)}>
          {say(answersTexts.toDesired)}
        </button>
        <Labelled label={say(answersTexts.days)} error={state.errors['days']}>
          {(control) => (
            <input
              {...control}
              name="days"
              className="fld"
              size={4}
              inputMode="numeric"
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Labelled>
        <button type="button" className="btn" onClick={() => void shift()}>
          {say(answersTexts.shift)}
        </button>
      </div>
      <div className="answer-how">
        <Labelled
          label={say(answersTexts.hold)}
          hint={say(answersTexts.holdHint)}
          error={state.errors['hold_dt']}
        >
          {(control) => (
            <input
              {...control}
              name="hold_dt"
              className="fld day"
              size={11}
              inputMode="numeric"
              autoComplete="off"
              value={hold}
              onChange={({ target }) => setHold(target.value)}
              onBlur={() => setHold(readDate(hold, today)?.replaceAll('-', '/') ?? hold)}
            />
          )}
        </Labelled>
      </div>
      <PlainTable
        label={say(answersTexts.table)}
        rows={lines}
        keyOf={lineText}
        rowHeader="line"
        columns={[
          { name: 'line', label: answersTexts.line, cell: lineText },
          { name: 'item', label: answersTexts.item, cell: ({ item_cd }) => item_cd },
          {
            name: 'qty',
            label: answersTexts.backlog,
            kind: 'figure',
            cell: ({ backlog_qty }) => backlog_qty,
          },
          {
            name: 'desired',
            label: answersTexts.desired,
            kind: 'date',
            cell: ({ desired_dt }) => desired_dt,
          },
          { name: 'now', label: answersTexts.now, kind: 'date', cell: seenOf },
          {
            ...{ name: 'possible', label: answersTexts.possible },
            cell: (line) => (
              <PossibleText possible={possible.get(lineText(line))} desired_dt={line.desired_dt} />
            ),
          },
          {
            ...{ name: 'date', label: answersTexts.date },
            cell: (line) => (
              <input
                className="fld day"
                size={11}
                inputMode="numeric"
                autoComplete="off"
                aria-label={say(answersTexts.dateOf, { line: lineText(line) })}
                value={textOf(line)}
                onChange={({ target }) => setTyped({ ...typed, [lineText(line)]: target.value })}
                onBlur={() =>
                  dateOf(line) && setTyped({ ...typed, [lineText(line)]: dateOf(line).replaceAll('-', '/') })
                }
              />
            ),
            error: (line) => state.errors[`lines.${lines.indexOf(line)}.date`],
          },
        ]}
      />
    </FormDrawer>
  )
}
