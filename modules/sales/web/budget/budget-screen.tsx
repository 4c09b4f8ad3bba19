import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { rangeOf } from '#platform/contract/list-condition.ts'
import { Board } from '#platform/web/kit/board/board.tsx'
import { daysAt } from '#platform/web/kit/board/board-days.ts'
import { comparedRows } from '#platform/web/kit/board/compare-rows.ts'
import { cellsTyped, typedFor } from '#platform/web/kit/board/typed-board.ts'
import { useFiscalYear } from '#platform/web/kit/board/use-fiscal-year.ts'
import { useTypedBoard } from '#platform/web/kit/board/use-typed-board.ts'
import { useWhenWritten } from '#platform/web/kit/board/use-when-written.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, ConditionBar, showCommand } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { readYear } from '#platform/web/kit/enquiry/read-year.ts'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { YearField } from '#platform/web/kit/enquiry/year-field.tsx'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SaveAllScreen, type Edit } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { usePhone } from '#platform/web/kit/view/use-device.ts'
import { useSay } from '#platform/web/language/say.ts'
import {
  budgetAmount,
  budgetBy,
  budgetCsv,
  budgetScreen,
  conditionOf,
} from '../../contract/budget/budget-calls.ts'
import { salesManageList } from '../../contract/sale/sales-list.ts'
import { BudgetWays } from './budget-ways.tsx'
import { budgetTexts } from './budget.text.ts'
import { CopyDrawer } from './copy-drawer.tsx'
import { useBudget } from './use-budget.ts'
import './budget.css'

const noDays: readonly string[] = []
const noDaysOff: ReadonlySet<string> = new Set()

/** 売上予算: what is to be sold or made in a fiscal year, by department, customer or item type. */
export function BudgetScreen() {
  const say = useSay()
  const go = useNavigate()
  const { print, printing } = usePrint()
  const isPhone = usePhone()
  const grid = useRef<EntryHandle>(null)
  const [copying, setCopying] = useState(false)
  const { typed, asked, type, show } = useEnquiry({
    initial: { year: '', sales_budget_div: '1', by: '1' },
    read: (now) => ({ ...now, year: readYear(now.year) }),
    queryKey: [budgetScreen.name],
  })
  const by = budgetBy.schema.safeParse(asked.by).data ?? '1'
  const sales_budget_div = fixedCodes.sales_budget_div.schema.safeParse(asked.sales_budget_div).data ?? '1'
  const question = { year: asked.year, sales_budget_div, by }
  const { of, data, error, kinds, stored, edit } = useBudget(question, !isPhone)
  const plan = useTypedBoard({ of, stored, field: budgetAmount, edit, grid })
  const months = data?.months ?? noDays
  const last = data?.this_month ?? ''
  const rows = useMemo(
    () => comparedRows(plan.rows, { kinds, days: months, last }),
    [plan.rows, kinds, months, last],
  )
  const { halves, words } = useFiscalYear(data?.year ?? '', months)
  const byName = say(budgetBy.texts[by])
  const heads = [
    { label: byName, width: isPhone ? 92 : 112 },
    ...(isPhone ? [] : [{ label: say(budgetTexts.name), width: 150 }]),
    { label: say(budgetTexts.kind), width: isPhone ? 72 : 84 },
  ]
  const count = cellsTyped(stored, typedFor(edit.typed, of), budgetAmount).length
  const whenWritten = useWhenWritten(plan, grid, { save: edit.save })
  const frame: Edit = { ...edit, save: whenWritten('save') }
  const ask: Command = { ...showCommand(() => show()), primary: false, unavailable: edit.dirty }
  const hasRows = (data?.rows.length ?? 0) > 0
  const openSlips = () => {
    const area = grid.current?.area()
    const row = area && data?.rows[Math.floor(area.top / kinds.length)]
    if (!row) return
    if (row.code === '') return showToast('note', say(budgetTexts.noSlips, { by: byName }))
    const days = daysAt(area.left, { heads: heads.length, parts: halves, days: months })
    const isBefore = kinds[area.top % kinds.length] === 'before'
    const [from = '', to = ''] = [days[0], days.at(-1)].map((month) =>
      month !== undefined && isBefore ? monthAfter(month, -12) : month,
    )
    const conditions = new URLSearchParams({
      ...{ sales_slip_status: '1,2', account_dt: rangeOf(from, to), [conditionOf[by]]: row.code },
      ...(by === '2' ? { branch_no: row.branch_no } : {}),
    })
    void go(`${salesManageList.screen.path}?${conditions.toString()}`)
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'slips', label: budgetTexts.slips, key: 'F4', icon: 'columns', run: openSlips },
      unavailable: !hasRows || sales_budget_div !== '1',
    },
    {
      ...{ id: 'csv', label: budgetTexts.csv, key: 'F10', icon: 'download' },
      unavailable: !hasRows || edit.dirty || printing,
      run: () => void print(budgetCsv, question),
    },
    {
      ...{ id: 'copy', label: budgetTexts.copy, key: 'F6', icon: 'copy', need: 'write:receiveorder' },
      unavailable: !hasRows || edit.saving,
      run: () => {
        plan.flush()
        setCopying(true)
      },
    },
  ]
  return (
    <SaveAllScreen
      title={say(budgetScreen.title)}
      edit={frame}
      need="write:receiveorder"
      inGrid
      unsaved={say(budgetTexts.changed, { count })}
      keys={[ask]}
      commands={commands}
    >
      <ConditionBar show={ask}>
        <YearField
          startsHere
          value={typed.year}
          current={data?.year ?? ''}
          onChange={(year) => type({ year })}
        />
        <BudgetWays division={sales_budget_div} by={by} disabled={edit.dirty} onShow={show} />
      </ConditionBar>
      {error ? (
        <AnswerHint>{refusalWords(error)}</AnswerHint>
      ) : data && !hasRows ? (
        <AnswerHint>{say(budgetTexts.noRows, { by: byName })}</AnswerHint>
      ) : data ? (
        <>
          <p className="budget-year">
            <span>{words}</span>
            <span>{say(data.has_actual ? budgetTexts.yenWithoutTax : budgetTexts.yen)}</span>
            {data.has_actual ? null : <span>{say(budgetTexts.noActual)}</span>}
          </p>
          <Board
            key={of}
            label={say(budgetScreen.title)}
            heads={heads}
            days={months}
            by="month"
            parts={halves}
            daysOff={noDaysOff}
            field={budgetAmount}
            rows={rows}
            dayWidth={92}
            sumWidth={104}
            onWrite={plan.write}
            onUndo={plan.undo}
            onRedo={plan.redo}
            handle={grid}
          />
        </>
      ) : null}
      {data && copying ? (
        <CopyDrawer
          {...{ rows: data.rows, board: plan.rows, months, kinds, hasActual: data.has_actual }}
          onWrite={plan.write}
          onClose={() => setCopying(false)}
        />
      ) : null}
    </SaveAllScreen>
  )
}
