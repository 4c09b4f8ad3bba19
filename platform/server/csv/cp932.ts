import iconv from 'iconv-lite'

/**
 * Characters that are the same to a reader and differ between the tables of Unicode and of Windows: they are written
 * as the one that CP932 has (decisions.md "CSV").
 */
const twins: Readonly<Record<string, string>> = {
  '\u301c': '\uff5e', // 〜 wave dash
  '\u2212': '\uff0d', // − minus sign
  '\u2016': '\u2225', // ‖ double line
  '\u2014': '\u2015', // — long dash
  '\u00a2': '\uffe0',
  '\u00a3': '\uffe1',
  '\u00ac': '\uffe2',
  '\u00a5': '\uffe5',
}
const twin = /[\u301c\u2212\u2016\u2014\u00a2\u00a3\u00ac\u00a5]/g

/** The text as a CP932 file can hold it; characters without a place in CP932 stay as they are. */
export const toCp932Form = (text: string): string => text.replace(twin, (letter) => twins[letter] ?? letter)

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
