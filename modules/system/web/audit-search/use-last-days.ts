import { useState } from 'react'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { ListColumns } from '#platform/contract/list-column.ts'
import type { ListOnScreen } from '#platform/contract/list-screen.ts'

/** What happened lately is what one looks for first: a week by the clock, until another period is typed. */
export function useLastDays<C extends ListColumns>(list: ListOnScreen<C>, moment: string): ListOnScreen<C> {
  const [from] = useState(() => dayAfter(localDay(new Date()), 1 - days))
  return { ...list, initial: { ...list.initial, [moment]: `${from}..` } }
}

const days = 7

/** `yyyy-mm-dd`, where the reader is. */
const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
