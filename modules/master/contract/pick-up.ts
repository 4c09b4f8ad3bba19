/** 引取曜日 of a supplier, Monday first: on none of them means on any working day. */
export type PickUpWeek = readonly boolean[]

/** Whether somebody comes on this day, holidays apart. */
export const collectsOn = (week: PickUpWeek, date: string): boolean =>
  !week.includes(true) || week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] === true
