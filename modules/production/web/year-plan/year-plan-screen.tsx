import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, ConditionBar, showCommand } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { readYear } from '#platform/web/kit/enquiry/read-year.ts'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { SaveAllScreen, type Edit } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { usePhone } from '#platform/web/kit/view/use-device.ts'
import { useSay } from '#platform/web/language/say.ts'
import { mostItems, yearPlanScreen } from '../../contract/year-plan/year-plan-calls.ts'
import { yearPart } from '../../contract/year-plan/year-months.ts'
import { YearChart } from './year-chart.tsx'
import { YearConditions, type AskedYear } from './year-conditions.tsx'
import { YearGrid } from './year-grid.tsx'
import { YearNotes } from './year-notes.tsx'
import { yearPlanTexts } from './year-plan.text.ts'
import { proposalsOf } from './year-rows.ts'
import { useYearFeet } from './use-year-feet.ts'
import { useYearPlan } from './use-year-plan.ts'
import type { StockWay } from './year-stock.ts'
import './year-plan.css'

const need = 'write:production'
const initial: AskedYear = {
  ...{ year: '', part: '0', item_from: '', item_to: '', item_type_cd: '', cover: '' },
}

/** 年間生販在計画: sales, production and stock of a business year; production is typed, pasted or proposed. */
export function YearPlanScreen() {
  const say = useSay()
  const grid = useRef<EntryHandle>(null)
  const { typed, asked, type, show } = useEnquiry<AskedYear>({
    initial,
    read: tidy,
    queryKey: [yearPlanScreen.name],
  })
  const part = yearPart.codes.find((one) => one === asked.part) ?? '0'
  const plan = useYearPlan(asked, part)
  const { data, error, edit, items, view } = plan
  const [way, setWay] = useState<StockWay>('qty')
  const { feet, groups, chosen, setGroup, seesCosts } = useYearFeet(view, items, plan.load)
  const [at, setAt] = useState(0)
  const item = items[at] ?? items[0]
  const isPhone = usePhone()
  /** On a phone there is room for one of them. */
  const [chart, setChart] = useState<boolean | null>(null)
  const isCharted = chart ?? !isPhone
  const latest = useRef({ hasWrong: false, save: edit.save, propose: () => {} })
  useLayoutEffect(() => {
    latest.current = { hasWrong: plan.hasWrong, save: edit.save, propose }
  })
  /** What is half-typed is written first, and belongs to what is done. */
  const whenWritten = (then: 'save' | 'propose') => () => {
    flushSync(() => grid.current?.flush())
    if (latest.current.hasWrong) grid.current?.nextProblem()
    else latest.current[then]()
  }
  const frame: Edit = { ...edit, save: whenWritten('save') }
  const ask: Command = { ...showCommand(() => show()), primary: false, unavailable: edit.dirty }
  const proposing: Command = {
    ...{ id: 'propose', label: yearPlanTexts.propose, key: 'F6', icon: 'copy', need },
    unavailable: items.length === 0 || edit.saving,
    run: whenWritten('propose'),
  }
  const charting: Command = {
    ...{ id: 'chart', label: yearPlanTexts.chart, key: 'F4', icon: 'chart' },
    unavailable: items.length === 0,
    run: () => setChart(!isCharted),
  }
  return (
    <SaveAllScreen
      title={say(yearPlanScreen.title)}
      edit={frame}
      need={need}
      inGrid
      unsaved={say(yearPlanTexts.changedCells, { count: plan.changed })}
      keys={[ask]}
      commands={[charting, proposing]}
    >
      <ConditionBar show={ask}>
        <YearConditions
          typed={typed}
          year={data?.year ?? ''}
          part={part}
          dirty={edit.dirty}
          type={type}
          onPart={(one) => show({ part: one })}
        />
      </ConditionBar>
      {error ? (
        <AnswerHint>{refusalWords(error)}</AnswerHint>
      ) : data && items.length === 0 ? (
        <AnswerHint>{say(yearPlanTexts.noItems)}</AnswerHint>
      ) : data ? (
        <>
          {data.more ? <AnswerHint>{say(yearPlanTexts.more, { count: mostItems })}</AnswerHint> : null}
          <YearNotes
            {...{ view, items, way, seesCosts, groups }}
            year={data.year}
            onWay={setWay}
            group={chosen}
            onGroup={setGroup}
          />
          <div className={isPhone && isCharted ? 'year-grid aside' : 'year-grid'}>
            <YearGrid
              key={plan.of}
              view={view}
              part={part}
              way={way}
              feet={feet}
              items={items}
              errors={edit.errors}
              onWrite={plan.write}
              onUndo={plan.undo}
              onRedo={plan.redo}
              onItem={setAt}
              handle={grid}
            />
          </div>
          {item && isCharted ? <YearChart item={item} months={view.months} /> : null}
        </>
      ) : null}
    </SaveAllScreen>
  )

  /** Of all items that are shown, as one step of typing. */
  function propose() {
    const changes = items.flatMap((one) => proposalsOf(one, view))
    if (changes.length > 0) plan.write(changes)
    showToast(
      'done',
      changes.length > 0
        ? say(yearPlanTexts.proposed, { count: changes.length })
        : say(yearPlanTexts.nothingProposed),
    )
  }
}

const tidy = ({ year, item_from, item_to, item_type_cd, cover, ...rest }: AskedYear): AskedYear => ({
  ...rest,
  year: readYear(year),
  item_from: normaliseCode(item_from),
  item_to: normaliseCode(item_to),
  item_type_cd: normaliseCode(item_type_cd),
  cover: cover.normalize('NFKC').trim(),
})
