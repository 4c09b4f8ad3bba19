import type { Command } from '../command/command.ts'
import { useNarrow } from '../view/use-device.ts'

/** So many stand beside the main one where the menu is a drawer; more would be lines of buttons before the first field. */
const most = 2

/** Of what is done every day that what stands beside the title; the others wait behind its one button. */
export function useBesideTitle(everyDay: readonly Command[]): readonly Command[] {
  const isNarrow = useNarrow()
  const others = everyDay.filter(({ primary }) => !primary)
  return isNarrow && others.length > most ? everyDay.filter(({ primary }) => primary) : everyDay
}
