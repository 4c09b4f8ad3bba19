import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { Text } from '#platform/contract/text.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { wrongCustomer, type AskedPlan } from './asked-plan.ts'
import { MonthField } from './month-field.tsx'
import { planTexts } from './plan.text.ts'

interface Props {
  typed: AskedPlan
  monthLabel: Text
  /** Why there is no plan. */
  error: unknown
  type: (change: Partial<Pick<AskedPlan, 'customer' | 'month' | 'item_cd'>>) => void
}

/** Customer, month and item: what both screens of forecasts are asked by. */
export function PlanConditions({ typed, monthLabel, error, type }: Props) {
  const businessDate = useSession((state) => state.businessDate) ?? ''
  return (
    <>
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
      <MonthField
        label={monthLabel}
        value={typed.month.replace('-', '/')}
        businessDate={businessDate}
        onChange={(month) => type({ month })}
      />
      <CodeField
        target={itemMaster}
        label={planTexts.item}
        name="item_cd"
        value={typed.item_cd}
        onChange={(item_cd) => type({ item_cd })}
      />
    </>
  )
}
