/** A workbook has no time zones: its moments are what the factory's clock showed, written as if it were UTC. */
export function wallClock(timeZone: string): (moment: string) => Date {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => new Date(`${parts.format(new Date(moment)).replace(' ', 'T')}Z`)
}
