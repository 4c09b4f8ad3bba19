import { compare, decimal, minus, negated, written, zero } from '#platform/contract/decimal.ts'
import type { JournalLayout, JournalUse } from './journal-codes.ts'
import type { JournalEntry } from './journal-entries.ts'

/** The columns of each package, as data: what stands in them of one entry. Pure. */

export interface JournalAccount {
  readonly account_cd: string
  readonly account_nm: string
  readonly sub_flg: boolean
}

interface JournalRow {
  readonly entry: JournalEntry
  readonly line_no: number
  readonly partner_nm: string
  readonly account: (use: JournalUse) => JournalAccount
}

interface Side extends JournalAccount {
  readonly amount: string
  readonly tax_amount: string
  /** Blank on the side that no tax is on. */
  readonly tax_cd: string
  readonly tax_rate: string
  readonly deductible_rate: string
  readonly isPurchase: boolean
}

interface Seen {
  readonly row: JournalRow
  readonly day: string
  readonly debit: Side
  readonly credit: Side
  readonly words: string
}

interface Layout {
  /** Only where the package knows accounts by code. */
  readonly byCode: boolean
  readonly heading: readonly string[] | undefined
  readonly cells: (seen: Seen) => readonly string[]
}

const revenue: JournalUse = '20'
const costs: readonly JournalUse[] = ['60', '61', '62']
const sourceWords = {
  ...{ 1: '売上', 2: '請求消費税調整', 3: '入金' },
  ...{ 4: '仕入', 5: '支払通知消費税調整', 6: '支払' },
} as const

/** Sides of what is below zero change places: packages read no sign. */
function seenRow(row: JournalRow): Seen {
  const { entry, account, partner_nm } = row
  const isMinus = compare(decimal(entry.amount), zero) < 0
  const positive = (value: string) => (isMinus ? written(negated(decimal(value)), 0) : value)
  const side = (use: JournalUse): Side => {
    const isPurchase = costs.includes(use)
    const isTaxed = (use === revenue || isPurchase) && entry.tax_cd !== ''
    return {
      ...account(use),
      amount: positive(entry.amount),
      tax_amount: isTaxed ? positive(entry.tax_amount) : '0',
      ...{ tax_cd: isTaxed ? entry.tax_cd : '', tax_rate: entry.tax_rate },
      ...{ deductible_rate: entry.deductible_rate, isPurchase },
    }
  }
  const [debit, credit] = [side(entry.debit_use), side(entry.credit_use)]
  return {
    row,
    day: entry.entry_dt.replaceAll('-', '/'),
    ...(isMinus ? { debit: credit, credit: debit } : { debit, credit }),
    words: `${sourceWords[entry.source]} ${entry.source_no} ${partner_nm}`,
  }
}

type TaxWords = Readonly<Record<string, (rate: string, share: string) => string>>
/** How a package calls the tax of sales, and that of purchases with what may be deducted of it. */
interface PackageTax {
  readonly sales: TaxWords
  readonly purchases: TaxWords
}
const yayoiShare = (share: string): string =>
  share === '100' ? '適格' : share === '0' ? '控不' : `区分${share}%`
const yayoiTax: PackageTax = {
  sales: {
    10: (rate) => `課税売上内${rate}%`,
    11: (rate) => `課税売上内軽減${rate}%`,
    20: () => '非課売上',
    40: () => '輸出売上',
  },
  purchases: {
    10: (rate, share) => `課対仕入内${rate}%${yayoiShare(share)}`,
    11: (rate, share) => `課対仕入内軽減${rate}%${yayoiShare(share)}`,
    20: () => '非課仕入',
  },
}
const freeePurchase = (share: string, rest: string): string =>
  share === '0' ? '対象外' : `課対仕入${share === '100' ? '' : `（控${share}）`}${rest}`
const freeeTax: PackageTax = {
  sales: {
    10: (rate) => `課税売上${rate}%`,
    11: (rate) => `課税売上${rate}%（軽）`,
    20: () => '非課売上',
    40: () => '輸出売上',
  },
  purchases: {
    10: (rate, share) => freeePurchase(share, `${rate}%`),
    11: (rate, share) => freeePurchase(share, `${rate}%（軽）`),
    20: () => '非課仕入',
  },
}
const taxNamed = (words: PackageTax, { tax_cd, tax_rate, deductible_rate, isPurchase }: Side): string =>
  words[isPurchase ? 'purchases' : 'sales'][tax_cd]?.(tax_rate, deductible_rate) ?? '対象外'
const reduced = '11'

const layouts: Readonly<Record<JournalLayout, Layout>> = {
  1: {
    byCode: false,
    heading: undefined,
    cells({ row, day, debit, credit, words }) {
      const side = (one: Side) => [
        ...[one.account_nm, one.sub_flg ? row.partner_nm : '', '', taxNamed(yayoiTax, one)],
        ...[one.amount, one.tax_amount],
      ]
      return [
        ...['2000', String(row.line_no), '', day, ...side(debit), ...side(credit)],
        ...[words, '', '', '0', '', '', '0', '0', 'no'],
      ]
    },
  },
  2: {
    byCode: true,
    heading: [
      ...['OBCD001', 'CSJS005', 'CSJS201', 'CSJS202', 'CSJS213', 'CSJS214', 'CSJS220', 'CSJS222'],
      ...['CSJS301', 'CSJS302', 'CSJS313', 'CSJS314', 'CSJS320', 'CSJS322', 'CSJS100'],
    ],
    cells({ row, day, debit, credit, words }) {
      const side = (one: Side) => [
        ...[one.account_cd, one.sub_flg ? row.entry.partner_cd : ''],
        ...[written(minus(decimal(one.amount), decimal(one.tax_amount)), 0), one.tax_amount],
        ...(one.tax_cd === '' ? ['', ''] : [one.tax_rate, one.tax_cd === reduced ? '1' : '0']),
      ]
      return ['*', day, ...side(debit), ...side(credit), words]
    },
  },
  3: {
    byCode: false,
    heading: [
      ...['日付', '伝票番号', '借方勘定科目', '借方科目コード', '借方補助科目', '借方取引先', '借方税区分'],
      ...[
        '借方金額',
        '借方税額',
        '貸方勘定科目',
        '貸方科目コード',
        '貸方補助科目',
        '貸方取引先',
        '貸方税区分',
      ],
      ...['貸方金額', '貸方税額', '摘要'],
    ],
    cells({ row, day, debit, credit, words }) {
      const side = (one: Side) => [
        ...[one.account_nm, one.account_cd, one.sub_flg ? row.partner_nm : '', row.partner_nm],
        ...[taxNamed(freeeTax, one), one.amount, one.tax_amount],
      ]
      return [day, String(row.line_no), ...side(debit), ...side(credit), words]
    },
  },
}

export const knowsByCode = (layout: JournalLayout): boolean => layouts[layout].byCode

/** The rows of the file, with its heading where the package wants one. */
export function journalCells(
  layout: JournalLayout,
  rows: readonly JournalRow[],
): readonly (readonly string[])[] {
  const { heading, cells } = layouts[layout]
  return [...(heading ? [heading] : []), ...rows.map((row) => cells(seenRow(row)))]
}
