import { useMemo } from 'react'
import { useSay } from '../../language/say.ts'
import { boardTexts } from './board.text.ts'

/** The twelve months of a fiscal year: its halves, and what it is called. */
export function useFiscalYear(year: string, months: readonly string[]) {
  const say = useSay()
  const halves = useMemo(
    () => [
      { label: say(boardTexts.firstHalf), days: months.slice(0, 6) },
      { label: say(boardTexts.secondHalf), days: months.slice(6) },
    ],
    [months, say],
  )
  const [from = '', to = ''] = [months[0], months.at(-1)].map((month) => month?.replace('-', '/'))
  return { halves, words: say(boardTexts.yearShown, { year, from, to }) }
}
