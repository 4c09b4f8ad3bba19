/**
 * 遅れを含む: a line that should have left before the days that are asked for stands among them, so that it does not vanish
 * (decisions.md "Factory rules").
 */
export const lateIncluded = {
  kind: 'flag',
  width: 9,
  label: { ja: '遅れを含む', en: 'With late ones', zh: '包含延迟' },
} as const
