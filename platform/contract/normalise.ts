/** Codes are trimmed, made half-width (NFKC) and upper-cased; names are stored as typed (decisions.md). */
export const normaliseCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()

/** Readings are stored in full-width katakana, however they were typed. */
export const normaliseKana = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** Company codes name a database setting and a token prefix, so they have a narrow alphabet. */
export const companyCodePattern = /^[A-Z0-9_-]{1,20}$/

/** Ordinary codes: visible ASCII without quotes, blanks or separators of lists and paths. */
export const codePattern = /^[A-Z0-9][A-Z0-9._/+#-]*$/

/** The specification's blank: empty, or the text 'null'. */
export const isBlank = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value.trim() === '' || value.trim() === 'null'
