import { useState } from 'react'
import type { BoardChange, BoardRow } from '#platform/web/kit/board/board-content.ts'
import { readCell } from '#platform/web/kit/entry/cell-text.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { PlannedYear } from '../../contract/forecast/annual-plan.ts'
import { distributed } from '../../contract/forecast/distribute.ts'
import { plannedQty } from '../../contract/forecast/monthly-plan.ts'
import { annualPlanTexts } from './annual-plan.text.ts'
import { planTexts } from './plan.text.ts'
import { planRowOf, yearTotal } from './year-rows.ts'

interface Props {
  rows: readonly PlannedYear[]
  /** As it is typed. */
  board: readonly BoardRow[]
  months: readonly string[]
  /** Which item it begins with. */
  item: number
  onWrite: (changes: readonly BoardChange[]) => void
  onClose: () => void
}

/** 前年実績で按分: a year's quantity becomes twelve of the grid, which are saved with the rest. */
export function DistributeDrawer({ rows, board, months, item, onWrite, onClose }: Props) {
  const say = useSay()
  const planned = (at: number) => {
    const total = yearTotal(board[planRowOf(at)]?.values ?? {})
    return total === '0' ? yearTotal(rows[at]?.before ?? {}) : total
  }
  const [typed, setTyped] = useState({ item: String(item), qty: planned(item) })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const at = Number(typed.item)
  const before = rows[at]?.before ?? {}
  const done = months.filter((month) => Number(before[month] ?? 0) > 0).length
  const share = () => {
    const read = readCell(plannedQty, typed.qty === '' ? '0' : typed.qty, '')
    if ('wrong' in read) return setErrors({ qty: say(read.wrong.text, read.wrong.params) })
    const weights = months.map((month) => before[month] ?? '0')
    const shares = distributed(read.value, weights, rows[at]?.places ?? 0)
    if (!shares) return setErrors({ item: say(annualPlanTexts.noPattern) })
    onWrite(months.map((day, place) => ({ row: planRowOf(at), day, text: shares[place] ?? '' })))
    onClose()
  }
  return (
    <FormDrawer
      title={say(annualPlanTexts.distribute)}
      label={annualPlanTexts.shareOut}
      need={['write:receiveorder']}
      form={{ message: '', sending: false, submit: share }}
      onClose={onClose}
    >
      <p>{say(annualPlanTexts.distributeBody)}</p>
      <FormSelect
        form={{
          typed,
          errorAt: (name: string) => errors[name],
          type: (_, chosen) => {
            setTyped({ item: chosen, qty: planned(Number(chosen)) })
            setErrors({})
          },
        }}
        name="item"
        label={planTexts.item}
        options={rows.map(({ item_cd, item_nm }, place) => [String(place), `${item_cd}　${item_nm}`])}
      />
      <Labelled
        label={say(annualPlanTexts.yearQty)}
        hint={say(done < months.length ? annualPlanTexts.lastMonths : annualPlanTexts.lastYear, {
          qty: yearTotal(before),
          months: done,
        })}
        error={errors.qty}
      >
        {(control) => (
          <input
            {...control}
            name="qty"
            className="fld"
            inputMode="decimal"
            autoComplete="off"
            data-starts-here
            value={typed.qty}
            onChange={({ target }) => {
              setTyped({ ...typed, qty: target.value })
              setErrors({})
            }}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
