import { say, type Language, type Text } from '#platform/contract/text.ts'

/** Who gets a paper of purchasing and who sends it. */
export interface SupplierLetter {
  readonly addressee: string
  readonly addresseeLines: readonly string[]
  readonly company: string
  readonly companyLines: readonly string[]
  readonly phone: string
}

interface Fact {
  readonly label: Text
  readonly value: string
  readonly strong?: boolean
}

/** The head of a paper to a supplier: to whom, from whom, and what it is; facts without a value are left out. */
export const letterHead = (
  title: Text,
  { addressee, addresseeLines, company, companyLines, phone }: SupplierLetter,
  facts: readonly Fact[],
  language: Language,
) =>
  ({
    part: 'slip-header',
    title: say(title, language),
    ...{ addressee, addresseeLines, company },
    facts: facts
      .filter(({ value }) => value !== '')
      .map(({ label, value, strong = false }) => ({ label: say(label, language), value, strong })),
    companyLines: [...companyLines, ...(phone === '' ? [] : [`TEL ${phone}`])],
  }) as const
