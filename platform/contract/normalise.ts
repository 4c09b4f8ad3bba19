/** Codes are trimmed, made half-width (NFKC) and upper-cased; names are stored as typed (decisions.md). */
export const normaliseCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()

/** Company codes name a database setting and a token prefix, so they have a narrow alphabet. */
export const companyCodePattern = /^[A-Z0-9_-]{1,20}$/

/** Ordinary codes: visible ASCII without quotes, blanks or separators of lists and paths. */
export const codePattern = /^[A-Z0-9][A-Z0-9._/+#-]*$/

/** The specification's blank: empty, or the text 'null'. */
export const isBlank = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value.trim() === '' || value.trim() === 'null'
