import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { workingDaysLeft } from '../../contract/working-days.ts'
import { homeTexts } from './home.text.ts'

/** How many days the month still has for work. */
export function WorkingDays({ date }: { date: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['home', workingDaysLeft.path, date],
    queryFn: ({ signal }) => call(workingDaysLeft, {}, signal),
  })
  if (!data) return null
  const { days, today } = data
  const text = days === 0 ? homeTexts.noDaysLeft : today ? homeTexts.daysWithToday : homeTexts.daysLeft
  return <span>{say(text, { count: days })}</span>
}
