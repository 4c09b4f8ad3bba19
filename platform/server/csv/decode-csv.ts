import { isUtf8 } from 'node:buffer'
import { csvMaxBytes } from '#platform/contract/csv.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { decodeCp932 } from './cp932.ts'

/**
 * The text of an uploaded file. The order decides (decisions.md "CSV"): a byte order mark is refused, ASCII is
 * accepted, UTF-8 beyond ASCII is refused, and the rest is CP932. UTF-16 never is a CSV that we read.
 */
export function decodeCsv(bytes: Uint8Array, { acceptUtf8 }: { readonly acceptUtf8: boolean }): string {
  if (bytes.length > csvMaxBytes) throw csvErrors.CSV_FILE.with()
  if (beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff)) throw generic[30096].with()
  const marked = beginsWith(bytes, 0xef, 0xbb, 0xbf)
  const isAscii = bytes.every((byte) => byte < 0x80)
  if (!marked && (isAscii || !isUtf8(bytes))) return decodeCp932(bytes)
  if (!acceptUtf8) throw generic[30096].with()
  return new TextDecoder('utf-8').decode(bytes)
}

const beginsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)
