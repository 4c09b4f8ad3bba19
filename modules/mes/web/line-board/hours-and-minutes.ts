/** `5:07`, of hours and minutes; what has not come yet is nothing. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
