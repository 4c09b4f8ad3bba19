import { compare, decimal, readDecimal, rounded, written } from '#platform/contract/decimal.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { TextParam } from '#platform/contract/text.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Wrong } from '../entry/cell-text.ts'

/** What would put a cell right: another text (blank: nothing at all), or a look at what there is to choose. */
export type Repair = { readonly text: string } | 'choose'

/** The one way in which a cell can be put right without asking; undefined where a person must know. */
export function repairOf(field: Field, wrong: Wrong | undefined, isIdle: boolean): Repair | undefined {
  if (isIdle) return { text: '' }
  if (wrong && field.kind === 'decimal') {
    const number = readDecimal(wrong.typed)
    const { max, min } = wrong.params
    if (number && wrong.text === validation.V_PLACES.text)
      return { text: written(rounded(number, Number(max), 'half-up')) }
    if (number && number.units > 0n && wrong.text === validation.V_POSITIVE.text) return { text: plain(max) }
    if (number && wrong.text === validation.V_RANGE.text) {
      const [least, most] = [plain(min), plain(max)]
      return { text: compare(number, decimal(least)) < 0 ? least : most }
    }
  }
  return field.kind === 'reference' || field.kind === 'choice' ? 'choose' : undefined
}

/** A bound as it is said has separators. */
const plain = (bound: TextParam | undefined): string =>
  typeof bound === 'object' ? '0' : String(bound ?? '0').replaceAll(',', '')
