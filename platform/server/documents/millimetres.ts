/** PDF counts in points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4
