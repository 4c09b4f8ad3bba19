import { languages } from '#platform/contract/text.ts'
import { plainHeading } from './convert-file.ts'
import { dateFormat, plainConverter, type DateFormat, type MatchedField } from './field-matching.ts'
import type { ImportTarget } from './import-target.ts'
import type { OrderImportField } from './order-target.ts'
import { readFileDate } from './read-file-date.ts'

/** What customers call our fields, beside our own words. */
const calledToo: { readonly [Name in OrderImportField]?: readonly string[] } = {
  customer_cd: ['得意先コード', '客先コード', '取引先コード'],
  customer_po_no: ['注文番号', '注文No', '注文書No', '発注番号', '発注No', 'PO No', 'PO番号'],
  customer_line_no: ['行', '行番号', '行No', '明細番号', '注文行'],
  customer_split_no: ['分納', '分納No'],
  customer_item_cd: ['品番', '品目コード', '客先品番', '得意先品番', '商品コード', '図番'],
  customer_item_nm: ['品名', '品目名', '商品名'],
  qty: ['注文数', '注文数量', '受注数', '発注数量', '数'],
  unit_price: ['発注単価', '価格'],
  desired_dt: ['納期', '希望納入日', '納入日', '指定納期'],
  destination_cd: ['納入先コード', '納品先', '納品先コード', '届先'],
  row_kind: ['区分', '処理区分', '変更区分'],
  line_remarks: ['備考', '摘要', 'コメント'],
  order_dt: ['注文日', '発注日'],
  guaranteed_dt: ['保証期限'],
  dock: ['受入', '受入口'],
  run_no: ['納入便', '便No'],
}

/** Matches fields to columns whose headings say the same; each column is taken once. */
export function guessFields(
  { fields, names }: ImportTarget<OrderImportField>,
  { heading, rows }: { readonly heading: readonly string[]; readonly rows: readonly (readonly string[])[] },
): readonly MatchedField[] {
  const free = new Map(heading.map((text, at) => [plainHeading(text), at]))
  return names.flatMap((name): readonly MatchedField[] => {
    const { label, kind } = fields[name]
    const called = [...languages.map((language) => label[language]), ...(calledToo[name] ?? [])]
    const known = called.map(plainHeading).find((text) => free.has(text))
    const column = known === undefined ? undefined : free.get(known)
    if (known === undefined || column === undefined) return []
    free.delete(known)
    const cells = rows.map((row) => row[column] ?? '')
    const converter =
      kind === 'date' ? { ...plainConverter, date: fittingFormat(cells) } : { ...plainConverter }
    return [{ field: name, source: { kind: 'column', columns: [column + 1] }, converter }]
  })
}

/** How many cells each format reads; blanks are none. */
export function formatsTried(
  cells: readonly string[],
  today: string,
): readonly { readonly format: DateFormat; readonly read: number }[] {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return dateFormat.codes.map((format) => ({
    format,
    read: filled.filter((cell) => readFileDate(cell, format, today) !== undefined).length,
  }))
}

/** The format that reads most; of equal ones the first. */
function fittingFormat(cells: readonly string[]): DateFormat {
  const [first, ...others] = formatsTried(cells, '2000-01-01')
  return others.reduce(
    (best, one) => (one.read > best.read ? one : best),
    first ?? { format: 'yyyy/MM/dd', read: 0 },
  ).format
}
