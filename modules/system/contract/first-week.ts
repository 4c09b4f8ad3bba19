import { screen } from '#platform/contract/screen.ts'

/** はじめの1週間: what to try first, for each kind of work. */
export const firstWeekScreen = screen({
  path: '/firstWeek',
  name: 'firstWeek',
  title: { ja: 'はじめの1週間', en: 'First week', zh: '第一周' },
  icon: 'star',
  hidden: true,
})
