const dayMs = 86_400_000

/** Not finished, and due before the business date. */
export const lateBefore = (day: string) => ({
  instruction_status: '0,1,4',
  due_dt: `..${day === '' ? '' : new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)}`,
})

export const daysLate = (due_dt: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(due_dt)) / dayMs)
