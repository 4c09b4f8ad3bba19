import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'

/** The company's own minimum; the specification's is in the schema. */
export function refuseShortPassword(typed: string, min: number, path: string): void {
  if (typed.length >= min) return
  const { code, text } = validation.V_PASSWORD
  throw new BusinessError(http[400], {}, [{ path, code, text, params: { min } }])
}
