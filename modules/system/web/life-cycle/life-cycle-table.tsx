import { lifeCycleScreen, type ListedCycle } from '#modules/system/contract/life-cycle.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { ActionSelect, Due, MonthsInput } from './life-cycle-cells.tsx'
import { lifeCycleTexts } from './life-cycle.text.ts'
import { wantedCycle, type TypedCycle } from './typed-cycle.ts'

interface Props {
  list: readonly ListedCycle[]
  typed: Readonly<Record<string, TypedCycle>>
  errors: FieldErrors
  onType: (table_nm: string, change: TypedCycle) => void
}

export function LifeCycleTable({ list, typed, errors, onType }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const readOnly = !useAllows()(writeEverywhere)
  const wantedOf = (row: ListedCycle) => wantedCycle(row, typed[row.table_nm])
  const errorOf = ({ table_nm }: ListedCycle) => errors[`${table_nm}.months`]
  return (
    <PlainTable
      fills
      className="life-cycles"
      label={say(lifeCycleScreen.title)}
      ref={movedByEnter}
      rows={list}
      keyOf={({ table_nm }) => table_nm}
      columns={[
        {
          name: 'table',
          label: lifeCycleTexts.table,
          cell: ({ title, table_nm, stays }) => (
            <>
              {title} <span className="dim">{table_nm}</span>
              {stays ? <p className="field-hint">{stays}</p> : null}
            </>
          ),
        },
        {
          name: 'action',
          label: lifeCycleTexts.action,
          isChanged: (row) => wantedOf(row).action !== row.action,
          cell: (row) => (
            <ActionSelect
              row={row}
              wanted={wantedOf(row)}
              readOnly={readOnly}
              onType={(change) => onType(row.table_nm, change)}
            />
          ),
        },
        {
          name: 'months',
          label: lifeCycleTexts.months,
          isChanged: (row) => wantedOf(row).months !== row.months,
          error: errorOf,
          cell: (row) => (
            <MonthsInput
              row={row}
              typed={typed[row.table_nm]}
              error={errorOf(row)}
              readOnly={readOnly}
              onType={(change) => onType(row.table_nm, change)}
            />
          ),
        },
        {
          name: 'least',
          label: lifeCycleTexts.least,
          cell: ({ least, reason }) => (
            <>
              {say(lifeCycleTexts.leastMonths, { months: least })}
              <p className="field-hint">{reason || say(lifeCycleTexts.program)}</p>
            </>
          ),
        },
        { name: 'target', label: lifeCycleTexts.target, cell: (row) => <Due row={wantedOf(row)} /> },
        {
          name: 'updated',
          label: lifeCycleTexts.updated,
          cell: ({ update_dt, update_nm }) =>
            update_dt ? (
              `${momentText(update_dt)} ${update_nm ?? ''}`
            ) : (
              <span className="dim">{say(lifeCycleTexts.never)}</span>
            ),
        },
      ]}
    />
  )
}
