/** What a piece (a metre, a litre) weighs, in kilograms, by the beginning of its code. */
const bought: readonly (readonly [prefix: string, weight: string])[] = [
  ['BRG-', '0.02'],
  ['BLT-', '0.004'],
  ['PIN-', '0.003'],
  ['SEAL-', '0.012'],
  ['BSH-', '0.03'],
  ['SNS-', '0.06'],
  ['MTR-', '2.4'],
  ['GER-', '0.18'],
  ['CST-', '3.2'],
  ['RSN-', '0.02'],
  ['SHT-', '0.45'],
  ['NPL-', '0.01'],
  ['MAT-S45C-50', '15.4'],
  ['MAT-S45C-30', '5.55'],
  ['MAT-SCM-', '9.86'],
  ['MAT-SUJ-', '3.85'],
  ['MAT-SS400-12', '9.42'],
  ['MAT-SS400-19', '18.6'],
  ['MAT-A5052-', '1'],
  ['MAT-A6063-', '4.3'],
  ['BOX-', '0.25'],
  ['OIL-', '0.87'],
  ['GRS-', '1'],
  ['CUT-', '0.95'],
  ['INS-', '0.01'],
]

/** Of what is made: by its family and size, its parts less. */
const families: Readonly<Record<string, number>> = {
  LG: 0.9,
  BS: 0.7,
  RG: 4.5,
  IX: 12,
  CL: 0.6,
  SP: 9,
  CH: 1.1,
  CV: 1.8,
}

export function weightOf(item_cd: string): string {
  const known = bought.find(([prefix]) => item_cd.startsWith(prefix))
  if (known) return known[1]
  const [family = '', size = '', part = ''] = item_cd.split('-')
  const whole = ((families[family] ?? 1) * Number(size)) / 15
  return (whole / 2 ** part.length).toFixed(2)
}
