import iconv from 'iconv-lite'
import { cp932Twins } from '#platform/contract/cp932-twins.ts'

const twin = /[\u301c\u2212\u2016\u2014\u00a2\u00a3\u00ac\u00a5]/g

/** The text as a CP932 file can hold it; characters without a place in CP932 stay as they are. */
export const toCp932Form = (text: string): string =>
  text.replace(twin, (letter) => cp932Twins[letter] ?? letter)

/** The bytes of a text in CP932 form, or undefined when it has a character that CP932 cannot hold. Never a "?". */
export function encodeCp932(text: string): Buffer | undefined {
  const bytes = iconv.encode(text, 'cp932')
  return iconv.decode(bytes, 'cp932') === text ? bytes : undefined
}

/** The first character that CP932 cannot hold. */
export const unwritable = (text: string): string | undefined =>
  encodeCp932(text) ? undefined : [...text].find((letter) => !encodeCp932(letter))

/** Bytes that are nothing in CP932 become U+FFFD, which CP932 does not have. */
export const decodeCp932 = (bytes: Uint8Array): string => iconv.decode(Buffer.from(bytes), 'cp932')
export const undecodable = '\ufffd'
