/** A time of the day as people type it: `9`, `930`, `12:00`, in any width. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?::?(\d{2}))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : undefined
}
