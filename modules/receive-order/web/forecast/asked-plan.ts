import { normaliseCode } from '#platform/contract/normalise.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { readMonth } from './read-month.ts'

/** What a plan is asked for, as it stands in the address. */
export interface AskedPlan {
  readonly [name: string]: string
  /** Code and branch. */
  readonly customer: string
  readonly month: string
  readonly item_cd: string
}

export function customerOf({ customer }: Pick<AskedPlan, 'customer'>) {
  const [customer_cd = '', branch_no = '00'] = customer.split(' ')
  return { customer_cd, branch_no }
}

/** Codes and month in their form. */
export const tidy = <Asked extends AskedPlan>(asked: Asked, businessDate: string): Asked => ({
  ...asked,
  customer: normaliseCode(asked.customer),
  item_cd: normaliseCode(asked.item_cd),
  month: readMonth(asked.month, businessDate) ?? asked.month,
})

const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/

export const canAsk = ({ customer, month }: AskedPlan): boolean => customer !== '' && monthForm.test(month)

/** Why there is no plan of the customer that was typed; said at its field. */
export const wrongCustomer = (error: unknown): string | undefined =>
  error ? refusalOf(error).errors['customer_cd'] : undefined
