/** Of a number that somebody means: a million digits would take seconds to be read. */
const longest = 100

const number = /^-?\d+(?:\.\d+)?$/

/**
 * What a person has typed or pasted, as numbers travel: full width, separators, a currency mark, and the minus signs of
 * Japanese books are understood. Undefined when it is no number.
 */
export function plainNumber(typed: string): string | undefined {
  if (typed.length > longest) return undefined
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/^[\u25b2\u25b3\u2212\u2010-\u2015\u30fc]/, '-')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^(-?)[+¥\\]?(-?)/, '$1$2')
    .replace(/^--/, '!')
  const grouped = plain.includes(',') && !/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)
  if (grouped) return undefined
  const whole = plain
    .replaceAll(',', '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.')
  return number.test(whole) ? whole : undefined
}
