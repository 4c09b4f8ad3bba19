import { useState } from 'react'
import { compare, readDecimal, zero } from '#platform/contract/decimal.ts'
import { validation } from '#platform/contract/validation.ts'
import type { BoardChange, BoardRow } from '#platform/web/kit/board/board-content.ts'
import type { ComparedKind } from '#platform/web/kit/board/compare-rows.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { BudgetRow } from '../../contract/budget/budget-calls.ts'
import { copied } from './budget-rows.ts'
import { budgetTexts } from './budget.text.ts'

interface Props {
  rows: readonly BudgetRow[]
  /** As it is typed. */
  board: readonly BoardRow[]
  months: readonly string[]
  kinds: readonly ComparedKind[]
  hasActual: boolean
  onWrite: (changes: readonly BoardChange[]) => void
  onClose: () => void
}

/** 前年複写: blank months of the grid get what last year had; it is saved with the rest. */
export function CopyDrawer({ rows, board, months, kinds, hasActual, onWrite, onClose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState({ from: 'budget_before', rate: '100' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const type = (name: 'from' | 'rate', value: string) => {
    setTyped({ ...typed, [name]: value })
    setErrors({})
  }
  const copy = () => {
    const rate = readDecimal(typed.rate)
    if (!rate || compare(rate, zero) <= 0) return setErrors({ rate: say(validation.V_NUMBER.text) })
    const from = typed.from === 'before' ? 'before' : 'budget_before'
    const changes = copied(rows, board, { from, months, kinds, rate })
    if (changes.length === 0) return setErrors({ from: say(budgetTexts.nothingToCopy) })
    onWrite(changes)
    onClose()
  }
  return (
    <FormDrawer
      title={say(budgetTexts.copy)}
      label={budgetTexts.copyNow}
      need={['write:receiveorder']}
      form={{ message: '', sending: false, submit: copy }}
      onClose={onClose}
    >
      <p>{say(budgetTexts.copyBody)}</p>
      <FormSelect
        form={{ typed, errorAt: (name) => errors[name], type }}
        name="from"
        label={budgetTexts.copyFrom}
        options={[
          ['budget_before', say(budgetTexts.lastBudget)],
          ...(hasActual ? ([['before', say(budgetTexts.lastActual)]] as const) : []),
        ]}
      />
      <Labelled label={say(budgetTexts.percent)} error={errors.rate}>
        {(control) => (
          <input
            {...control}
            name="rate"
            className="fld"
            inputMode="decimal"
            autoComplete="off"
            value={typed.rate}
            onChange={({ target }) => type('rate', target.value)}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
