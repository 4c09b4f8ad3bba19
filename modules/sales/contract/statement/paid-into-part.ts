import { bracketed } from '#platform/contract/punctuation.ts'
import { bankAccountType } from '#modules/system/contract/bank-account.ts'
import type { Block, Fact } from '#platform/contract/document.ts'
import { factsOf } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { statementPaperTexts as words } from './statement-paper.text.ts'

/** An account of ours, as customers have to know it. */
export interface PaidInto {
  readonly bank_nm: string
  readonly bank_branch_cd: string
  readonly bank_branch_nm: string
  readonly bank_account_type: string
  readonly bank_account_no: string
  readonly bank_account_nm: string
  readonly invoice_note: string
}

/** お振込先: where to pay, with what else is to be known; the same note of several accounts stands once. */
export function paidIntoPart(accounts: readonly PaidInto[], language: Language): Block {
  const notes = new Set(accounts.map(({ invoice_note }) => invoice_note).filter((note) => note !== ''))
  return {
    part: 'block',
    title: say(words.payInto, language),
    facts: accounts.flatMap((account) => factsOfAccount(account, language)),
    texts: [...notes],
  }
}

function factsOfAccount(account: PaidInto, language: Language): readonly Fact[] {
  const { bank_nm, bank_branch_nm, bank_branch_cd, bank_account_no } = account
  const type = bankAccountType.schema.safeParse(account.bank_account_type)
  const kind = type.success ? say(bankAccountType.texts[type.data], language) : ''
  return [
    ...factsOf(words.bank, `${bank_nm}　${bank_branch_nm}${bracketed(bank_branch_cd, language)}`, language),
    ...factsOf(words.account, `${kind} ${bank_account_no.padStart(7, '0')}`.trim(), language, true),
    ...factsOf(words.holder, account.bank_account_nm, language),
  ]
}
