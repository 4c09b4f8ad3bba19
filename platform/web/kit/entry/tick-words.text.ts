/** What people and spreadsheets write for a ticked box, and for an empty one. */
export const tickWords = {
  yes: ['1', 'true', 'yes', 'y', 'はい', '是', '○', '◯', '✓', '✔', 'レ'],
  no: ['', '0', 'false', 'no', 'n', 'いいえ', '否', '×', '-'],
} as const satisfies Record<string, readonly string[]>
