import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { Board } from '#platform/web/kit/board/board.tsx'
import { daysAt } from '#platform/web/kit/board/board-days.ts'
import { comparedRows } from '#platform/web/kit/board/compare-rows.ts'
import { typedFor } from '#platform/web/kit/board/typed-board.ts'
import { useFiscalYear } from '#platform/web/kit/board/use-fiscal-year.ts'
import { useTypedBoard } from '#platform/web/kit/board/use-typed-board.ts'
import { useWhenWritten } from '#platform/web/kit/board/use-when-written.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, ConditionBar, showCommand } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { YearField } from '#platform/web/kit/enquiry/year-field.tsx'
import { readYear } from '#platform/web/kit/enquiry/read-year.ts'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { FirstChoice } from '#platform/web/kit/lookup/first-choice.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SaveAllScreen, type Edit } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { usePhone } from '#platform/web/kit/view/use-device.ts'
import { useSay } from '#platform/web/language/say.ts'
import { annualPlanCsv, annualPlanScreen } from '../../contract/forecast/annual-plan.ts'
import { plannedQty } from '../../contract/forecast/monthly-plan.ts'
import { annualPlanTexts } from './annual-plan.text.ts'
import { customerOf, wrongCustomer } from './asked-plan.ts'
import { DistributeDrawer } from './distribute-drawer.tsx'
import { OrderOrSalesWays, readOrderOrSales } from './order-or-sales.tsx'
import { cellsToSend } from './plan-rows.ts'
import { planTexts } from './plan.text.ts'
import { slipsPath } from './slips-path.ts'
import { useYearPlan } from './use-year-plan.ts'
import { itemAt, yearKinds } from './year-rows.ts'
import { ZChartDrawer } from './z-chart-drawer.tsx'
import './forecast.css'

const noDays: readonly string[] = []
const noDaysOff: ReadonlySet<string> = new Set()

