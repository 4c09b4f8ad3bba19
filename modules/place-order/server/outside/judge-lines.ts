import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { stepKey, type Step, type StepKey } from './hold-steps.ts'

/** A line of an order stands on a slip once. */
export function refuseTwice(lines: readonly StepKey[]): void {
  const seen = new Set<string>()
  for (const line of lines) {
    const key = stepKey(line)
    if (seen.has(key)) throw outsideErrors.BIZ_OUTSIDE_TWICE.with({ code: line.po_no, line: line.line_no })
    seen.add(key)
  }
}

/** A slip is between us and one subcontractor. */
export function oneSupplier(steps: readonly Step[]): Pick<Step, 'supplier_cd' | 'branch_no'> {
  const [first] = steps
  if (
    !first ||
    steps.some((one) => one.supplier_cd !== first.supplier_cd || one.branch_no !== first.branch_no)
  )
    throw outsideErrors.BIZ_OUTSIDE_ONE_SUPPLIER.with()
  const { supplier_cd, branch_no } = first
  return { supplier_cd, branch_no }
}
