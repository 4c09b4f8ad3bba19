/** Of the letters of an axis, a hair more than most of them have. */
const widthOf = (letter: string): number => (/[\u0020-\u007e\uff61-\uff9f]/.test(letter) ? 7 : 12)

/** As much of a name as stands beside a line: what comes behind it is not written over. */
export function fitting(name: string, room: number): string {
  const letters = [...name]
  const whole = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  if (whole <= room) return name
  let left = room - widthOf('…')
  const kept = letters.findIndex((letter) => (left -= widthOf(letter)) < 0)
  return `${letters.slice(0, kept).join('').trimEnd()}…`
}