/** 得意先年間計画: targets of a fiscal year, what has become of them, and where the moving twelve months go. */
export function AnnualPlanScreen() {
  const say = useSay()
  const go = useNavigate()
  const { print, printing } = usePrint()
  const isPhone = usePhone()
  const grid = useRef<EntryHandle>(null)
  const [open, setOpen] = useState<{ readonly what: 'chart' | 'distribute'; readonly item: number }>()
  const { typed, asked, type, show } = useEnquiry({
    initial: { customer: '', year: '', item_cd: '', order_sales_div: '1' },
    read: (now) => ({
      ...now,
      customer: normaliseCode(now.customer),
      item_cd: normaliseCode(now.item_cd),
      year: readYear(now.year),
    }),
    queryKey: [annualPlanScreen.name],
  })
  const orderOrSales = readOrderOrSales(asked.order_sales_div)
  const { of, data, error, stored, edit } = useYearPlan(asked, orderOrSales, !isPhone)
  const plan = useTypedBoard({ of, stored, field: plannedQty, edit, grid })
  const months = data?.months ?? noDays
  const last = data?.this_month ?? ''
  const rows = useMemo(
    () => comparedRows(plan.rows, { kinds: yearKinds, days: months, last }),
    [plan.rows, months, last],
  )
  const { halves, words } = useFiscalYear(data?.year ?? '', months)
  const heads = useMemo(
    () => [
      { label: say(planTexts.item), width: isPhone ? 84 : 112 },
      ...(isPhone ? [] : [{ label: say(planTexts.itemName), width: 150 }]),
      { label: say(planTexts.kind), width: isPhone ? 72 : 84 },
    ],
    [isPhone, say],
  )
  const count = cellsToSend(stored, typedFor(edit.typed, of)).length
  const whenWritten = useWhenWritten(plan, grid, { save: edit.save })
  const frame: Edit = { ...edit, save: whenWritten('save') }
  const ask: Command = { ...showCommand(() => show()), primary: false, unavailable: edit.dirty }
  const hasRows = (data?.rows.length ?? 0) > 0
  const openOf = (what: 'chart' | 'distribute') => () => {
    plan.flush()
    setOpen({ what, item: itemAt(grid.current?.area().top ?? 0) })
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'csv', label: annualPlanTexts.csv, icon: 'download' },
      unavailable: !hasRows || edit.dirty || printing,
      run: () => {
        const { year, item_cd } = asked
        void print(annualPlanCsv, { ...customerOf(asked), year, item_cd, order_sales_div: orderOrSales })
      },
    },
    {
      ...{ id: 'slips', label: annualPlanTexts.slips, key: 'F4', icon: 'columns' },
      unavailable: !hasRows,
      run: () => {
        const area = grid.current?.area()
        if (!data || !area) return
        const item = data.rows[itemAt(area.top)]?.item_cd ?? ''
        const kind = yearKinds[area.top % yearKinds.length]
        const days = daysAt(area.left, { heads: heads.length, parts: halves, days: months })
        void go(slipsPath(data.slips, { ...customerOf(asked), item_cd: item }, days, kind === 'before'))
      },
    },
    {
      ...{ id: 'chart', label: annualPlanTexts.chart, key: 'F10', icon: 'chart' },
      unavailable: !hasRows,
      run: openOf('chart'),
    },
    {
      ...{ id: 'distribute', label: annualPlanTexts.distribute, key: 'F6', icon: 'copy' },
      need: 'write:receiveorder',
      unavailable: !hasRows || edit.saving,
      run: openOf('distribute'),
    },
  ]
  return (
    <SaveAllScreen
      title={say(annualPlanScreen.title)}
      edit={frame}
      need="write:receiveorder"
      inGrid
      unsaved={say(planTexts.changedCells, { count })}
      keys={[ask]}
      commands={commands}
    >
      <ConditionBar show={ask}>
        <CodeField
          target={customerMaster}
          label={planTexts.customer}
          name="customer"
          value={typed.customer}
          lastPart="00"
          startsHere
          error={wrongCustomer(error)}
          onChange={(customer) => type({ customer })}
        />
        <YearField value={typed.year} current={data?.year ?? ''} onChange={(year) => type({ year })} />
        <CodeField
          target={itemMaster}
          label={planTexts.item}
          name="item_cd"
          value={typed.item_cd}
          onChange={(item_cd) => type({ item_cd })}
        />
        <OrderOrSalesWays value={orderOrSales} disabled={edit.dirty} onShow={show} />
      </ConditionBar>
      {asked.customer === '' || wrongCustomer(error) ? (
        <FirstChoice
          target={customerMaster}
          words={say(annualPlanTexts.ask)}
          onChoose={(key) => show({ customer: key.join(' ') })}
        />
      ) : error ? (
        <AnswerHint>{refusalWords(error)}</AnswerHint>
      ) : data && !hasRows ? (
        <AnswerHint>{say(planTexts.noItems)}</AnswerHint>
      ) : data ? (
        <>
          <p className="plan-version">{words}</p>
          <Board
            key={of}
            label={say(annualPlanScreen.title)}
            heads={heads}
            days={months}
            by="month"
            parts={halves}
            daysOff={noDaysOff}
            field={plannedQty}
            rows={rows}
            dayWidth={72}
            withTotals={asked.item_cd !== ''}
            onWrite={plan.write}
            onUndo={plan.undo}
            onRedo={plan.redo}
            handle={grid}
          />
        </>
      ) : null}
      {data && open?.what === 'chart' ? (
        <ZChartDrawer year={data} board={plan.rows} item={open.item} onClose={() => setOpen(undefined)} />
      ) : null}
      {data && open?.what === 'distribute' ? (
        <DistributeDrawer
          rows={data.rows}
          board={plan.rows}
          months={months}
          item={open.item}
          onWrite={plan.write}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </SaveAllScreen>
  )
}
