/**
 * A spreadsheet takes a text that begins like this for a formula, also in full width. Such a text is written with an
 * apostrophe before it, which a spreadsheet and our own upload take away again; a text that has apostrophes there
 * itself gets one more. So data stay as they are, nothing is ever executed, and an export is imported unchanged.
 */
const likeFormula = /^'*[=+\-@＝＋－＠\t\r]/
const guarded = /^'+[=+\-@＝＋－＠\t\r]/

export const guardFormula = (text: string): string => (likeFormula.test(text) ? `'${text}` : text)
export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text)
