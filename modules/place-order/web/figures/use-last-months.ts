import { useState } from 'react'
import { rangeOf } from '#platform/contract/list-condition.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { figuresList } from '../../contract/figures/figures-list.ts'
import { monthAfter } from '../../contract/forecast/months-ahead.ts'

/** A year of months up to the one of today is what is compared first, until others are typed. */
export function useLastMonths(): typeof figuresList {
  const month = useSession(({ businessDate }) => businessDate)?.slice(0, 7) ?? ''
  const [list] = useState(() =>
    month === ''
      ? figuresList
      : {
          ...figuresList,
          initial: { ...figuresList.initial, month: rangeOf(monthAfter(month, -11), month) },
        },
  )
  return list
}
