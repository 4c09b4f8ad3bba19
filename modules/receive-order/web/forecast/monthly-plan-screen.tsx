import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { customerMaster } from '#modules/master/contract/customer.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useWhenWritten } from '#platform/web/kit/board/use-when-written.ts'
import { AnswerHint, ConditionBar, showCommand } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { Board } from '#platform/web/kit/board/board.tsx'
import { typedFor } from '#platform/web/kit/board/typed-board.ts'
import { useTypedBoard } from '#platform/web/kit/board/use-typed-board.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FirstChoice } from '#platform/web/kit/lookup/first-choice.tsx'
import { SaveAllScreen, type Edit } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { usePhone } from '#platform/web/kit/view/use-device.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { periodKind } from '../../contract/forecast/forecast-codes.ts'
import { forecastOrderScreen } from '../../contract/forecast/forecast-order.ts'
import { monthlyPlanScreen, plannedQty } from '../../contract/forecast/monthly-plan.ts'
import { canAsk, tidy, wrongCustomer } from './asked-plan.ts'
import { readOrderOrSales } from './order-or-sales.tsx'
import { PlanConditions } from './plan-conditions.tsx'
import { cellsToSend } from './plan-rows.ts'
import { planTexts } from './plan.text.ts'
import { PlanWays } from './plan-ways.tsx'
import { useDayPlan } from './use-day-plan.ts'
import { useMonthPlan } from './use-month-plan.ts'
import './forecast.css'

const noDays: readonly string[] = []

/** 得意先月間計画: 内示 by day, targets by month. */
export function MonthlyPlanScreen() {
  const say = useSay()
  const go = useNavigate()
  const isPhone = usePhone()
  const today = useSession((state) => state.businessDate) ?? ''
  const grid = useRef<EntryHandle>(null)
  const { typed, asked, type, show } = useEnquiry({
    initial: { customer: '', month: today.slice(0, 7), item_cd: '', by: '1', order_sales_div: '1' },
    read: (now) => tidy(now, today),
    queryKey: [monthlyPlanScreen.name],
  })
  const isByDay = asked.by !== '2'
  const orderOrSales = readOrderOrSales(asked.order_sales_div)
  const days = useDayPlan(asked, isByDay, !isPhone)
  const months = useMonthPlan(asked, orderOrSales, !isByDay, !isPhone)
  const { of, stored, edit, data, error } = isByDay ? days : months
  const plan = useTypedBoard({ of, stored, field: plannedQty, edit, grid })
  const count = cellsToSend(stored, typedFor(edit.typed, of)).length
  const [columns, daysOff] = isByDay
    ? [days.data?.periods ?? noDays, days.data?.days_off ?? noDays]
    : [months.data?.months ?? noDays, noDays]
  const whenWritten = useWhenWritten(plan, grid, { save: edit.save, saveAsNew: days.saveAsNew })
  const frame: Edit = { ...edit, save: whenWritten('save') }
  const ask: Command = {
    ...showCommand(() => show()),
    primary: false,
    unavailable: edit.dirty,
  }
  const asNew: Command = {
    id: 'asNew',
    label: planTexts.asNew,
    key: 'F6',
    icon: 'copy',
    need: 'write:receiveorder',
    unavailable: !isByDay || (days.data?.version_no ?? 0) === 0 || edit.saving,
    run: whenWritten('saveAsNew'),
  }
  const compare: Command = {
    id: 'compare',
    label: planTexts.compare,
    key: 'F10',
    icon: 'columns',
    unavailable: !canAsk(asked),
    run: () => {
      const { customer, month, item_cd } = asked
      void go(`${forecastOrderScreen.path}?${new URLSearchParams({ customer, month, item_cd }).toString()}`)
    },
  }
  const heads = [
    { label: say(planTexts.item), width: isPhone ? 84 : 112 },
    ...(isPhone ? [] : [{ label: say(planTexts.itemName), width: 150 }]),
    { label: say(planTexts.kind), width: 44 },
  ]
  const { version_no = 0, period_kind, received_dt = '' } = days.data ?? {}
  return (
    <SaveAllScreen
      title={say(monthlyPlanScreen.title)}
      edit={frame}
      need="write:receiveorder"
      inGrid
      unsaved={say(planTexts.changedCells, { count })}
      keys={[ask]}
      commands={isByDay ? [compare, asNew] : []}
    >
      <ConditionBar show={ask}>
        <PlanConditions
          typed={typed}
          monthLabel={isByDay ? planTexts.month : planTexts.fromMonth}
          error={error}
          type={type}
        />
        <PlanWays by={isByDay ? '1' : '2'} orderOrSales={orderOrSales} disabled={edit.dirty} onShow={show} />
      </ConditionBar>
      {!canAsk(asked) || wrongCustomer(error) ? (
        <FirstChoice
          target={customerMaster}
          words={say(planTexts.askCustomer)}
          onChoose={(key) => show({ customer: key.join(' ') })}
        />
      ) : error ? (
        <AnswerHint>{refusalWords(error)}</AnswerHint>
      ) : data && stored.length === 0 ? (
        <AnswerHint>{say(planTexts.noItems)}</AnswerHint>
      ) : data ? (
        <>
          {isByDay && period_kind ? (
            <p className="plan-version">
              {version_no === 0
                ? say(planTexts.noVersion)
                : say(planTexts.version, {
                    no: version_no,
                    kind: say(periodKind.texts[period_kind]),
                    date: received_dt.replaceAll('-', '/'),
                  })}
            </p>
          ) : null}
          <Board
            key={of}
            label={say(monthlyPlanScreen.title)}
            heads={heads}
            days={columns}
            by={isByDay ? 'day' : 'month'}
            daysOff={new Set(daysOff)}
            field={plannedQty}
            rows={plan.rows}
            dayWidth={isByDay ? 58 : 76}
            withTotals={asked.item_cd !== ''}
            onWrite={plan.write}
            onUndo={plan.undo}
            onRedo={plan.redo}
            handle={grid}
          />
        </>
      ) : null}
    </SaveAllScreen>
  )
}
