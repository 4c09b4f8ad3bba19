import type { RevisedLine } from '#modules/master/contract/price-revision.ts'
import { noLimit } from '#modules/master/contract/pricing.ts'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'

/** A row of a list that somebody has made: of whom (blank: of everybody), what, up to how many, for how much. */
interface Listed {
  readonly row: string
  readonly partner: string
  readonly item: string
  readonly price: string
  readonly limit: string
}

/**
 * Columns as they come from Excel or from a CSV file: item and price; partner, item and price; or a limit behind these three. A
 * first row without a price is a heading.
 */
export function readListed(text: string): readonly Listed[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => (row.includes('\t') ? row.split('\t') : cellsOf(row)).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  return rows.flatMap((cells, at): Listed[] => {
    const [partner = '', item = '', typed = '', typedLimit = ''] = cells.length === 2 ? ['', ...cells] : cells
    const [price, limit] = [readDecimal(typed), readDecimal(typedLimit)]
    if (!price && at === 0) return []
    return [
      {
        row: cells.join(' '),
        partner: normaliseCode(partner),
        item: normaliseCode(item),
        price: price ? written(price) : '',
        limit: limit ? written(limit) : '',
      },
    ]
  })
}

/** A cell of a CSV line may stand in quotes, with separators in it. */
const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

/** The prices on record with what the list says of them, and the rows of the list that name none. */
export function withListed(lines: readonly RevisedLine[], listed: readonly Listed[]) {
  const used = new Set<Listed>()
  const revised = lines.flatMap((line): RevisedLine[] => {
    const found = listed.findLast(
      ({ partner, item, limit, price }) =>
        price !== '' &&
        item === line.item_cd &&
        (partner === '' || partner === line.partner_cd) &&
        (limit === '' ? isOnly(lines, line) : limit === line.qty_limit),
    )
    if (!found) return []
    used.add(found)
    return [{ ...line, new_price: found.price }]
  })
  return { lines: revised, unread: listed.filter((one) => !used.has(one)).map(({ row }) => row) }
}

/** Without a limit a price is meant that has none, or the only one there is. */
const isOnly = (lines: readonly RevisedLine[], line: RevisedLine): boolean =>
  line.qty_limit === noLimit ||
  lines.every(
    (other) =>
      other === line ||
      other.item_cd !== line.item_cd ||
      other.partner_cd !== line.partner_cd ||
      other.branch_no !== line.branch_no,
  )
